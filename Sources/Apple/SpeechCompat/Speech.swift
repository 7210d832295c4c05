public import Foundation
public import AVFAudioCompat
public import CoreMediaCompat

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
}

/// Why speech was not understood: nothing here hears.
public struct SFSpeechError: CustomNSError, Hashable, Sendable {
    public static var errorDomain: String { "SFSpeechErrorDomain" }
    public var errorCode: Int { 1 }
}

/// Understands speech, on other devices.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    open class func supportedLocales() -> Set<Locale> { [] }

    public let locale: Locale
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var isAvailable: Bool { false }
    open var supportsOnDeviceRecognition: Bool { false }
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    open var queue = OperationQueue.main

    public override convenience init() { self.init(.current) }
    public convenience init?(locale: Locale) { self.init(locale) }

    private init(_ locale: Locale) {
        self.locale = locale
    }

    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        resultHandler(nil, SFSpeechError())
        return SFSpeechRecognitionTask()
    }

    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        delegate.speechRecognitionTask(task, didFinishSuccessfully: false)
        return task
    }
}

/// Is told how a text comes out of speech; none does.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didProcessAudioDuration duration: TimeInterval)
}

extension SFSpeechRecognitionTaskDelegate {
    public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
    ) {}
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
    ) {}
    public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didProcessAudioDuration duration: TimeInterval) {
    }
}

public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

public enum SFSpeechRecognitionTaskHint: Int, Sendable {
    case unspecified, dictation, search, confirmation
}

open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    open var shouldReportPartialResults = true
    open var requiresOnDeviceRecognition = false
    open var addsPunctuation = false
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    open var contextualStrings: [String] = []
    open var interactionIdentifier: String?
}

open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    open var nativeAudioFormat: AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1)! }
    open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    open func endAudio() {}
}

open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public let url: URL

    public init(url URL: URL) {
        url = URL
    }
}

public enum SFSpeechRecognitionTaskState: Int, Sendable {
    case starting, running, finishing, canceling, completed
}

open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    open var state: SFSpeechRecognitionTaskState { .completed }
    open var isCancelled: Bool { false }
    open var isFinishing: Bool { false }
    open var error: (any Error)? { SFSpeechError() }
    open func cancel() {}
    open func finish() {}
}

open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    open var substring: String { "" }
    open var timestamp: TimeInterval { 0 }
    open var confidence: Float { 0 }
    open var substringRange: NSRange { NSRange(location: 0, length: 0) }
    open var duration: TimeInterval { 0 }
    open var alternativeSubstrings: [String] { [] }
}

open class SFTranscription: NSObject, @unchecked Sendable {
    open var formattedString: String { "" }
    open var segments: [SFTranscriptionSegment] { [] }
}

open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    open var bestTranscription: SFTranscription { SFTranscription() }
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { true }
    open var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { nil }
}

/// How somebody spoke.
open class SFSpeechRecognitionMetadata: NSObject, @unchecked Sendable {
    open var speakingRate: Double { 0 }
    open var averagePauseDuration: TimeInterval { 0 }
    open var speechStartTimestamp: TimeInterval { 0 }
    open var speechDuration: TimeInterval { 0 }
}
