import Foundation

/// The value after a round trip through JSON.
func recoded<Value: Codable>(_ value: Value) throws -> Value {
  let encoder = JSONEncoder()
  encoder.nonConformingFloatEncodingStrategy = .convertToString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  let decoder = JSONDecoder()
  decoder.nonConformingFloatDecodingStrategy = .convertFromString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  return try decoder.decode(Value.self, from: encoder.encode(value))
}

/// A value from its JSON text.
func decoded<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
  try JSONDecoder().decode(type, from: Data(text.utf8))
}
