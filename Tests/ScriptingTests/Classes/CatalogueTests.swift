import LuaRuntime
import Testing

@testable import Scripting

/// The declarations of the class tables themselves.
struct CatalogueTests {
  @Test func everyClassIsDeclaredWell() {
    for type in Catalogue().types { #expect(type.validate() == [], "\(type.name)") }
  }

  @Test func namesAreUniqueAndParentsComeFirst() {
    var seen: Set<String> = []
    for type in Catalogue().types {
      #expect(type.parent.map { seen.contains($0.name) } ?? true, "\(type.name)")
      #expect(seen.insert(type.name).inserted, "\(type.name) twice")
    }
  }

  /// A member that hides an inherited one is a mistake, unless it replaces a constructor.
  @Test func noMemberHidesAnInheritedOne() {
    for type in Catalogue().types {
      for member in type.members where !member.isConstructor && member.kind != .operation {
        #expect(
          type.parent?.member(named: member.name) == nil,
          "\(type.name).\(member.name) hides that of \(type.parent?.name ?? "")")
      }
    }
  }

  /// Documentation is a sentence that stands in one line of help.
  @Test func everyDocLineIsASentence() {
    for type in Catalogue().types {
      for member in type.members where member.kind != .operation {
        let name = "\(type.name).\(member.name)"
        #expect(member.doc.hasSuffix("."), "\(name): \(member.doc)")
        #expect(!member.doc.contains("\n"), "\(name)")
      }
    }
  }
}
