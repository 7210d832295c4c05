import SwiftUI
import WidgetKit

@main
struct VehicleWidgetBundle: WidgetBundle {
    var body: some Widget {
        FavouriteVehicle()
        SelectVehicle()
    }
}
