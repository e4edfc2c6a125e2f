// Package cli is the command line: arguments in, text and an exit code out.
//
// Each command is one file that holds its flags, its help and what it does;
// root.go lists them. Commands ask an Engine and print what it says; they know
// neither Lua nor rules. What they may touch of the world comes in an IO.
//
// Exit codes: 0 good; 1 ran and failed (a script, a scenario); 2 could not run
// (wrong usage, a file that is not there, text that is no Lua). Nothing that
// went wrong exits with 0.
package cli
