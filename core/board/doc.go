// Package board is the geometry of the table: areas and what a straight line
// meets in them, what sees what, what lies where. It knows no models and no
// rules.
//
// Positions, lengths and radii are int32 thousandths of an inch; x and y grow
// as in a drawing, angles are counted against the clock. Coordinates go up to
// Far. Answers are rounded to the nearest thousandth and are the same on every
// machine: what is computed in float64 is rounded after each product
// (Go may fuse a product and a sum otherwise) and uses nothing of math but Sqrt
// and rounding.
//
// A disc is a base: a centre and a radius. Two things are in contact when they
// are at most Tolerance apart, and overlap when they reach into each other by
// more than Tolerance.
package board
