package rulings

var law46 []Procedure
