local t = { 5, 2, 8, 1 } table.sort(t) print(table.concat(t, ",")) table.sort(t, function(a, b) return a > b end) print(table.concat(t, ","))
table.insert(t, 9) table.insert(t, 1, 0) print(table.concat(t, " ")) print(table.remove(t), table.remove(t, 1), table.remove(t, 2)) print(table.concat(t, " "))
print(table.remove({}), #t, table.maxn { 1, 2, nil, 4 }, table.maxn {}, table.concat({}), table.concat({ 1, 2, 3 }, "-", 2), table.concat({ 1, 2, 3 }, "-", 2, 3), table.concat({ 1 }, "-", 3))
do local s = { "b", "a", "C", "" } table.sort(s) print(table.concat(s, "|")) end
do local l = {} for i = 1, 100 do l[i] = (i * 37) % 101 end table.sort(l) local ok = true for i = 2, 100 do ok = ok and l[i - 1] <= l[i] end print(ok) end
do local l = { 1, 2, 3 } l[#l] = nil l[#l + 1] = 9 table.sort(l) print(#l, l[1], l[2], l[3]) end
do local l = {} for i = 1, 10 do table.insert(l, 1, i) end for i = 1, 5 do table.remove(l, 3) end print(table.concat(l, " ")) end
do local l = { n = 1, 10, 20 } local keys = {} for k in pairs(l) do keys[#keys + 1] = tostring(k) end table.sort(keys) print(table.concat(keys, " ")) end
print(pcall(table.concat, { 1, {}, 3 }) == false, pcall(table.insert, {}, 1, 2, 3) == false, pcall(table.sort, { 1, "x" }) == false)
