import CoreNFC
import DeviceActivity
import FamilyControls
import ManagedSettings
import MetricKit
import MultipeerConnectivity
import Speech
import SwiftUI
import Vision

extension DeviceActivityName {
    static let daily = Self("daily")
}

extension ManagedSettingsStore.Name {
    static let social = Self("social")
}

final class LimitsModel: ObservableObject {
    static let shared = LimitsModel()

    @Published var selection = FamilyActivitySelection()
    private let store = ManagedSettingsStore(named: .social)

    func block() {
        store.shield.applications = selection.applicationTokens.isEmpty ? nil : selection.applicationTokens
        store.shield.applicationCategories = .specific(selection.categoryTokens)
        store.shield.webDomains = selection.webDomainTokens
    }

    func watch() {
        let schedule = DeviceActivitySchedule(
            intervalStart: DateComponents(hour: 0, minute: 0), intervalEnd: DateComponents(hour: 23, minute: 59),
            repeats: true)
        let event = DeviceActivityEvent(
            applications: selection.applicationTokens, threshold: DateComponents(minute: 15))
        do {
            try DeviceActivityCenter().startMonitoring(.daily, during: schedule, events: [.init("limit"): event])
        } catch {
            print(error)
        }
    }

    func authorize() async {
        do {
            try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
        } catch {
            print(AuthorizationCenter.shared.authorizationStatus == .denied)
        }
    }
}

struct LimitsList: View {
    @ObservedObject var model = LimitsModel.shared
    @State private var picks = false

    var body: some View {
        VStack {
            ForEach(Array(model.selection.applicationTokens), id: \.self) { token in
                Label(token).labelStyle(.iconOnly)
            }
            ForEach(Array(model.selection.categoryTokens), id: \.self) { Label($0) }
        }
        .familyActivityPicker(isPresented: $picks, selection: $model.selection)
    }
}

final class Dictation: NSObject, SFSpeechRecognizerDelegate {
    private let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "en-US"))
    private let engine = AVAudioEngine()
    private var task: SFSpeechRecognitionTask?

    func start() throws {
        let request = SFSpeechAudioBufferRecognitionRequest()
        request.shouldReportPartialResults = true
        engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: engine.inputNode.outputFormat(forBus: 0)) {
            buffer, _ in request.append(buffer)
        }
        engine.prepare()
        try engine.start()
        task = recognizer?.recognitionTask(with: request) { result, error in
            if let result = result { print(result.bestTranscription.formattedString, result.isFinal) }
        }
    }
}

func recognizedText(in image: UIImage, completion: @escaping ([String]) -> Void) {
    guard let cgImage = image.cgImage else { return completion([]) }
    let request = VNRecognizeTextRequest { request, _ in
        let observations = request.results as? [VNRecognizedTextObservation] ?? []
        completion(observations.compactMap { $0.topCandidates(1).first?.string })
    }
    request.recognitionLevel = .accurate
    try? VNImageRequestHandler(cgImage: cgImage, options: [:]).perform([request])
}

final class Metrics: NSObject, MXMetricManagerSubscriber {
    func didReceive(_ payloads: [MXMetricPayload]) { print(payloads.count) }
}

final class TagReader: NSObject, NFCNDEFReaderSessionDelegate {
    func begin() {
        guard NFCNDEFReaderSession.readingAvailable else { return }
        NFCNDEFReaderSession(delegate: self, queue: nil, invalidateAfterFirstRead: true).begin()
    }

    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: Error) {}
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
}
