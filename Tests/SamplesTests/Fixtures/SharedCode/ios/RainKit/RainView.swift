import Models
import SwiftUI

public struct RainView: View {
    let forecast: Forecast

    public init(_ forecast: Forecast) {
        self.forecast = forecast
    }

    public var body: some View {
        Text(forecast.sky)
    }
}
