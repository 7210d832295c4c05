public enum PHCollectionEditOperation: Int, Sendable {
    case deleteContent = 1
    case removeContent, addContent, createContent, rearrangeContent, delete, rename
}

public enum PHAssetCollectionType: Int, Sendable {
    case album = 1
    case smartAlbum, moment
}

public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    case albumMyPhotoStream = 100
    case albumCloudShared
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden
    case smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
    case smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos
    case smartAlbumAnimated, smartAlbumLongExposures, smartAlbumUnableToUpload, smartAlbumRAW, smartAlbumCinematic
    case smartAlbumSpatial, smartAlbumScreenRecordings
    case any = 9_223_372_036_854_775_807
}

public enum PHCollectionListType: Int, Sendable {
    case momentList = 1
    case folder, smartFolder
}

public enum PHCollectionListSubtype: Int, Sendable {
    case momentListCluster = 1
    case momentListYear
    case regularFolder = 100
    case smartFolderEvents = 200
    case smartFolderFaces
    case any = 9_223_372_036_854_775_807
}
