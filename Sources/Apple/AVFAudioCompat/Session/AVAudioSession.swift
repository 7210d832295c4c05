public import Foundation

/// How an app sounds. A widget's process makes no sound.
open class AVAudioSession: NSObject, @unchecked Sendable {
    private static let shared = AVAudioSession()
    open class func sharedInstance() -> AVAudioSession { shared }

    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        public static let audioProcessing = Category(rawValue: "AVAudioSessionCategoryAudioProcessing")
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
        public static let dualRoute = Mode(rawValue: "AVAudioSessionModeDualRoute")
        public static let raw = Mode(rawValue: "AVAudioSessionModeRaw")
        public static let shortFormVideo = Mode(rawValue: "AVAudioSessionModeShortFormVideo")
    }

    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
        public static let farFieldInput = CategoryOptions(rawValue: 1 << 18)
        public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)
        public static let bluetoothHighQualityRecording = CategoryOptions(rawValue: 1 << 19)
    }

    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    public enum InterruptionType: UInt, Sendable {
        case ended, began
    }

    public enum RouteSharingPolicy: UInt, Sendable {
        case `default`, longFormAudio, independent, longFormVideo

        public static var longForm: RouteSharingPolicy { .longFormAudio }
    }

    open private(set) var category = Category.soloAmbient
    open private(set) var mode = Mode.default
    open private(set) var categoryOptions: CategoryOptions = []
    open var outputVolume: Float { 0 }
    open var isOtherAudioPlaying: Bool { false }
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    open var recordPermission: RecordPermission { .denied }
    open var sampleRate: Double { 48_000 }

    /// Notes the category; there is nothing that sounds.
    open func setCategory(_ category: Category) throws { self.category = category }

    open func setCategory(_ category: Category, options: CategoryOptions) throws {
        self.category = category
        categoryOptions = options
    }

    open func setCategory(_ category: Category, mode: Mode) throws {
        try setCategory(category, mode: mode, options: [])
    }

    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions) throws {
        self.category = category
        self.mode = mode
        categoryOptions = options
    }

    open func setCategory(_ category: Category, mode: Mode, policy: RouteSharingPolicy) throws {
        try setCategory(category, mode: mode, options: [])
    }

    open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions
    ) throws {
        try setCategory(category, mode: mode, options: options)
    }

    open func setMode(_ mode: Mode) throws { self.mode = mode }
    open func setActive(_ active: Bool) throws {}
    open func setActive(_ active: Bool, options: SetActiveOptions) throws {}
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }

    open var availableCategories: [Category] { [] }
    open var availableModes: [Mode] { [] }
    open var routeSharingPolicy: RouteSharingPolicy { .default }
    open var inputGain: Float { 0 }
    open var isInputGainSettable: Bool { false }
    open var isInputAvailable: Bool { false }
    open var inputLatency: TimeInterval { 0 }
    open var outputLatency: TimeInterval { 0 }
    open var ioBufferDuration: TimeInterval { 0 }
    open var preferredSampleRate: Double { 0 }
    open var preferredIOBufferDuration: TimeInterval { 0 }
    open var preferredInputNumberOfChannels: Int { 0 }
    open var preferredOutputNumberOfChannels: Int { 0 }
    open var inputNumberOfChannels: Int { 0 }
    open var outputNumberOfChannels: Int { 0 }
    open var maximumInputNumberOfChannels: Int { 0 }
    open var maximumOutputNumberOfChannels: Int { 0 }
    open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    open var availableInputs: [AVAudioSessionPortDescription]? { nil }
    open var preferredInput: AVAudioSessionPortDescription? { nil }
    open var inputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
    open var inputDataSource: AVAudioSessionDataSourceDescription? { nil }
    open var outputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
    open var outputDataSource: AVAudioSessionDataSourceDescription? { nil }
    open var promptStyle: PromptStyle { .none }
    open var renderingMode: RenderingMode { .notApplicable }
    open private(set) var allowHapticsAndSystemSoundsDuringRecording = false
    open private(set) var prefersNoInterruptionsFromSystemAlerts = false
    open var supportsMultichannelContent: Bool { false }

    // What asks for hardware fails: there is none.
    open func setPreferredSampleRate(_ sampleRate: Double) throws { throw AVAudioError.unavailable }
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { throw AVAudioError.unavailable }
    open func setPreferredInputNumberOfChannels(_ count: Int) throws { throw AVAudioError.unavailable }
    open func setPreferredOutputNumberOfChannels(_ count: Int) throws { throw AVAudioError.unavailable }
    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws { throw AVAudioError.unavailable }
    open func setInputGain(_ gain: Float) throws { throw AVAudioError.unavailable }
    open func setInputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {
        throw AVAudioError.unavailable
    }
    open func setOutputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {
        throw AVAudioError.unavailable
    }
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws { throw AVAudioError.unavailable }
    open func setAggregatedIOPreference(_ inIOType: IOType) throws { throw AVAudioError.unavailable }
    open func setSupportsMultichannelContent(_ inValue: Bool) throws { throw AVAudioError.unavailable }
    open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
        allowHapticsAndSystemSoundsDuringRecording = inValue
    }
    open func setPrefersNoInterruptionsFromSystemAlerts(_ inValue: Bool) throws {
        prefersNoInterruptionsFromSystemAlerts = inValue
    }
    open var prefersInterruptionOnRouteDisconnect: Bool { true }
    open func setPrefersInterruptionOnRouteDisconnect(_ inValue: Bool) throws { throw AVAudioError.unavailable }
    open var inputOrientation: StereoOrientation { .none }
    open var preferredInputOrientation: StereoOrientation { .none }
    open func setPreferredInputOrientation(_ orientation: StereoOrientation) throws { throw AVAudioError.unavailable }
    open var isEchoCancelledInputEnabled: Bool { false }
    open var isEchoCancelledInputAvailable: Bool { false }
    open var prefersEchoCancelledInput: Bool { false }
    open func setPrefersEchoCancelledInput(_ value: Bool) throws { throw AVAudioError.unavailable }
    open var preferredMicrophoneInjectionMode: MicrophoneInjectionMode { .none }
    open var isMicrophoneInjectionAvailable: Bool { false }
    open func setPreferredMicrophoneInjectionMode(_ inValue: MicrophoneInjectionMode) throws {
        throw AVAudioError.unavailable
    }
    /// Throws: nothing begins to sound.
    @discardableResult
    open func activate() async throws -> Bool { throw AVAudioError.unavailable }
    @discardableResult
    open func activate(options: ActivationOptions) async throws -> Bool { throw AVAudioError.unavailable }
    open func activate(completionHandler handler: @escaping (Bool, (any Error)?) -> Void) {
        handler(false, AVAudioError.unavailable)
    }
    open func activate(
        options: ActivationOptions, completionHandler handler: @escaping (Bool, (any Error)?) -> Void
    ) {
        handler(false, AVAudioError.unavailable)
    }
    open func prepareRouteSelectionForPlayback() async -> (Bool, RouteSelection) { (false, .none) }
    open func prepareRouteSelectionForPlayback(completionHandler: @escaping (Bool, RouteSelection) -> Void) {
        completionHandler(false, .none)
    }

    public static let renderingCapabilitiesChangeNotification =
        Notification.Name("AVAudioSessionRenderingCapabilitiesChangeNotification")
    public static let renderingModeChangeNotification =
        Notification.Name("AVAudioSessionRenderingModeChangeNotification")
    public static let microphoneInjectionCapabilitiesChangeNotification =
        Notification.Name("AVAudioSessionMicrophoneInjectionCapabilitiesChangeNotification")
    public static let mediaServicesWereLostNotification =
        Notification.Name("AVAudioSessionMediaServicesWereLostNotification")
    public static let mediaServicesWereResetNotification =
        Notification.Name("AVAudioSessionMediaServicesWereResetNotification")
    public static let silenceSecondaryAudioHintNotification =
        Notification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
    public static let spatialPlaybackCapabilitiesChangedNotification =
        Notification.Name("AVAudioSessionSpatialPlaybackCapabilitiesChangedNotification")
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
}

