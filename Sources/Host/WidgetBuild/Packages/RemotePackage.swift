import JSON
import WidgetProtocol

/// A package that a project or a manifest takes from elsewhere, and what of it.
struct RemotePackage: Hashable, Sendable {
    /// Where git has it from.
    var url: String
    /// Which versions will do, as a manifest says it: `from: "1.0.0"`.
    var requirement: String
    /// The products that are taken, in the order of their names.
    var products: [String]

    /// SwiftPM's name for it: the last part of its address.
    var identity: String { url.repositoryName.lowercased() }
}

extension String {
    /// The last part of a repository's address: `Charts` of `https://example.com/Charts.git`.
    var repositoryName: String {
        let name = split(separator: "/").last.map(String.init) ?? self
        return name.lowercased().hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
}

extension RemotePackage {
    /// A manifest that takes all of them, and nothing else.
    ///
    /// SwiftPM has what packages depend on along only where a target takes a product that needs it.
    static func manifest(of packages: [RemotePackage]) -> String {
        let dependencies = packages.map { "        .package(url: \($0.url.literal), \($0.requirement))," }
        let products = packages.flatMap { package in
            package.products.map {
                "            .product(name: \($0.literal), package: \(package.identity.literal)),"
            }
        }
        return
            (["// swift-tools-version: 5.9", "import PackageDescription", "let package = Package("]
            + ["    name: \"Fetched\",", "    dependencies: ["] + dependencies + ["    ],"]
            + ["    targets: [.target(name: \"Fetched\", dependencies: ["] + products + ["    ])])", ""])
            .joined(separator: "\n")
    }
}

extension XcodeProject {
    /// The packages from elsewhere that a target and those that it needs take products of; all that the project has,
    /// where it takes none of them.
    func packages(takenBy target: XcodeTarget?) throws(BridgeError) -> [RemotePackage] {
        let references = objects(root.list("packageReferences")).filter { $0["repositoryURL"] != nil }
        guard !references.isEmpty else { return [] }
        let targets = try targets
        var needed: [XcodeTarget] = target.map { [$0] } ?? []
        var taken: [String: Set<String>] = [:]
        var index = 0
        while index < needed.count {
            for dependency in needed[index].dependencies {
                switch dependency {
                case .product(let name, let package?): taken[package, default: []].insert(name)
                case .product: continue
                case .target(let id): add { $0.object.id == id }
                case .framework(let file):
                    add { "\($0.productName).framework" == file || "lib\($0.productName).a" == file }
                }
            }
            index += 1
        }
        if references.allSatisfy({ taken[$0.id] == nil }) {
            for product in objects(isa: "XCSwiftPackageProductDependency") {
                if let package = product["package"], let name = product["productName"] {
                    taken[package, default: []].insert(name)
                }
            }
        }
        return references.compactMap { reference in
            guard let url = reference["repositoryURL"], let products = taken[reference.id] else { return nil }
            return RemotePackage(url: url, requirement: Self.requirement(of: reference), products: products.sorted())
        }

        func add(where isMeant: (XcodeTarget) -> Bool) {
            needed += targets.filter { target in
                isMeant(target) && !needed.contains { $0.object.id == target.object.id }
            }
        }
    }

    /// Xcode's rule for versions, as a manifest says it; any version where there is none.
    private static func requirement(of reference: ProjectObject) -> String {
        let rule = reference.dictionary("requirement").compactMapValues(\.string)
        let lowest = version(rule["minimumVersion"] ?? rule["version"] ?? "0")
        return switch rule["kind"] {
        case "upToNextMajorVersion": "from: \(lowest)"
        case "upToNextMinorVersion": ".upToNextMinor(from: \(lowest))"
        case "exactVersion": "exact: \(lowest)"
        case "versionRange": "\(lowest)..<\(version(rule["maximumVersion"] ?? "9999"))"
        case "branch": "branch: \((rule["branch"] ?? "").literal)"
        case "revision": "revision: \((rule["revision"] ?? "").literal)"
        default: "\(lowest)..<\"9999.0.0\""
        }
    }

    /// A version in the three parts that a manifest has to have.
    private static func version(_ text: String) -> String {
        let missing = 2 - text.prefix { $0 != "-" && $0 != "+" }.count { $0 == "." }
        return (missing > 0 ? text + String(repeating: ".0", count: missing) : text).literal
    }
}

extension PackageManifest {
    /// The packages that it takes from elsewhere, with the products that its targets take of them.
    static func remotePackages(json: JSONValue) -> [RemotePackage] {
        let dependencies = (json["targets"]?.arrayValue ?? []).flatMap { $0["dependencies"]?.arrayValue ?? [] }
        // A product is named with its package, or by its name alone.
        let products = dependencies.compactMap { dependency -> (name: String, package: String?)? in
            let values = (dependency["product"] ?? dependency["byName"])?.arrayValue
            guard let name = values?.first?.stringValue else { return nil }
            return (name, dependency["product"] == nil ? nil : values?.dropFirst().first?.stringValue?.lowercased())
        }
        return (json["dependencies"]?.arrayValue ?? []).flatMap { $0["sourceControl"]?.arrayValue ?? [] }.compactMap {
            dependency in
            guard let remote = dependency["location"]?["remote"]?.arrayValue?.first,
                let url = remote["urlString"]?.stringValue ?? remote.stringValue
            else { return nil }
            let identity = dependency["identity"]?.stringValue
            let taken = products.filter {
                $0.package == identity || $0.package == nil && $0.name.lowercased() == identity
            }
            return RemotePackage(
                url: url, requirement: requirement(json: dependency["requirement"] ?? .null),
                products: Set(taken.map(\.name)).sorted())
        }
    }

    private static func requirement(json: JSONValue) -> String {
        func first(_ key: String) -> String? { json[key]?.arrayValue?.first?.stringValue?.literal }
        if let version = first("exact") { return "exact: \(version)" }
        if let branch = first("branch") { return "branch: \(branch)" }
        if let revision = first("revision") { return "revision: \(revision)" }
        let range = json["range"]?.arrayValue?.first
        let lowest = (range?["lowerBound"]?.stringValue ?? "0.0.0").literal
        return "\(lowest)..<\((range?["upperBound"]?.stringValue ?? "9999.0.0").literal)"
    }
}

extension String {
    /// It as a literal in Swift.
    fileprivate var literal: String { JSONValue.string(replacing("\\", with: "")).text }
}
