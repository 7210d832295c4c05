public import Foundation

@preconcurrency @MainActor
open class UISlider: UIControl {
    public enum Style: Int, Sendable {
        case `default`, thumbless
    }

    /// Where a slider has ticks, and what of it can be chosen, in fractions of its track.
    public struct TrackConfiguration: Hashable {
        public struct Tick: Hashable {
            public let position: Float
            public var title: String?
            public var image: UIImage?

            public init(position: Float, title: String? = nil, image: UIImage? = nil) {
                self.position = position
                self.title = title
                self.image = image
            }
        }

        public var allowsTickValuesOnly: Bool
        public var neutralValue: Float
        public var enabledRange: ClosedRange<Float>
        public let ticks: [Tick]

        public init(
            allowsTickValuesOnly: Bool? = nil, neutralValue: Float? = nil, enabledRange: ClosedRange<Float>? = nil,
            ticks: [Tick]
        ) {
            self.allowsTickValuesOnly = allowsTickValuesOnly ?? true
            self.neutralValue = neutralValue ?? 0
            self.enabledRange = enabledRange ?? 0...1
            self.ticks = ticks
        }

        public init(
            allowsTickValuesOnly: Bool? = nil, neutralValue: Float? = nil, enabledRange: ClosedRange<Float>? = nil,
            numberOfTicks: Int
        ) {
            let last = Float(max(numberOfTicks - 1, 1))
            self.init(
                allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
                ticks: (0..<max(numberOfTicks, 0)).map { Tick(position: Float($0) / last) })
        }
    }

    private var kept: Float = 0

    /// Within the slider's bounds.
    open var value: Float {
        get { kept }
        set { kept = min(max(newValue, minimumValue), maximumValue) }
    }
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = kept
        }
    }
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = kept
        }
    }
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    open var behavioralStyle: UIBehavioralStyle { .pad }
    open var sliderStyle = Style.default
    open var trackConfiguration: TrackConfiguration?
    private var thumbImages: [State: UIImage] = [:]
    private var minimumTrackImages: [State: UIImage] = [:]
    private var maximumTrackImages: [State: UIImage] = [:]

    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { minimumTrackImages[state] = image }
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { maximumTrackImages[state] = image }
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
    open var currentThumbImage: UIImage? { thumbImages[.normal] }
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages[.normal] }
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages[.normal] }
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { .zero }
}