extension AVAudioSession {
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    public enum InterruptionReason: UInt, Sendable {
        case `default` = 0
        case appWasSuspended = 1
        case builtInMicMuted = 2
        case routeDisconnected = 4
        case deviceUnauthenticated = 5
    }

    public enum RouteChangeReason: UInt, Sendable {
        case unknown = 0
        case newDeviceAvailable = 1
        case oldDeviceUnavailable = 2
        case categoryChange = 3
        case `override` = 4
        case wakeFromSleep = 6
        case noSuitableRouteForCategory = 7
        case routeConfigurationChange = 8
    }

    public enum SilenceSecondaryAudioHintType: UInt, Sendable {
        case end, begin
    }

    public enum PortOverride: UInt, Sendable {
        case none = 0
        case speaker = 0x7370_6B72
    }

    public enum IOType: UInt, Sendable {
        case notSpecified, aggregated
    }

    public enum RouteSelection: Int, Sendable {
        case none, local, external
    }

    public enum PromptStyle: UInt, Sendable {
        case none = 0x6E6F_6E65
        case short = 0x7368_7274
        case normal = 0x6E72_6D6C
    }

    public enum RenderingMode: Int, Sendable {
        case notApplicable, monoStereo, surround, spatialAudio, dolbyAudio, dolbyAtmos
    }

