/// Names that Apple's frameworks have without a prefix, and that stand-ins lack, or lacked once.
enum AppleNames {
    /// The modules that show a name: the one that it is of, and those that bring this along.
    static func modules(of name: String) -> Set<String> {
        names[name, default: []]
    }

    /// The names of members, such as views' modifiers and what the environment has.
    static let members = Set(
        """
        accessibilityPrefersHeadAnchorAlternative accessibilityScrollStatus accessoryBarAction \
        allowsWindowActivationEvents appEntityIdentifier appStoreOverlay aspectRatioFill assistiveAccessNavigationIcon \
        attributedTextFormattingDefinition backgroundExtensionEffect breakthroughEffect buttonSizing \
        chart3DCameraProjection chart3DPose chart3DRenderingStyle chartGesture chartScrollTargetBehavior \
        chartXAxisStyle chartYAxisStyle chartZAxis chartZAxisLabel chartZScale chartZSelection containerCornerOffset \
        contentCaptureProtected contentToolbar controlSize defaultWindowPlacement destinationAtop destinationIn \
        dismissalConfirmationDialog dismissImmersiveSpace documentBrowserContextMenu dragConfiguration dragContainer \
        dragContainerSelection dragPreviewsFormation dropConfiguration dropDestination dropPreviewsFormation \
        exportableToServices exportsItemProviders fileDialogBrowserOptions fileDialogCustomizationID \
        fileDialogImportsUnresolvedAliases fileDialogURLEnabled fileExporterFilenameLabel fileImporter findContext \
        fontResolutionContext fullScreenCover glassBackgroundEffect glassEffect glassEffectID glassEffectUnion \
        groupActivityAssociation handGestureShortcut handlesGameControllerEvents healthDataAccessRequest \
        hoverEffectGroup imagePlaygroundGenerationStyle imagePlaygroundPersonalizationPolicy imagePlaygroundSheet \
        immersionStyle immersiveContentBrightness immersiveEnvironmentBehavior immersiveEnvironmentPicker \
        immersiveSpaceDisplacement importableFromServices importsItemProviders inspector \
        interactionActivityTrackingTag journalingSuggestionsPicker listRowSeparator manipulationGesture \
        matchedTransitionSource menuButtonStyle musicSubscriptionOffer navigationTransition onApplePayCouponCodeChange \
        onApplePayPaymentMethodChange onApplePayShippingContactChange onApplePayShippingMethodChange \
        onCameraCaptureEvent onContinueUserActivity onDrag onDragSessionUpdated onDrop onDropSessionUpdated \
        onGeometryChange onGeometryChange3D onImmersionChange onInteractiveResizeChange onScrollGeometryChange \
        onScrollPhaseChange onVolumeViewpointChange onWorldRecenter openImmersiveSpace payLaterViewAction \
        payLaterViewDisplayStyle payWithApplePayButtonDisableCardArt payWithApplePayButtonStyle phaseAnimator \
        photosPicker physicalMetrics postToPhotosSharedAlbumSheet preferredPencilDoubleTapAction \
        preferredPencilSqueezeAction preferredSubscriptionOffer preferredSurroundingsEffect \
        preferredWindowClippingMargins presentationBackground presentationBreakthroughEffect presentationDetents \
        presentationPreventsAppTermination presentedWindowStyle presentedWindowToolbarStyle productIconBorder \
        quickLookPreview realityKitScene realityViewCameraControls realityViewLayoutBehavior refreshable \
        remoteDeviceIdentifier rotation3DLayout safeAreaBar sceneCaptureState scrollDismissesKeyboardMode \
        scrollEdgeEffectStyle scrollPosition scrollTargetBehavior scrollTargetLayout searchable searchSelection \
        sensoryFeedback sliderThumbVisibility sourceIn sourceOut spatialOverlay subscriptionIntroductoryOffer \
        subscriptionOfferViewButtonVisibility subscriptionOfferViewDetailAction subscriptionOfferViewStyle \
        subscriptionPromotionalOffer subscriptionStoreButtonLabel subscriptionStoreControlBackground \
        subscriptionStoreControlIcon subscriptionStoreOptionGroupStyle subscriptionStorePickerItemBackground \
        subscriptionStorePolicyDestination subscriptionStorePolicyForegroundStyle subscriptionStoreSignInAction \
        supportedMountingStyles supportedVolumeViewpoints surfaceSnappingInfo swipeActions symbolColorRenderingMode \
        symbolVariableValueMode systemExtraLargePortrait tabBarMinimizeBehavior tabViewBottomAccessory \
        textInputFormattingControlVisibility textSelection toolbarVisibility touchBarCustomizationLabel \
        touchBarItemPresence touchBarItemPrincipal transactionPicker translationPresentation translationTask \
        typeSelectEquivalent typesettingLanguage upperLimbVisibility verifyIdentityWithWalletButtonStyle visualEffect \
        volumeBaseplateVisibility volumeWorldAlignment webAuthenticationSession webViewBackForwardNavigationGestures \
        webViewContentBackground webViewContextMenu webViewElementFullscreenBehavior webViewLinkPreviews \
        webViewMagnificationGestures webViewOnScrollGeometryChange webViewScrollInputBehavior webViewScrollPosition \
        webViewTextSelection widgetTexture windowBackgroundDragBehavior windowFullScreenBehavior windowIdealSize \
        windowManagerRole windowMinimizeBehavior windowResizability windowResizeAnchor \
        windowToolbarFullScreenVisibility windowToolbarLabelStyle workoutPreview worldTrackingLimitations \
        writingToolsBehavior
        """.split(separator: " ").map(String.init))

