/// The names that watchOS had for the accessories' gauges before there were any on a phone.
public typealias CircularGaugeStyle = AccessoryCircularGaugeStyle
public typealias LinearGaugeStyle = AccessoryLinearGaugeStyle

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var circular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var linear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
