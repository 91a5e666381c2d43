package rulings

var law47 []Procedure
