/// A phase of a build that runs a script; none is run here.
public struct TargetScript: Encodable, Equatable, Sendable {
    /// Whether it runs before the sources are compiled.
    public enum Order: String, Encodable, Equatable, Sendable { case pre, post }

    public let name: String
    public let order: Order
    public let outputPaths: [Path]
}

extension TargetScript {
    public static func pre(
        tool: String, arguments: String..., name: String, inputPaths: FileList = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [],
        outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self(name: name, order: .pre, outputPaths: outputPaths) }

    public static func pre(
        tool: String, arguments: [String], name: String, inputPaths: FileList = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [],
        outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self(name: name, order: .pre, outputPaths: outputPaths) }

    public static func pre(
        path: Path, arguments: String..., name: String, inputPaths: FileList = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [],
        outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self(name: name, order: .pre, outputPaths: outputPaths) }

    public static func pre(
        path: Path, arguments: [String], name: String, inputPaths: FileList = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [],
        outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self(name: name, order: .pre, outputPaths: outputPaths) }

    public static func pre(
        script: String, name: String, inputPaths: FileList = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [],
        outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self(name: name, order: .pre, outputPaths: outputPaths) }

    public static func post(
        tool: String, arguments: String..., name: String, inputPaths: FileList = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [],
        outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self(name: name, order: .post, outputPaths: outputPaths) }

    public static func post(
        tool: String, arguments: [String], name: String, inputPaths: FileList = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [],
        outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self(name: name, order: .post, outputPaths: outputPaths) }

    public static func post(
        path: Path, arguments: String..., name: String, inputPaths: FileList = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [],
        outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self(name: name, order: .post, outputPaths: outputPaths) }

    public static func post(
        path: Path, arguments: [String], name: String, inputPaths: FileList = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [],
        outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self(name: name, order: .post, outputPaths: outputPaths) }

    public static func post(
        script: String, name: String, inputPaths: FileList = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [],
        outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self(name: name, order: .post, outputPaths: outputPaths) }
}

/// `TargetScript` by its name in Tuist 1.
public typealias TargetAction = TargetScript

/// A rule by which files are made of others.
public struct BuildRule: Encodable, Equatable, Sendable {
    public var name: String?
    public var script: String?

    public static func buildRule(
        name: String? = nil, fileType: FileType, filePatterns: String? = nil, compilerSpec: CompilerSpec,
        inputFiles: [String] = [], outputFiles: [String] = [], outputFilesCompilerFlags: [String] = [],
        script: String? = nil, runOncePerArchitecture: Bool = false
    ) -> Self {
        Self(name: name, script: script)
    }

    /// What files a rule is for.
    public enum FileType: String, Encodable, Equatable, Sendable {
        case instrumentsPackageDefinition, metalAIR, machO, machOObject, siriKitIntent, coreMLMachineLearning,
            rcProjectDocument, skyboxAsset, coreDataMappingModel, coreDataModel, coreDataModelVersioned, appIconSet,
            assetCatalog, cSource, cppSource, fortranSource, metalSource, objcSource, objcppSource, swiftSource,
            lexSource, yaccSource, appleScript, dtraceSource, javaScript, perlScript, phpScript, pythonScript,
            rubyScript, shellScript, bundle, framework, xcframework, audio, image, text, propertyList,
            stringsFile, strings, stringsDict, interfaceBuilder, storyboard, sourceFilesWithNamesMatching, unknown
    }

    /// What a rule compiles with.
    public enum CompilerSpec: String, Encodable, Equatable, Sendable {
        case appIntentsMetadataExtractor, appShortcutStringsMetadataExtractor, appleClang, assetCatalogCompiler,
            codeSign, compileRealityComposer, compileSceneKitShaders, compileSkybox, compileUSDZ, compressPNG,
            copyPlistFile, copySceneKitAssets, copyStringsFile, copyTiffFile, coreDataMappingModelCompiler,
            coreMLModelCompiler, dataModelCompiler, defaultCompiler, dTrace, generateSpriteKitTextureAtlas,
            iconutil, instrumetsPackageBuilder, intentDefinitionCompiler, interfaceBuilderCompiler,
            interfaceBuilderStoryboardCompiler, interfaceBuilderStoryboardLinker,
            interfaceBuilderStoryboardPostprocessor,
            lex, lsRegisterURL, metalCompiler, metalLinker, mig, nasm, nmedit, openCL, osaCompile, pbxcp,
            processSceneKitDocument, processXCAppExtensionPoints, rez, stripSymbols, swiftCompiler,
            swiftABIBaselineGenerator,
            swiftFrameworkABIChecker, textBasedAPITool, unifdef, yacc, customScript
    }
}
