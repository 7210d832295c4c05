import SwiftUI

/// The charge as a bar.
struct ChargeBar: View {
    let charge: Double

    var body: some View {
        GeometryReader { geometry in
            Capsule()
                .fill(.white.opacity(0.25))
                .overlay(alignment: .leading) {
                    Capsule()
                        .fill(.white)
                        .frame(width: geometry.size.width * charge)
                }
        }
        .frame(height: 6)
    }
}

/// The charge as a ring around its number.
struct ChargeRing: View {
    let charge: Double
    let isCharging: Bool

    var body: some View {
        ZStack {
            Circle()
                .stroke(.white.opacity(0.2), lineWidth: 10)
            Circle()
                .trim(from: 0, to: charge)
                .stroke(.white, style: StrokeStyle(lineWidth: 10, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .widgetAccentable()
            VStack(spacing: 0) {
                Text(charge, format: .percent.precision(.fractionLength(0)))
                    .font(.system(.title2, design: .rounded).weight(.bold))
                Image(systemName: isCharging ? "bolt.fill" : "battery.75")
                    .font(.footnote)
                    .opacity(0.8)
            }
        }
        .padding(5)
    }
}

/// The charge as a number.
struct ChargeLabel: View {
    let charge: Double
    let isCharging: Bool

    var body: some View {
        HStack(spacing: 2) {
            if isCharging {
                Image(systemName: "bolt.fill")
                    .font(.caption2)
            }
            Text(charge, format: .percent.precision(.fractionLength(0)))
                .font(.system(.subheadline, design: .rounded).weight(.semibold))
        }
    }
}

/// What kind of vehicle it is.
struct VehicleBadge: View {
    let kind: Vehicle.Kind
    let size: CGFloat

    var body: some View {
        Image(systemName: kind.symbol)
            .font(.system(size: size * 0.5))
            .frame(width: size, height: size)
            .background(.white.opacity(0.18), in: Circle())
    }
}

extension Vehicle.Kind {
    var symbol: String {
        switch self {
        case .car: return "car.fill"
        case .bicycle: return "bicycle"
        case .scooter: return "scooter"
        case .van: return "box.truck.fill"
        }
    }

    var colors: [Color] {
        switch self {
        case .car: return [Color(red: 0.16, green: 0.35, blue: 0.85), Color(red: 0.06, green: 0.12, blue: 0.38)]
        case .bicycle: return [Color(red: 0.12, green: 0.62, blue: 0.46), Color(red: 0.02, green: 0.27, blue: 0.27)]
        case .scooter: return [Color(red: 0.95, green: 0.45, blue: 0.26), Color(red: 0.54, green: 0.10, blue: 0.25)]
        case .van: return [Color(red: 0.48, green: 0.36, blue: 0.85), Color(red: 0.19, green: 0.11, blue: 0.42)]
        }
    }
}
