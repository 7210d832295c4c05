public import Foundation

@preconcurrency @MainActor
open class UISegmentedControl: UIControl, UISpringLoadedInteractionSupporting {
    public enum Segment: Int, Sendable {
        case any, left, center, right, alone
    }

    nonisolated public static let noSegment = -1

    private struct Part {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var width: CGFloat = 0
        var contentOffset = CGSize.zero
        var isEnabled = true
    }

    private struct AdjustmentKey: Hashable {
        var segment: Segment
        var metrics: UIBarMetrics
    }

    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    open var selectedSegmentTintColor: UIColor?
    open var isSpringLoaded = false
    private var parts: [Part] = []
    private var backgroundImages: [LookKey: UIImage] = [:]
    private var dividerImages: [LookKey: UIImage] = [:]
    private var titleTextAttributes: [State: [NSAttributedString.Key: Any]] = [:]
    private var adjustments: [AdjustmentKey: UIOffset] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public init(frame: CGRect, actions: [UIAction]) {
        super.init(frame: frame)
        parts = actions.map { Part(title: $0.title, image: $0.image, action: $0) }
    }

    /// Of strings, images and actions.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        parts = (items ?? []).map { item in
            let action = item as? UIAction
            return Part(
                title: item as? String ?? action?.title, image: item as? UIImage ?? action?.image, action: action)
        }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: - Segments

    open var numberOfSegments: Int { parts.count }

    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Part(title: action.title, image: action.image, action: action), at: segment)
    }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Part(title: title), at: segment)
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Part(image: image), at: segment)
    }

    /// What is selected stays so, at its new place.
    private func insert(_ part: Part, at segment: Int) {
        let index = min(max(segment, 0), parts.count)
        parts.insert(part, at: index)
        if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard !parts.isEmpty else { return }
        let index = min(max(segment, 0), parts.count - 1)
        parts.remove(at: index)
        if selectedSegmentIndex == index {
            selectedSegmentIndex = UISegmentedControl.noSegment
        } else if selectedSegmentIndex > index {
            selectedSegmentIndex -= 1
        }
    }

    open func removeAllSegments() {
        parts = []
        selectedSegmentIndex = UISegmentedControl.noSegment
    }

    private func part(at segment: Int) -> Part? { parts.indices.contains(segment) ? parts[segment] : nil }

    private func change(_ segment: Int, _ body: (inout Part) -> Void) {
        guard !parts.isEmpty else { return }
        body(&parts[min(max(segment, 0), parts.count - 1)])
    }

    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
    }
    open func actionForSegment(at segment: Int) -> UIAction? { part(at: segment)?.action }
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        parts.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }
    open func titleForSegment(at segment: Int) -> String? { part(at: segment)?.title }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (nil, image) }
    }
    open func imageForSegment(at segment: Int) -> UIImage? { part(at: segment)?.image }
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
    open func widthForSegment(at segment: Int) -> CGFloat { part(at: segment)?.width ?? 0 }
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset }
    }
    open func contentOffsetForSegment(at segment: Int) -> CGSize { part(at: segment)?.contentOffset ?? .zero }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    open func isEnabledForSegment(at segment: Int) -> Bool { part(at: segment)?.isEnabled ?? false }

    // MARK: - Look

    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        backgroundImages[LookKey(state: state, metrics: barMetrics)] = backgroundImage
    }
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[LookKey(state: state, metrics: barMetrics)]
    }
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        dividerImages[LookKey(state: leftState, rightState: rightState, metrics: barMetrics)] = dividerImage
    }
    open func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        dividerImages[LookKey(state: leftState, rightState: rightState, metrics: barMetrics)]
    }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleTextAttributes[state] = attributes
    }
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleTextAttributes[state] }
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        adjustments[AdjustmentKey(segment: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment
    }
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        adjustments[AdjustmentKey(segment: leftCenterRightOrAlone, metrics: barMetrics)] ?? .zero
    }
}
