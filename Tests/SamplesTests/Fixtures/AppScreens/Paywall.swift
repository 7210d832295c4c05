import AuthenticationServices
import CoreLocation
import StoreKit
import SwiftUI
import WeatherKit

struct Paywall: View {
    @State private var manages = false
    @State private var hasPlus = false

    var body: some View {
        VStack {
            SubscriptionStoreView(groupID: "plus") { Text("Plus") }
                .storeButton(.visible, for: .restorePurchases, .redeemCode)
                .subscriptionStoreControlStyle(.prominentPicker)
            ProductView(id: "coins") { Image(systemName: "star") }
                .productViewStyle(.large)
            StoreView(ids: ["coins", "gems"])
            SignInWithAppleButton(.signUp) { request in
                request.requestedScopes = [.fullName, .email]
            } onCompletion: { result in
                if case .success(let authorization) = result,
                    let credential = authorization.credential as? ASAuthorizationAppleIDCredential
                {
                    print(credential.user)
                }
            }
            .signInWithAppleButtonStyle(.whiteOutline)
        }
        .manageSubscriptionsSheet(isPresented: $manages)
        .onInAppPurchaseCompletion { product, result in
            if case .success(.success(.verified(let transaction))) = result { await transaction.finish() }
            print(product.id)
        }
        .subscriptionStatusTask(for: "plus") { state in
            hasPlus = state.value?.contains { $0.state == .subscribed } ?? false
        }
    }
}

final class SignIn: NSObject, ASAuthorizationControllerDelegate, ASAuthorizationControllerPresentationContextProviding {
    func start() {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.email]
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.presentationContextProvider = self
        controller.performRequests()
    }

    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor { UIWindow() }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: Error) {
        if let error = error as? ASAuthorizationError, error.code == .canceled { return }
        print(error)
    }
}

struct SkyModel {
    var current: CurrentWeather?
    var hours: Forecast<HourWeather>?
    var alerts: [WeatherAlert] = []

    mutating func load(_ location: CLLocation) async throws {
        let service = WeatherService.shared
        let (current, hourly, daily, alerts) = try await service.weather(
            for: location, including: .current, .hourly, .daily, .alerts)
        self.current = current
        hours = hourly
        self.alerts = alerts ?? []
        _ = try await service.weather(for: location, including: .daily(startDate: .now, endDate: .now + 86_400))
        if let day = daily.first { print(day.moon.phase.symbolName, day.sun.sunset ?? .now, day.uvIndex.category) }
    }

    var lines: [String] {
        hours?.forecast.prefix(3).map {
            "\($0.condition.description) \($0.temperature.formatted()) \($0.wind.compassDirection.abbreviation)"
        } ?? []
    }
}
