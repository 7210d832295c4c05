import AuthenticationServices
import MobileCoreServices
import StoreKit
import SwiftUI
import UIKit
import UserNotifications

final class StoriesController: UITableViewController {
    private let stories = ["a", "b"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(StoryCell.self, forCellReuseIdentifier: "story")
        tableView.panGestureRecognizer.maximumNumberOfTouches = 1
        tableView.refreshControl = UIRefreshControl()
        tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .middle, animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { stories.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "story", for: indexPath)
        cell.textLabel?.text = stories[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        navigationController?.popToRootViewController(animated: true)
    }
}

final class StoryCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareForReuse() { imageView?.image = nil }
}

final class CoversController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private lazy var covers: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        (view.dataSource, view.delegate) = (self, self)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cover")
        return view
    }()

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath)
        cell.contentView.backgroundColor = indexPath.item == 0 ? .red : .blue
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 40, height: 60) }
}

final class TokenField: UITextField {
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}

enum Alarms {
    static var sound: UNNotificationSound {
        .criticalSoundNamed(UNNotificationSoundName("alarm.caf"), withAudioVolume: 0.5)
    }

    static func type(ofExtension name: String) -> String? {
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, name as CFString, nil)
        return type.flatMap { UTTypeCopyPreferredTagWithClass($0.takeRetainedValue(), kUTTagClassMIMEType) }?
            .takeRetainedValue() as String?
    }

    static func isPinned(_ constraints: [NSLayoutConstraint]) -> Bool {
        constraints.contains { $0.firstAttribute == .trailing && $0.secondAttribute == .trailingMargin }
    }
}

struct SignInView: View {
    @Environment(\.authorizationController) private var authorization
    @Environment(\.displayStoreKitMessage) private var display
    @Environment(\.requestReview) private var requestReview

    var body: some View {
        Button("Sign in") {
            Task {
                let passkeys = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
                let requests: [ASAuthorizationRequest] = [
                    passkeys.createCredentialAssertionRequest(challenge: Data()),
                    ASAuthorizationPasswordProvider().createRequest(),
                ]
                switch try await authorization.performRequests(
                    requests, options: .preferImmediatelyAvailableCredentials)
                {
                case .password(let credential): print(credential.user)
                case .passkeyAssertion(let assertion): print(assertion.signature as Any)
                default: requestReview()
                }
                for await message in Message.messages where message.reason == .billingIssue { try display(message) }
            }
        }
    }
}

final class PagesController: UIPageViewController, UIPageViewControllerDataSource {
    init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 8])
        dataSource = self
        setViewControllers([StoriesController(style: .plain)], direction: .forward, animated: false)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
}
