import AVFoundation
import AVKit
import ContactsUI
import EventKitUI
import GameplayKit
import MessageUI
import PDFKit
import PassKit
import PhotosUI
import SafariServices
import SpriteKit
import SwiftUI
import WebKit

// The system's screens, wrapped for SwiftUI as apps do.

struct SafariScreen: UIViewControllerRepresentable {
    let url: URL

    func makeUIViewController(context: Context) -> SFSafariViewController {
        let configuration = SFSafariViewController.Configuration()
        configuration.entersReaderIfAvailable = true
        let controller = SFSafariViewController(url: url, configuration: configuration)
        controller.preferredControlTintColor = .systemRed
        return controller
    }

    func updateUIViewController(_ uiViewController: SFSafariViewController, context: Context) {}
}

struct WebScreen: UIViewRepresentable {
    let url: URL
    @Binding var isLoading: Bool

    final class Coordinator: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
        let parent: WebScreen

        init(_ parent: WebScreen) { self.parent = parent }

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { parent.isLoading = false }

        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) {
            decisionHandler(navigationAction.navigationType == .linkActivated ? .cancel : .allow)
        }

        func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.userContentController.add(context.coordinator, name: "bridge")
        configuration.allowsInlineMediaPlayback = true
        let view = WKWebView(frame: .zero, configuration: configuration)
        view.navigationDelegate = context.coordinator
        view.scrollView.isScrollEnabled = false
        return view
    }

    func updateUIView(_ uiView: WKWebView, context: Context) {
        uiView.load(URLRequest(url: url))
        uiView.evaluateJavaScript("document.title") { result, _ in print(result as? String ?? "") }
    }
}

struct MailScreen: UIViewControllerRepresentable {
    @Environment(\.presentationMode) var presentation

    final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
        ) {
            controller.dismiss(animated: true)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let controller = MFMailComposeViewController()
        controller.mailComposeDelegate = context.coordinator
        controller.setToRecipients(["help@example.com"])
        controller.setSubject("Help")
        return controller
    }

    func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
}

struct PhotoScreen: UIViewControllerRepresentable {
    @Binding var image: UIImage?

    final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        let parent: PhotoScreen
        init(_ parent: PhotoScreen) { self.parent = parent }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            picker.dismiss(animated: true)
            guard let provider = results.first?.itemProvider, provider.canLoadObject(ofClass: UIImage.self) else {
                return
            }
            provider.loadObject(ofClass: UIImage.self) { image, _ in
                DispatchQueue.main.async { self.parent.image = image as? UIImage }
            }
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> PHPickerViewController {
        var configuration = PHPickerConfiguration()
        configuration.filter = .any(of: [.images, .livePhotos])
        configuration.selectionLimit = 1
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
}

struct AvatarPicker: View {
    @State private var item: PhotosPickerItem?
    @State private var items: [PhotosPickerItem] = []
    @State private var shows = false

    var body: some View {
        VStack {
            PhotosPicker(selection: $item, matching: .images) { Label("Pick", systemImage: "photo") }
            PhotosPicker("Pick several", selection: $items, maxSelectionCount: 3, matching: .not(.videos))
            VideoPlayer(player: AVPlayer(url: URL(string: "https://example.com/a.mp4")!))
            SpriteView(scene: Rain(size: CGSize(width: 100, height: 100)), options: [.allowsTransparency])
        }
        .photosPicker(isPresented: $shows, selection: $item)
        .onChange(of: item) { _, new in
            Task { _ = try? await new?.loadTransferable(type: Data.self) }
        }
    }
}

final class Rain: SKScene, SKPhysicsContactDelegate {
    private let source = GKRandomSource.sharedRandom()

    override func didMove(to view: SKView) {
        physicsWorld.contactDelegate = self
        let drop = SKShapeNode(circleOfRadius: 2)
        drop.fillColor = .blue
        drop.position = CGPoint(x: source.nextInt(upperBound: 100), y: 100)
        drop.run(.sequence([.moveBy(x: 0, y: -100, duration: 1), .removeFromParent()]))
        addChild(drop)
    }
}

struct EventScreen: UIViewControllerRepresentable {
    let store: EKEventStore

    final class Coordinator: NSObject, EKEventEditViewDelegate {
        func eventEditViewController(
            _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
        ) {
            if action == .saved { controller.dismiss(animated: true) }
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> EKEventEditViewController {
        let controller = EKEventEditViewController()
        controller.eventStore = store
        controller.event = EKEvent(eventStore: store)
        controller.editViewDelegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ controller: EKEventEditViewController, context: Context) {}
}

struct DocumentScreen: UIViewRepresentable {
    let url: URL

    func makeUIView(context: Context) -> PDFView {
        let view = PDFView()
        view.document = PDFDocument(url: url)
        view.autoScales = true
        return view
    }

    func updateUIView(_ view: PDFView, context: Context) {}
}

final class Scanner: NSObject, AVCaptureMetadataOutputObjectsDelegate {
    private let session = AVCaptureSession()
    var preview: AVCaptureVideoPreviewLayer?

    func start() {
        guard let device = AVCaptureDevice.default(for: .video), let input = try? AVCaptureDeviceInput(device: device)
        else { return }
        if session.canAddInput(input) { session.addInput(input) }
        let output = AVCaptureMetadataOutput()
        if session.canAddOutput(output) { session.addOutput(output) }
        output.setMetadataObjectsDelegate(self, queue: .main)
        output.metadataObjectTypes = [.qr, .ean13]
        preview = AVCaptureVideoPreviewLayer(session: session)
        preview?.videoGravity = .resizeAspectFill
        DispatchQueue.global(qos: .userInitiated).async { self.session.startRunning() }
    }

    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {
        if let code = metadataObjects.first as? AVMetadataMachineReadableCodeObject { print(code.stringValue ?? "") }
    }
}

final class PlayerView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }
    private var observer: Any?

    func play(_ url: URL) {
        let player = AVQueuePlayer(playerItem: AVPlayerItem(url: url))
        observer = player.addPeriodicTimeObserver(
            forInterval: CMTime(seconds: 1, preferredTimescale: 600), queue: .main
        ) { time in print(time.seconds) }
        _ = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: url))
        player.actionAtItemEnd = .none
    }
}

final class Payments: NSObject, PKPaymentAuthorizationControllerDelegate {
    func pay(_ amount: Decimal) {
        let request = PKPaymentRequest()
        request.merchantIdentifier = "merchant.com.example"
        request.supportedNetworks = [.visa, .masterCard, .amex]
        request.merchantCapabilities = .threeDSecure
        request.countryCode = "DE"
        request.currencyCode = "EUR"
        request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Task", amount: amount as NSDecimalNumber)]
        let controller = PKPaymentAuthorizationController(paymentRequest: request)
        controller.delegate = self
        controller.present { presented in print(presented) }
    }

    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
        controller.dismiss()
    }
}
