package import JSON
package import WidgetArchive

/// What a widget's provider and views are told of where they stand, and each environment that they are drawn for.
package struct DrawingContext: Sendable, Hashable {
    package var family: Family
    package var displaySize: ArchiveSize
    package var isPreview: Bool
    /// The reply has an archive for each of these.
    package var environments: [DrawingEnvironment]

    package init(
        family: Family, displaySize: ArchiveSize, isPreview: Bool = false, environments: [DrawingEnvironment]
    ) {
        self.family = family
        self.displaySize = displaySize
        self.isPreview = isPreview
        self.environments = environments
    }

    package var json: JSONValue {
        [
            "family": .string(family.rawValue),
            "displaySize": ["width": .double(displaySize.width), "height": .double(displaySize.height)],
            "isPreview": .bool(isPreview), "environments": .array(environments.map(\.json)),
        ]
    }

    package init(json: JSONValue?) throws(BridgeError) {
        let members = try MessageMembers(json, of: "context")
        family = try members.required("family", try members.choice("family"))
        displaySize = try ArchiveSize(json: members["displaySize"]) ?? family.displaySize
        isPreview = members["isPreview"]?.boolValue ?? false
        environments = []
        for environment in try members.array("environments") {
            environments.append(try DrawingEnvironment(json: environment))
        }
        if environments.isEmpty { throw .invalidParams("context.environments is empty") }
    }
}

extension ArchiveSize {
    /// `{width, height}` in points; nil where there is none.
    package init?(json: JSONValue?) throws(BridgeError) {
        guard let json else { return nil }
        guard let width = json["width"]?.doubleValue, let height = json["height"]?.doubleValue, width > 0, height > 0,
            width.isFinite, height.isFinite
        else { throw .invalidParams("a size is {width, height} in points") }
        self.init(width: width, height: height)
    }

    /// `{width, height}`, in whole numbers where they are whole.
    package var json: JSONValue {
        func number(_ value: Double) -> JSONValue { Int(exactly: value).map { .int($0) } ?? .double(value) }
        return ["width": number(width), "height": number(height)]
    }
}