    private static let names: [String: Set<String>] = {
        var names: [String: Set<String>] = [:]
        for (module, text) in table {
            let modules = exporters[module, default: []].union([module])
            for name in text.split(separator: " ") { names[String(name), default: []].formUnion(modules) }
        }
        return names
    }()

    /// The modules that bring along what others have (docs/imports.md).
    private static let exporters: [String: Set<String>] = [
        "AudioToolbox": ofAudio.subtracting(["CoreAudio", "CoreMedia"]), "AVFAudio": ofAudio,
        "CoreAudioTypes": ofAudio, "CreateMLComponents": ["CreateML"], "FinanceKit": ["FinanceKitUI"],
        "os": ["MetricKit", "OSLog"], "RealityKit": ["RealityFoundation"], "Spatial": ["RealityKit"],
        "Vision": ["ARKit"],
    ]

    private static let ofAudio: Set = [
        "ARKit", "AudioToolbox", "AVFAudio", "AVFoundation", "AVKit", "CoreAudio", "CoreMedia", "MediaPlayer", "Photos",
        "PhotosUI", "ReplayKit", "SoundAnalysis", "Speech", "Vision",
    ]

    /// Types, protocols, property wrappers, macros, and C's functions and constants, by the module that they are of.
    private static let table: [String: String] = [
        "Accessibility": "AccessibilityNotification",
        "ActivityKit": "ActivityStyle",
        "AlarmKit": "AlarmManager",
        "AppIntents": """
        AppDependency AppEntityAnnotatable AppIntentSceneDelegate AppShortcutOptionsCollection \
        AppShortcutOptionsCollectionProtocol AppShortcutOptionsCollectionSpecificationBuilder \
        AppShortcutParameterPresentationTitle AppShortcutsBundle AppUnionValue AppUnionValueCasesProviding \
        AssistantSchema AssistantSchemas AttributedStringFromStringResolver BoolFromStringResolver \
        CustomURLRepresentationParameterConvertible DoubleFromIntResolver DoubleFromStringResolver EntityCollection \
        IndexedEntityQuery IntentValueRepresentation IntFromDoubleResolver IntFromStringResolver \
        NegativeAppShortcutPhrasesBuilder ParameterSummaryTupleCaseCondition PlayVideoIntent RangeCheckingResolver \
        RangeComparableProperty SetFocusFilterIntent SiriTipUIView StaticDisplayRepresentable StringFromDoubleResolver \
        StringFromIntResolver StringSearchCriteriaFromStringResolverSpecificification URLFromStringResolver
        """,
        "AudioToolbox": "AudioServicesPlaySystemSound",
        "AuthenticationServices": "SignInWithAppleButton WebAuthenticationSession",
        "AVFAudio": "AudioSession",
        "BackgroundAssets": """
        AssetPack AssetPackManager ManagedBackgroundAssetsError ManagedDownloaderExtension StoreDownloaderExtension
        """,
        "Charts": """
        AreaPlot BarPlot BasicChart3DSurfaceStyle BasicChart3DSymbolShape BuilderEmpty BuilderTuple Chart3D \
        Chart3DCameraProjection Chart3DContent Chart3DContentBuilder Chart3DPose Chart3DRenderingStyle \
        Chart3DSurfaceStyle Chart3DSymbolShape ChartAxisContent ChartBinRange ChartScrollTargetBehavior DateBins \
        FunctionAreaPlotContent FunctionLinePlotContent LinePlot MarkDimensions NumberBins PlottableProjection \
        PointPlot RectanglePlot RulePlot SectorPlot SurfacePlot ValueAlignedChartScrollTargetBehavior \
        ValueAlignedLimitBehavior VectorizedAreaPlotContent VectorizedBarPlotContent VectorizedChartContent \
        VectorizedLinePlotContent VectorizedPointPlotContent VectorizedRectanglePlotContent VectorizedRulePlotContent \
        VectorizedSectorPlotContent
        """,
        "Combine": "AnyPublisher",
        "ContactProvider": """
        ContactItem ContactItemChangeObserver ContactItemContentObserver ContactItemEnumerating ContactItemEnumerator \
        ContactItemPage ContactItemSyncAnchor ContactProviderError ContactProviderExtension ContactProviderManager
        """,
        "CoreAudioTypes": "AudioBuffer AudioBufferList AudioStreamBasicDescription UnsafeMutableAudioBufferListPointer",
        "CreateMLComponents": """
        AnnotatedBatch AnnotatedFeature AnnotatedFiles AnnotatedPrediction AudioFeaturePrint AugmentationSequence \
        BoostedTreeClassifier BoostedTreeRegressor CategoricalImputer ClassificationDistribution ClassificationMetrics \
        ColumnConcatenator ColumnSelector ColumnSelectorTransformer EstimatorDecoder EstimatorEncoder \
        FullyConnectedNetworkClassifier FullyConnectedNetworkRegressor HumanBodyActionCounter HumanBodyPoseExtractor \
        ImageBlurrer ImageColorTransformer ImageCropper ImageFeaturePrint ImageRotator ImageScaler LinearRegressor \
        LinearTimeSeriesForecaster LogisticRegressionClassifier MaxAbsScaler MinMaxScaler NormalizationScaler \
        NumericImputer OneHotEncoder OptionalUnwrapper OrdinalEncoder PolynomialFeatures PreprocessingEstimator \
        PreprocessingSupervisedEstimator PreprocessingUpdatableEstimator RandomImageNoise RobustScaler \
        ShapedArrayPooler SlidingWindows StandardScaler SupervisedEstimator SupervisedTabularEstimator \
        TabularEstimator TabularTransformer TemporalEstimator TemporalFileSegments TemporalTransformer \
        TimeSeriesClassifier TimeSeriesForecaster TransformerEncoder UniformRandomFloatingPointParameter \
        UpdatableEstimator UpdatableSupervisedEstimator UpdatableTabularEstimator UpdatableTemporalEstimator
        """,
        "Darwin": """
        _dyld_get_image_header _dyld_get_image_name _dyld_get_image_vmaddr_slide _dyld_image_count \
        _dyld_register_func_for_add_image _NSGetArgc _NSGetArgv _NSGetEnviron _NSGetExecutablePath acl_get_fd \
        acl_get_file AF_LINK AF_SYSTEM audit_token_t bootstrap_check_in bootstrap_look_up bootstrap_register \
        clock_gettime_nsec_np clonefile clonefileat copyfile cpu_subtype_t cpu_type_t ctl_info EVFILT_PROC EVFILT_READ \
        EVFILT_VNODE EVFILT_WRITE F_FULLFSYNC F_GETPATH F_NOCACHE F_PREALLOCATE fchflags fcopyfile fgetxattr \
        fremovexattr fsetxattr getattrlist getattrlistbulk getpeereid getprogname getsectiondata getsegmentdata \
        getxattr host_info host_page_size host_processor_info host_statistics host_statistics64 if_data if_data64 \
        if_msghdr if_msghdr2 ifma_msghdr integer_t kevent kevent64 listxattr LLADDR LOCAL_PEERCRED LOCAL_PEERPID \
        malloc_default_zone malloc_good_size malloc_zone_statistics malloc_zone_t mbr_uid_to_uuid mbr_uuid_to_id \
        memset_pattern16 memset_pattern4 memset_pattern8 natural_t NET_RT_IFLIST2 NOTE_DELETE NOTE_WRITE notify_cancel \
        notify_check notify_get_state notify_post notify_register_check notify_register_dispatch notify_set_state \
        NXArchInfo NXGetLocalArchInfo O_EVTONLY os_proc_available_memory OSMemoryBarrier OSReadBigInt32 \
        OSSwapBigToHostInt32 OSSwapHostToBigInt32 OSSwapInt16 OSSwapInt32 OSSwapInt64 P_TRACED PF_LINK PF_SYSTEM \
        proc_listallpids proc_listpids proc_name proc_pid_rusage proc_pidinfo proc_pidpath proc_regionfilename \
        PT_DENY_ATTACH pthread_from_mach_thread_np pthread_get_qos_class_np pthread_mach_thread_np pthread_main_np \
        pthread_set_qos_class_self_np pthread_threadid_np qos_class_main qos_class_self qos_class_t removexattr \
        RENAME_EXCL RENAME_SWAP renameatx_np renamex_np rt_msghdr rt_msghdr2 RTF_LLINFO RTM_IFINFO2 \
        rusage_info_current rusage_info_t rusage_info_v4 segment_command_64 setattrlist setxattr SO_NOSIGPIPE \
        sockaddr_ctl sockaddr_dl strnstr sysctlnametomib SYSPROTO_CONTROL task_for_pid task_info task_threads \
        task_vm_info thread_get_state thread_info thread_resume thread_suspend UF_HIDDEN UF_IMMUTABLE UTUN_OPT_IFNAME \
        vm_allocate vm_deallocate vm_kernel_page_size vm_page_size vm_protect vm_read vm_read_overwrite vm_region_64 \
        vm_region_recurse_64 vm_remap vm_statistics vm_statistics64 vm_statistics64_data_t vm_statistics_data_t \
        vm_write xpc_connection_create xpc_connection_create_mach_service xpc_connection_t xpc_dictionary_create \
        xpc_dictionary_get_string xpc_object_t
        """,
        "DeveloperToolsSupport": "LibraryContentBuilder LibraryContentProvider PreviewUnavailable",
        "DeviceActivity": """
        DeviceActivityAuthorization DeviceActivityReportBuilder DeviceActivityReportExtension \
        DeviceActivityReportScene DeviceActivityResults
        """,
        "DockKit": "DockAccessory DockAccessoryManager DockKitError",
        "EnergyKit": """
        ElectricityGuidance ElectricityHVACLoadEvent ElectricityInsightQuery ElectricityInsightRecord \
        ElectricityInsightService ElectricVehicleLoadEvent EnergyKitError EnergyVenue
        """,
        "FinanceKit": """
        AccountBalance AccountBalanceQuery AccountCreditInformation AccountQuery AddOrderToWalletButton AssetAccount \
        BackgroundDeliveryExtension BackgroundDeliveryExtensionProviding CreditDebitIndicator CurrencyAmount \
        CurrentBalance FinanceError FinanceStore LiabilityAccount MerchantCategoryCode TransactionPicker \
        TransactionQuery TransactionStatus TransactionType
        """,
        "Foundation": """
        class_copyIvarList class_copyMethodList class_copyPropertyList class_getInstanceSize class_getName \
        DistributedNotificationCenter imp_getBlock imp_implementationWithBlock ivar_getName NetService \
        NetServiceBrowser NetServiceBrowserDelegate NetServiceDelegate objc_allocateClassPair objc_copyClassList \
        objc_getClass objc_getClassList objc_lookUpClass objc_msgSend objc_registerClassPair \
        objc_removeAssociatedObjects object_getClassName object_setClass ObjectiveCConvertibleAttributedStringKey \
        PresentationIntent ProgressManager property_getAttributes property_getName protocol_getName sel_getName \
        sel_registerName TermOfAddress URLFileProtection URLResource URLThumbnailDictionaryItem \
        URLUbiquitousItemDownloadingStatus URLUbiquitousSharedItemPermissions URLUbiquitousSharedItemRole XPCListener \
        XPCSession
        """,
        "FoundationModels": "Generable Guide LanguageModelFeedbackAttachment LanguageModelSession SystemLanguageModel",
        "GroupActivities": """
        GroupActivityAssociationInteraction GroupActivityAssociationKind GroupActivityDescription \
        GroupActivitySharingController GroupActivityTransferRepresentation GroupSessionJournal SpatialTemplate \
        SpatialTemplateElement SpatialTemplatePreference SpatialTemplateRole SpatialTemplateSeatElement \
        SystemCoordinator
        """,
        "ImagePlayground": """
        ImageCreator ImagePlaygroundConcept ImagePlaygroundOptions ImagePlaygroundPersonalizationPolicy \
        ImagePlaygroundStyle ImagePlaygroundViewController
        """,
        "JournalingSuggestions": """
        JournalingSuggestion JournalingSuggestionAsset JournalingSuggestionPresentationToken \
        JournalingSuggestionsPicker
        """,
        "LiveCommunicationKit": """
        ConversationAction ConversationHistoryManager ConversationManager ConversationManagerDelegate \
        EndConversationAction JoinConversationAction MergeConversationAction MuteConversationAction \
        PauseConversationAction PlayToneAction SetTranslatingAction StartCellularConversationAction \
        StartConversationAction TelephonyConversationManager TelephonyConversationManagerDelegate \
        UnmergeConversationAction UnpauseConversationAction
        """,
        "LocalAuthentication": "LocalAuthenticationView",
        "LockedCameraCapture": """
        LockedCameraCaptureExtension LockedCameraCaptureExtensionScene LockedCameraCaptureUIScene
        """,
        "MapKit": "LookAroundPreview MapItemDetailAccessoryStyle MapLocationCompass MapReader MapStyle",
        "MatterSupport": "MatterAddDeviceExtensionRequestHandler MatterAddDeviceRequest MatterDeviceCriteria",
        "MusicKit": """
        AnyMusicProperty DefaultMusicTokenProvider FilterableMusicItem MusicAttributeProperty MusicCatalogChart \
        MusicCatalogChartKind MusicCatalogChartRequestable MusicCatalogChartsRequest MusicCatalogChartsResponse \
        MusicCatalogSearchSuggestionsRequest MusicCatalogSearchSuggestionsResponse MusicExtendedAttributeProperty \
        MusicExtendedRelationshipProperty MusicLibrary MusicLibraryAddable MusicLibrarySearchable \
        MusicLibrarySearchRequest MusicLibrarySearchResponse MusicLibrarySection MusicLibrarySectionedRequest \
        MusicLibrarySectionedResponse MusicPersonalRecommendation MusicPersonalRecommendationsRequest \
        MusicPersonalRecommendationsResponse MusicPropertyContainer MusicRecentlyPlayedContainerRequest \
        MusicRecentlyPlayedContainerResponse MusicRecentlyPlayedRequestable MusicRelationshipProperty \
        MusicSubscriptionOffer MusicTokenProvider MusicTokenRequestOptions MusicUserTokenProvider \
        PartialMusicAsyncProperty PartialMusicProperty RadioShow RecentlyPlayedMusicItem RecordLabel
        """,
        "Network": "NetworkChannel",
        "os": """
        os_activity_create os_activity_initiate os_activity_t os_log_create os_log_debug os_log_error os_log_fault \
        os_log_info os_log_is_enabled os_log_t os_log_type_t os_log_with_type os_signpost_id_generate os_signpost_id_t \
        os_signpost_interval_begin os_signpost_type_t os_workgroup_join os_workgroup_leave os_workgroup_t
        """,
        "PassKit": """
        AddPassToWalletButton AddPassToWalletButtonStyle AsyncShareablePassConfiguration PayLaterView \
        PayWithApplePayButton PayWithApplePayButtonLabel PayWithApplePayButtonStyle VerifyIdentityWithWalletButton \
        VerifyIdentityWithWalletButtonLabel VerifyIdentityWithWalletButtonStyle
        """,
        "PhotosUI": "PhotosPicker PhotosPickerItem",
        "QuickLook": "PreviewApplication PreviewSession",
        "RealityKit": """
        AccessibilityComponent ActionAnimation ActionEvents AdaptiveResolutionComponent AmbientAudioComponent \
        AnchorEntity AnchoringComponent AnchorStateEvents AnimationDefinition AnimationEvents AnimationHandoffType \
        AnimationLibraryComponent AnimationPlaybackController AnimationResource ARView AudioBufferResource AudioEvents \
        AudioFileGroupResource AudioFileResource AudioGeneratorConfiguration AudioGeneratorController \
        AudioLibraryComponent AudioMixGroup AudioMixGroupsComponent AudioPlaybackController AudioResource \
        BillboardAction BillboardComponent BindableValue BindTarget BlendShapeWeights BlendShapeWeightsComponent \
        BlendShapeWeightsMapping BlendTreeAnimation BodyTrackedEntity BodyTrackingComponent ChannelAudioComponent \
        CharacterControllerComponent CharacterControllerStateComponent CollisionCastHit CollisionCastQueryType \
        CollisionComponent CollisionEvents CollisionFilter CollisionGroup ComponentEvents CustomMaterial \
        DirectionalLight DirectionalLightComponent DockingRegionComponent EmphasizeAction Entity EntityAction \
        EntityGestureRecognizer EntityRotationGestureRecognizer EntityScaleGestureRecognizer \
        EntityTranslationGestureRecognizer EnvironmentBlendingComponent EnvironmentLightingConfigurationComponent \
        EnvironmentResource ForceEffectComponent ForceEffectProtocol FromToByAction FromToByAnimation GeometricPin \
        GeometricPinsComponent GestureComponent GroundingShadowComponent HasAnchoring HasBodyTracking HasCollision \
        HasDirectionalLight HasHierarchy HasModel HasPerspectiveCamera HasPhysics HasPhysicsBody HasPhysicsMotion \
        HasPointLight HasSceneUnderstanding HasSpotLight HasSynchronization HasTransform HoverEffectComponent \
        IKComponent IKResource IKRig ImageBasedLightComponent ImageBasedLightReceiverComponent \
        ImagePresentationComponent ImpulseAction InputTargetComponent JointTransforms LowLevelBuffer \
        LowLevelInstanceData LowLevelMesh LowLevelTexture ManipulationComponent MaterialColorParameter \
        MaterialParameterTypes MaterialScalarParameter MeshDescriptor MeshInstancesComponent MeshResource Model3D \
        Model3DAsset Model3DPhase ModelComponent ModelDebugOptionsComponent ModelEntity ModelSortGroup \
        ModelSortGroupComponent MultipeerConnectivityService NetworkCompatibilityToken ObjectCapturePointCloudView \
        ObjectCaptureSession ObjectCaptureView OcclusionMaterial OpacityComponent OrbitAnimation \
        OrthographicCameraComponent ParticleEmitterComponent PerspectiveCamera PerspectiveCameraComponent \
        PhotogrammetrySample PhotogrammetrySession PhysicallyBasedMaterial PhysicsBodyComponent PhysicsBodyMode \
        PhysicsCustomJoint PhysicsDistanceJoint PhysicsFixedJoint PhysicsJointsComponent PhysicsMassProperties \
        PhysicsMaterialResource PhysicsMotionComponent PhysicsPrismaticJoint PhysicsRevoluteJoint \
        PhysicsSimulationComponent PhysicsSimulationEvents PhysicsSphericalJoint PlayAnimationAction PlayAudioAction \
        PointLight PointLightComponent PortalComponent PortalCrossingComponent PortalMaterial PresentationComponent \
        ProjectiveTransformCameraComponent RealityCoordinateSpace RealityCoordinateSpaceConverting RealityKitError \
        RealityRenderer RealityView RealityViewAttachments RealityViewCameraContent RealityViewCameraControls \
        RealityViewContent RealityViewContentProtocol RealityViewDefaultPlaceholder RealityViewEntityCollection \
        RealityViewLayoutOption ResolvedModel3D ReverbComponent SampledAnimation SceneEvents \
        SceneUnderstandingComponent SetEntityEnabledAction ShaderGraphMaterial ShapeResource SimpleMaterial \
        SkeletalPose SkeletalPosesComponent SpatialAudioComponent SpatialTrackingSession SpinAction SpotLight \
        SpotLightComponent SynchronizationComponent SynchronizationEvents SynchronizationService TextComponent \
        TextureResource TriggerVolume UnlitMaterial VideoMaterial VideoPlaybackController VideoPlayerComponent \
        VideoPlayerEvents ViewAttachmentComponent ViewAttachmentEntity VirtualEnvironmentProbeComponent VisualBounds \
        WorldComponent
        """,
        "Spatial": """
        AffineTransform3D Angle2D AxisWithFactors EulerAngles Point3D Pose3D PrimitiveVector3D ProjectiveTransform3D \
        Ray3D Rect3D Rotatable3D Rotation3D RotationAxis3D Scaleable3D ScaledPose3D Shearable3D ShearAxisWithFactors \
        Size3D SphericalCoordinates3D Translatable3D Vector3D Volumetric
        """,
        "Speech": """
        AnalysisContext AnalyzerInput AssetInstallationRequest AssetInventory DictationTranscriber \
        LocaleDependentSpeechModule SpeechAnalyzer SpeechDetector SpeechModels SpeechModule SpeechModuleResult \
        SpeechTranscriber
        """,
        "StoreKit": """
        AdvancedCommerceProduct AgeRatingCode AppStoreMerchandisingKind AutomaticProductPlaceholderIcon \
        AutomaticProductViewStyle AutomaticSubscriptionStoreControlPlacement AutomaticSubscriptionStoreControlStyle \
        AutomaticSubscriptionStoreMarketingContent ButtonsSubscriptionStoreControlStyle \
        CompactPickerSubscriptionStoreControlStyle CompactProductViewStyle ExternalLinkAccount ExternalPurchase \
        ExternalPurchaseCustomLink ExternalPurchaseLink LargeProductViewStyle LinksSubscriptionOptionGroupStyle \
        PagedPickerSubscriptionStoreControlStyle PagedProminentPickerSubscriptionStoreControlStyle \
        PickerSubscriptionStoreControlStyle ProductIconPhase ProductView ProductViewStyle \
        ProductViewStyleConfiguration ProminentPickerSubscriptionStoreControlStyle PurchaseAction PurchaseIntent \
        RegularProductViewStyle StoreContent StoreView SubscriptionOfferView SubscriptionOfferViewStyle \
        SubscriptionOptionGroup SubscriptionOptionGroupSet SubscriptionOptionSection SubscriptionPeriodGroupSet \
        SubscriptionStoreButton SubscriptionStoreButtonLabel SubscriptionStoreControlBackground \
        SubscriptionStoreControlPlacement SubscriptionStoreControlStyle SubscriptionStoreControlStyleConfiguration \
        SubscriptionStoreOptionGroupStyle SubscriptionStorePickerOption SubscriptionStorePolicyKind \
        SubscriptionStoreView TabsSubscriptionOptionGroupStyle
        """,
        "SwiftData": """
        BackingData DataStoreBatching DataStoreConfiguration DataStoreFetchRequest DataStoreFetchResult \
        DataStoreSaveChangesRequest DataStoreSaveChangesResult DataStoreSnapshot DataStoreSnapshotValue \
        DefaultHistoryDelete DefaultHistoryInsert DefaultHistoryToken DefaultHistoryTransaction DefaultHistoryUpdate \
        DefaultSnapshot FetchResultsCollection HistoryChange HistoryDelete HistoryDescriptor HistoryInsert \
        HistoryProviding HistoryToken HistoryTombstone HistoryTransaction HistoryUpdate RelationshipCollection \
        SchemaProperty
        """,
        "SwiftUI": """
        AccessibilityAttachmentModifier AccessoryBarActionButtonStyle AccessoryBarButtonStyle AlertScene Alignment3D \
        AnimationContext AnimationStateKey AssistiveAccess AsyncImagePhase AttributedTextFormatting \
        AttributedTextFormattingDefinition AttributedTextSelection AttributedTextValueConstraint AutomaticHoverEffect \
        AutomaticImmersionStyle BorderedButtonMenuStyle BorderedListStyle BorderedTableStyle \
        BorderlessButtonMenuButtonStyle BorderlessPullDownMenuButtonStyle CardButtonStyle ColorPicker CommandGroup \
        CommandMenu Commands CustomHoverEffect DatePicker DefaultDateProgressLabel DefaultDocumentGroupLaunchActions \
        DefaultMenuButtonStyle DefaultWindowVisibilityToggleLabel DepthAlignment DepthAlignmentID DisclosureGroup \
        DismissAction DismissImmersiveSpaceAction DocumentGroup DocumentGroupLaunchScene DocumentLaunchGeometryProxy \
        DocumentLaunchView DragConfiguration DragDropPreviewsFormation DropConfiguration DropDelegate DropSession \
        EdgeInsets3D EditButton EditMode EmptyHoverEffect EmptyHoverEffectContent FileDialogBrowserOptions \
        FileDocument FindContext FixedTextVariant FocusState ForEachSectionCollection FrameResizeDirection \
        FrameResizePosition FullImmersionStyle GeometryProxy3D GeometryReader3D GestureState \
        GlassBackgroundDisplayMode GlassBackgroundEffect GlassEffectContainer HandActivationBehavior \
        HandGestureShortcut HighlightHoverEffect HoverEffect HoverEffectContent HoverEffectGroup \
        HoverEffectPhaseOverride ImageRenderer ImmersionChangeContext ImmersionStyle ImmersiveContentBrightness \
        ImmersiveEnvironmentBehavior ImmersiveSpace ImmersiveSpaceContent ImmersiveSpaceContentBuilder \
        ImmersiveSpaceViewContent ItemProviderTableRowModifier KeyboardShortcut LiftHoverEffect \
        LimitedAvailabilityConfiguration MagnifyGesture MenuButtonStyle MenuControlGroupStyle MixedImmersionStyle \
        MultiDatePicker NavigationSplitView NavigationStack NewDocumentAction NewDocumentButton \
        NSApplicationDelegateAdaptor OnInsertTableRowModifier OpenImmersiveSpaceAction OpenSettingsAction \
        OrnamentAttachmentAnchor OutlineGroup PaletteControlGroupStyle PasteButton PencilPreferredAction \
        PhysicalMetric PhysicalMetricsConverter PreferredColorSchemeKey PresentationDetent PresentationSizingContext \
        PresentationSizingRoot ProgressiveImmersionStyle PullDownButton PullDownMenuButtonStyle RectangleCornerInsets \
        RemoteDeviceIdentifier RemoteImmersiveSpace RenameButton RotateGesture RotateGesture3D \
        RoundedBorderTextEditorStyle RoundedRectangularShape RoundedRectangularShapeCorners SceneBuilder SceneStorage \
        ScrollContentOffsetAdjustmentBehavior ScrollTargetBehaviorProperties ScrollTargetBehaviorPropertiesContext \
        SearchFieldPlacement SectionedFetchRequest SectionedFetchResults SecureField SettingsLink ShareLink \
        SizeDependentTextVariant SliderTick SliderTickContent SliderTickContentForEach SpatialContainer \
        SpatialEventCollection SpatialEventGesture SquareAzimuth SurfaceSnappingInfo SurroundingsEffect TableColumn \
        TableColumnCustomization TableColumnCustomizationBehavior TableColumnForEach TableHeaderRowContent \
        TableOutlineGroupContent TableStyleConfiguration TabSection TextEditor TextInputFormattingControlPlacement \
        TextRenderer TextSelection TextVariantPreference ToolbarItemGroup ToolbarItemPlacement TouchBar \
        TouchBarItemPresence TypesettingLanguage UIApplicationDelegateAdaptor UIHostingConfiguration \
        UIViewControllerRepresentable UIViewRepresentable UnitPoint3D UtilityWindow ViewDimensions3D Viewpoint3D \
        VolumetricWindowStyle VolumeViewpointUpdateStrategy WindowDragGesture WindowGroup WindowIdealSize \
        WindowLayoutRoot WindowManagerRole WindowPlacementContext WindowToolbarFullScreenVisibility \
        WindowVisibilityToggle WKApplicationDelegateAdaptor WorldAlignmentBehavior WorldRecenterPhase \
        WorldTrackingLimitation WritingDirectionStrategy
        """,
        "Symbols": "DrawOffSymbolEffect DrawOnSymbolEffect",
        "TabularData": """
        AnyCategoricalSummary AnyColumn AnyColumnProtocol AnyColumnPrototype AnyColumnSlice AnyNumericSummary \
        CategoricalSummary ColumnProtocol CSVReadingError CSVReadingOptions CSVType CSVWritingError CSVWritingOptions \
        DataFrame DataFrameProtocol DiscontiguousColumnSlice FilledColumn JSONReadingError JSONReadingOptions JSONType \
        JSONWritingError JSONWritingOptions NumericSummary OptionalColumnProtocol RowGrouping RowGroupingProtocol \
        SFrameReadingError SummaryColumnIDs
        """,
        "TipKit": "Tip TipKitError TipNSPopover TipNSView TipView",
        "Translation": "LanguageAvailability TranslationError TranslationSession",
        "TranslationUIProvider": """
        TranslationUIProviderContext TranslationUIProviderExtension TranslationUIProviderSelectedTextScene
        """,
        "UIKit": """
        UIActivityItemProvider UIAlertController UIBarButtonItem UICloudSharingController \
        UICollectionViewCompositionalLayout UICollectionViewDiffableDataSource UIColorPickerViewController \
        UIContextMenuConfiguration UIDatePicker UIDocumentInteractionController UIDocumentPickerViewController \
        UIDragInteraction UIDropInteraction UIDynamicAnimator UIEditMenuInteraction UIFeedbackGenerator \
        UIHoverGestureRecognizer UIImagePickerController UIInputViewController UIKeyCommand \
        UILocalizedIndexedCollation UIMenuController UIPageControl UIPickerView UIPopoverPresentationController \
        UIPresentationController UIPrintInteractionController UIProgressView UIReferenceLibraryViewController \
        UIScreenEdgePanGestureRecognizer UISearchBar UISearchController UISegmentedControl \
        UISheetPresentationController UISplitViewController UIStepper UITableViewDiffableDataSource UITextChecker \
        UITextInputMode UITextInteraction UIToolbar UITraitCollection UIVideoEditorController UIViewPropertyAnimator \
        UIVisualEffectView UIWindowSceneDelegate
        """,
        "Vision": """
        BarcodeSymbology BoundingBoxProviding ComputeStage CoordinateOrigin CoreMLModelContainer \
        ImageCropAndScaleAction NormalizedCircle NormalizedPoint NormalizedRect PoseProviding QuadrilateralProviding \
        VisionError
        """,
        "VisionKit": """
        CameraRegionView DataScannerViewController DataScannerViewControllerDelegate ImageAnalysis \
        ImageAnalysisInteraction ImageAnalysisInteractionDelegate ImageAnalysisOverlayView \
        ImageAnalysisOverlayViewDelegate ImageAnalyzer RecognizedItem
        """,
        "WeatherKit": """
        DailyWeatherStatistics DailyWeatherStatisticsQuery DailyWeatherSummary DailyWeatherSummaryQuery \
        DayPrecipitationStatistics DayPrecipitationSummary DayTemperatureStatistics DayTemperatureSummary \
        HistoricalComparison HistoricalComparisons HourlyWeatherStatistics HourlyWeatherStatisticsQuery \
        HourTemperatureStatistics MonthlyWeatherStatistics MonthlyWeatherStatisticsQuery MonthPrecipitationStatistics \
        MonthTemperatureStatistics TrendBaseline TrendDeviation WeatherChange WeatherChanges
        """,
        "WebKit": "URLScheme URLSchemeHandler URLSchemeTaskResult WebPage WebView",
        "WidgetKit": """
        AccessoryWidgetGroup ActivityFamily ControlPicker PushWidget RelevanceConfiguration RelevanceEntriesProvider \
        RelevanceEntry WidgetPushHandler WidgetPushInfo WidgetRelevances WidgetTexture
        """,
        "WorkoutKit": """
        AverageCadenceAlert AveragePaceAlert AveragePowerAlert AverageSpeedAlert CadenceRangeAlert \
        CadenceThresholdAlert CurrentPaceAlert CustomWorkout CustomWorkoutComposition HeartRateRangeAlert \
        HeartRateZoneAlert IntervalBlock IntervalStep PacerWorkout PaceThresholdAlert PoolSwimDistanceWithTimeGoal \
        PowerRangeAlert PowerThresholdAlert PowerZoneAlert ScheduledWorkoutPlan SingleGoalWorkout SpeedRangeAlert \
        SpeedThresholdAlert SwimBikeRunWorkout WorkoutAlert WorkoutAlertMetric WorkoutComposition WorkoutGoal \
        WorkoutPlan WorkoutPreviewButton WorkoutScheduler WorkoutStep
        """,
    ]
}
