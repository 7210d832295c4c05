import SwiftUI
import WidgetKit

/// A vehicle on the colour of its kind.
struct VehicleCard: View {
    @Environment(\.widgetFamily) private var family
    let vehicle: Vehicle
    let charge: Double
    let isCharging: Bool

    var body: some View {
        Group {
            switch family {
            case .systemLarge: large
            case .systemMedium: medium
            default: small
            }
        }
        .foregroundStyle(.white)
        .containerBackground(for: .widget) {
            LinearGradient(colors: vehicle.kind.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
                .overlay(alignment: .topTrailing) {
                    Circle()
                        .fill(.white.opacity(0.07))
                        .frame(width: 220, height: 220)
                        .offset(x: 70, y: -80)
                }
        }
    }

    private var small: some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack(alignment: .top) {
                VehicleBadge(kind: vehicle.kind, size: 38)
                Spacer()
                ChargeLabel(charge: charge, isCharging: isCharging)
            }
            Spacer(minLength: 0)
            Text(vehicle.name)
                .font(.headline)
                .lineLimit(1)
                .minimumScaleFactor(0.7)
            Text(vehicle.place)
                .font(.caption)
                .foregroundStyle(.white.opacity(0.75))
                .lineLimit(1)
            ChargeBar(charge: charge)
                .padding(.top, 6)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }

    private var medium: some View {
        HStack(spacing: 20) {
            VStack(alignment: .leading, spacing: 3) {
                VehicleBadge(kind: vehicle.kind, size: 38)
                Spacer(minLength: 0)
                Text(vehicle.name)
                    .font(.title3.weight(.semibold))
                    .lineLimit(1)
                Label(vehicle.place, systemImage: "mappin.and.ellipse")
                Label("\(vehicle.range) km left", systemImage: "speedometer")
            }
            .font(.caption)
            Spacer(minLength: 0)
            ChargeRing(charge: charge, isCharging: isCharging)
                .frame(width: 104, height: 104)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }

    private var large: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                VehicleBadge(kind: vehicle.kind, size: 44)
                VStack(alignment: .leading, spacing: 0) {
                    Text(vehicle.name)
                        .font(.title2.bold())
                        .lineLimit(1)
                    Text(isCharging ? "Charging" : "Ready to go")
                        .font(.subheadline)
                        .foregroundStyle(.white.opacity(0.75))
                }
            }
            Spacer()
            ChargeRing(charge: charge, isCharging: isCharging)
                .frame(width: 150, height: 150)
                .frame(maxWidth: .infinity)
            Spacer()
            HStack(spacing: 12) {
                Fact(title: "Range", value: "\(vehicle.range) km", symbol: "speedometer")
                Fact(title: "Where", value: vehicle.place, symbol: "mappin.and.ellipse")
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

/// A figure on a pane of glass.
struct Fact: View {
    let title: LocalizedStringKey
    let value: String
    let symbol: String

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Label(title, systemImage: symbol)
                .font(.caption)
                .foregroundStyle(.white.opacity(0.75))
            Text(value)
                .font(.headline)
                .lineLimit(1)
                .minimumScaleFactor(0.7)
        }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.white.opacity(0.13), in: RoundedRectangle(cornerRadius: 14, style: .continuous))
    }
}
