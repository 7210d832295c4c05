public import Foundation
public import SwiftUICompat

// No effect, each: nothing is bought in a widget, and no sheet is shown.
extension View {
    public nonisolated func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
    public nonisolated func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { self }
    public nonisolated func inAppPurchaseOptions(
        _ options: ((Product) async -> Set<Product.PurchaseOption>?)?
    ) -> some View { self }
    public nonisolated func storeButton(_ visibility: Visibility, for buttons: StoreButtonKind...) -> some View { self }
    public nonisolated func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
    public nonisolated func productDescription(_ visibility: Visibility) -> some View { self }
    public nonisolated func productIconBorder() -> some View { self }

    // MARK: - Subscriptions

    public nonisolated func subscriptionStoreControlStyle(
        _ style: some SubscriptionStoreControlStyle
    ) -> some View { self }
    public nonisolated func subscriptionStoreControlStyle(
        _ style: some SubscriptionStoreControlStyle, placement: SubscriptionStoreControlPlacement
    ) -> some View { self }
    public nonisolated func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
    public nonisolated func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }
    public nonisolated func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
    public nonisolated func subscriptionStorePickerItemBackground(
        _ style: some ShapeStyle, in shape: some Shape
    ) -> some View { self }
    public nonisolated func subscriptionStoreControlIcon(
        @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
    ) -> some View { self }
    public nonisolated func subscriptionStorePolicyDestination(
        for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
    ) -> some View { self }
    public nonisolated func subscriptionStorePolicyDestination(
        url: URL, for button: SubscriptionStorePolicyKind
    ) -> some View { self }
    public nonisolated func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }
    public nonisolated func subscriptionStorePolicyForegroundStyle(
        _ primary: some ShapeStyle, _ secondary: some ShapeStyle
    ) -> some View { self }
    public nonisolated func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
    public nonisolated func preferredSubscriptionOffer(
        _ offer: ((Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]) -> Product.SubscriptionOffer?)?
    ) -> some View { self }
    public nonisolated func subscriptionPromotionalOffer(
        offer: @escaping (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?,
        signature:
            @escaping (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) async throws ->
            Product.SubscriptionOffer.Signature
    ) -> some View { self }

    // MARK: - Loading

    public nonisolated func subscriptionStatusTask(
        for groupID: String, action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View { self }
    public nonisolated func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority,
        action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View { self }
    public nonisolated func currentEntitlementTask(
        for productID: String, action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View { self }
    public nonisolated func currentEntitlementTask(
        for productID: String, priority: TaskPriority,
        action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View { self }
    public nonisolated func storeProductTask(
        for id: Product.ID, action: @escaping (Product.TaskState) async -> Void
    ) -> some View { self }
    public nonisolated func storeProductTask(
        for id: Product.ID, priority: TaskPriority, action: @escaping (Product.TaskState) async -> Void
    ) -> some View { self }
    public nonisolated func storeProductsTask(
        for ids: some Collection<String>, action: @escaping (Product.CollectionTaskState) async -> Void
    ) -> some View { self }
    public nonisolated func storeProductsTask(
        for ids: some Collection<String>, priority: TaskPriority,
        action: @escaping (Product.CollectionTaskState) async -> Void
    ) -> some View { self }

    // MARK: - Sheets

    public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
    public nonisolated func manageSubscriptionsSheet(
        isPresented: Binding<Bool>, subscriptionGroupID: String
    ) -> some View { self }
    public nonisolated func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>
    ) -> some View { self }
    public nonisolated func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>,
        onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)?
    ) -> some View { self }
    public nonisolated func offerCodeRedemption(isPresented: Binding<Bool>) -> some View { self }
    public nonisolated func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void
    ) -> some View { self }
    public nonisolated func appStoreOverlay(
        isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
    ) -> some View { self }
}
