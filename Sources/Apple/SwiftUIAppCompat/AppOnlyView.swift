package import SwiftUICompat

/// A view of an app's own screens.
///
/// Files that an app shares with its widget bring such views along, so they compile; a widget cannot show them, and
/// draws a sign in their place.
package protocol AppOnlyView: _PrimitiveView {}

extension View {
    /// This view as it is, after a modifier that only an app's screens act on.
    nonisolated func unchanged() -> some View {
        modifier(EmptyModifier())
    }
}
