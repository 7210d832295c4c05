public import Foundation

@preconcurrency @MainActor
open class UIPageControl: UIControl {
    public enum InteractionState: Int, Sendable {
        case none, discrete, continuous
    }

    public enum BackgroundStyle: Int, Sendable {
        case automatic, prominent, minimal
    }

    public enum Direction: Int, Sendable {
        case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
    }

    private var kept = 0

    open var numberOfPages = 0 {
        didSet { currentPage = kept }
    }

    /// One of the pages that there are.
    open var currentPage: Int {
        get { kept }
        set { kept = max(0, min(newValue, numberOfPages - 1)) }
    }
    open var hidesForSinglePage = false
    open var progress: UIPageControlProgress?
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    open var backgroundStyle = BackgroundStyle.automatic
    open var direction = Direction.natural
    open var interactionState: InteractionState { .none }
    open var allowsContinuousInteraction = true
    open var preferredIndicatorImage: UIImage?
    open var preferredCurrentPageIndicatorImage: UIImage?
    @available(*, deprecated)
    open var defersCurrentPageDisplay: Bool {
        get { false }
        set {}
    }
    private var indicatorImages: [Int: UIImage] = [:]
    private var currentIndicatorImages: [Int: UIImage] = [:]

    open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicatorImages[page] = image }
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentIndicatorImages[page] }
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentIndicatorImages[page] = image
    }
    open func size(forNumberOfPages pageCount: Int) -> CGSize { .zero }
    @available(*, deprecated)
    open func updateCurrentPageDisplay() {}
}

/// How far the current page has been shown.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    open weak var delegate: (any UIPageControlProgressDelegate)?
    open var currentProgress: Float = 0
    open var progressVisible: Bool { false }

    public override init() {
        super.init()
    }
}

/// - Compatibility: compiles
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// Progress that a clock drives, which stands still here.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    open var resetsToInitialPageAfterEnd = false
    open private(set) var isRunning = false
    open var preferredDuration: TimeInterval
    private var durations: [Int: TimeInterval] = [:]

    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    open func resumeTimer() { isRunning = true }
    open func pauseTimer() { isRunning = false }
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }
}

/// - Compatibility: compiles
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { true }
}
