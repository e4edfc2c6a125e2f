package luabind

// Disturb calls f before each script that the session loads from now on.
func (s *Session) Disturb(f func(file string)) { s.lib.opt.disturb = f }

// Size of what is loaded.
func (s *Session) Size() string { return s.lib.size() }
