package dice

// Order is a random order of n things, from 0: every one of the n! is as likely,
// and the same seed gives the same.
func Order(seed uint64, n int) []int {
	out := make([]int, n)
	key := mix(seed ^ 0x0dde2)
	for i := range out {
		key = mix(key)
		j := int(uniform(key, uint64(i)+1))
		out[i], out[j] = out[j], i
	}
	return out
}
