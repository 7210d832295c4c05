@preconcurrency @MainActor
open class UIStepper: UIControl {
    private var kept = 0.0

    /// Within the stepper's bounds.
    open var value: Double {
        get { kept }
        set { kept = min(max(newValue, minimumValue), maximumValue) }
    }
    open var minimumValue = 0.0 {
        didSet { value = kept }
    }
    open var maximumValue = 100.0 {
        didSet { value = kept }
    }
    open var stepValue = 1.0
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false
    private var backgroundImages: [State: UIImage] = [:]
    private var incrementImages: [State: UIImage] = [:]
    private var decrementImages: [State: UIImage] = [:]
    private var dividerImages: [LookKey: UIImage] = [:]

    open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
    open func setIncrementImage(_ image: UIImage?, for state: State) { incrementImages[state] = image }
    open func incrementImage(for state: State) -> UIImage? { incrementImages[state] }
    open func setDecrementImage(_ image: UIImage?, for state: State) { decrementImages[state] = image }
    open func decrementImage(for state: State) -> UIImage? { decrementImages[state] }
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) {
        dividerImages[LookKey(state: leftState, rightState: rightState)] = image
    }
    open func dividerImage(forLeftSegmentState state: State, rightSegmentState: State) -> UIImage? {
        dividerImages[LookKey(state: state, rightState: rightSegmentState)]
    }
}
