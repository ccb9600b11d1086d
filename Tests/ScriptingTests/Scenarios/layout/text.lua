-- Text has fixed metrics: the advances of a Helvetica-like face, a line of 1.193359375 times the size up to
-- the pixel grid (V9, V21, facts 7.3).
local function size(text, font)
  local label = UILabel{text = text}
  if font then label.font = font end
  return label.intrinsicContentSize
end
expectEqual(UIFont.systemFont{ofSize = 17}.lineHeight, 20.287109375)
expectEqual(size("x").height, 20 + 1 / 3, {accuracy = 1e-9}) -- at 3x
reset()
device{width = 390, height = 844, scale = 2}
expectEqual(size("x").height, 20.5)
-- a 556, b 556, c 500 of 1000, regular; bold: 556, 611, 556
expectEqual(size("abc", UIFont.systemFont{ofSize = 1000}), CGSize(1612, 1193.5))
expectEqual(size("abc", UIFont.boldSystemFont(1000)).width, 1723)
-- other characters 556, East Asian wide ones a whole em
expectEqual(size("Ж", UIFont.systemFont{ofSize = 1000}).width, 556)
expectEqual(size("漢字", UIFont.systemFont{ofSize = 1000}).width, 2000)
expectEqual(size("한", UIFont.systemFont{ofSize = 1000}).width, 1000)
expectEqual(size("", UIFont.systemFont{ofSize = 20}), CGSize(0, 0))
-- widths go up to the pixel: "abc" at 17 is 27.404
expectEqual(size("abc").width, 27.5)
-- a label is never wider than it is asked to be; two lines are twice as high, to the pixel
local label = UILabel{text = "abc abc", numberOfLines = 0}
expectEqual(label:sizeThatFits(CGSize(30, 0)), CGSize(27.5, 41))
label.numberOfLines = 1
expectEqual(label:sizeThatFits(CGSize(30, 0)).height, 20.5)
-- symbols: a square of 1.2 times the point size up to the pixel, 1.5 times that for large
expectEqual(UIImage{systemName = "xmark"}.size, CGSize(20.5, 20.5))
local function symbol(values) return UIImage{systemName = "xmark", withConfiguration = UIImage.SymbolConfiguration(values)}.size end
expectEqual(symbol{pointSize = 20}, CGSize(24, 24))
expectEqual(symbol{pointSize = 20, weight = "bold", scale = "large"}, CGSize(36, 36))
expectEqual(symbol{pointSize = 20, scale = "medium"}, CGSize(24, 24))