    public struct ActivationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public enum StereoOrientation: Int, Sendable {
        case none, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    }

    public enum MicrophoneInjectionMode: Int, Sendable {
        case none, spokenAudio
    }

    /// Which part of the device a microphone is in.
    public struct Location: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let upper = Location(rawValue: "Upper")
        public static let lower = Location(rawValue: "Lower")
    }

    /// Which way a microphone points.
    public struct Orientation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let top = Orientation(rawValue: "Top")
        public static let bottom = Orientation(rawValue: "Bottom")
        public static let front = Orientation(rawValue: "Front")
        public static let back = Orientation(rawValue: "Back")
        public static let left = Orientation(rawValue: "Left")
        public static let right = Orientation(rawValue: "Right")
    }

    /// From where a microphone hears.
    public struct PolarPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let omnidirectional = PolarPattern(rawValue: "Omnidirectional")
        public static let cardioid = PolarPattern(rawValue: "Cardioid")
        public static let subcardioid = PolarPattern(rawValue: "Subcardioid")
        public static let stereo = PolarPattern(rawValue: "Stereo")
    }

    /// What sound goes through.
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        public static let lineIn = Port(rawValue: "LineIn")
        public static let builtInReceiver = Port(rawValue: "Receiver")
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        public static let headphones = Port(rawValue: "Headphones")
        public static let lineOut = Port(rawValue: "LineOut")
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        public static let airPlay = Port(rawValue: "AirPlay")
        public static let HDMI = Port(rawValue: "HDMIOutput")
        public static let carAudio = Port(rawValue: "CarAudio")
        public static let usbAudio = Port(rawValue: "USBAudio")
        public static let virtual = Port(rawValue: "Virtual")
        public static let PCI = Port(rawValue: "PCI")
        public static let fireWire = Port(rawValue: "FireWire")
        public static let displayPort = Port(rawValue: "DisplayPort")
        public static let AVB = Port(rawValue: "AVB")
        public static let thunderbolt = Port(rawValue: "Thunderbolt")
    }

    public enum ErrorCode: Int, Sendable {
        case none = 0
        case mediaServicesFailed = 0x6D73_7276
        case isBusy = 0x2161_6374
        case incompatibleCategory = 0x2163_6174
        case cannotInterruptOthers = 0x2169_6E74
        case missingEntitlement = 0x656E_743F
        case siriIsRecording = 0x7369_7269
        case cannotStartPlaying = 0x2170_6C61
        case cannotStartRecording = 0x2172_6563
        case badParam = -50
        case insufficientPriority = 0x2170_7269
        case resourceNotAvailable = 0x2172_6573
        case unspecified = 0x7768_6174
        case expiredSession = 0x2173_6573
        case sessionNotActive = 0x696E_6163
    }
}

/// What sounds go through now: nothing.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    open var inputs: [AVAudioSessionPortDescription] { [] }
    open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// A plug or a loudspeaker, of which there are none.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    open var portType: AVAudioSession.Port { .virtual }
    open var portName: String { "" }
    open var uid: String { "" }
    open var hasHardwareVoiceCallProcessing: Bool { false }
    open var isSpatialAudioEnabled: Bool { false }
    open var channels: [AVAudioSessionChannelDescription]? { nil }
    open var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
    open var selectedDataSource: AVAudioSessionDataSourceDescription? { nil }
    open var preferredDataSource: AVAudioSessionDataSourceDescription? { nil }
    open func setPreferredDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {
        throw AVAudioError.unavailable
    }
}

open class AVAudioSessionChannelDescription: NSObject, @unchecked Sendable {
    open var channelName: String { "" }
    open var owningPortUID: String { "" }
    open var channelNumber: Int { 0 }
}

open class AVAudioSessionDataSourceDescription: NSObject, @unchecked Sendable {
    open var dataSourceID: NSNumber { 0 }
    open var dataSourceName: String { "" }
    open var location: AVAudioSession.Location? { nil }
    open var orientation: AVAudioSession.Orientation? { nil }
    open var supportedPolarPatterns: [AVAudioSession.PolarPattern]? { nil }
    open var selectedPolarPattern: AVAudioSession.PolarPattern? { nil }
    open var preferredPolarPattern: AVAudioSession.PolarPattern? { nil }
    open func setPreferredPolarPattern(_ pattern: AVAudioSession.PolarPattern?) throws {
        throw AVAudioError.unavailable
    }
}

public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionSpatialAudioEnabledKey = "AVAudioSessionSpatialAudioEnabledKey"
public let AVAudioSessionRenderingModeNewRenderingModeKey = "AVAudioSessionRenderingModeNewRenderingModeKey"
