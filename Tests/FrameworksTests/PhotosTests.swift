import Foundation
import PhotosCompat
import PhotosUICompat
import Testing
import UIKitCompat

@Suite("Photos without access to a library")
struct PhotosTests {
    @Test("a picture is not given, and the reason is Photos' own")
    func picture() {
        var reasons: [PHPhotosError.Code] = []
        PHImageManager.default().requestImage(
            for: PHAsset(), targetSize: PHImageManagerMaximumSize, contentMode: .aspectFill, options: nil
        ) { image, info in
            if image == nil, let error = info?[PHImageErrorKey] as? PHPhotosError { reasons.append(error.code) }
        }
        #expect(reasons == [.accessUserDenied])
    }

    @Test("changes are refused before they are made")
    func changes() async {
        let error = #expect(throws: PHPhotosError.self) {
            try PHPhotoLibrary.shared().performChangesAndWait { Issue.record("made") }
        }
        #expect(error?.code == .accessUserDenied && error?.errorCode == 3311)
        await #expect(throws: PHPhotosError(.accessUserDenied)) {
            try await PHPhotoLibrary.shared().performChanges { Issue.record("made") }
        }
        #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
    }

    @Test("an album that an app makes holds what it is made of")
    func album() {
        let (first, second) = (PHAsset(), PHAsset())
        let album = PHAssetCollection.transientAssetCollection(with: [first, second], title: "Both")
        let found = PHAsset.fetchAssets(in: album, options: nil)
        #expect(album.localizedTitle == "Both" && found.count == 2 && found[1] === second)
        #expect(found.index(of: second) == 1 && found.index(of: PHAsset()) == NSNotFound)
        var order: [Int] = []
        found.enumerateObjects { _, index, _ in order.append(index) }
        #expect(order == [0, 1])
        order = []
        found.enumerateObjects(options: .reverse) { _, index, stop in
            order.append(index)
            stop.pointee = true
        }
        #expect(order == [1])
    }

    @Test("what was removed and inserted is told, but not where objects have moved")
    func details() {
        func result(_ assets: [PHAsset]) -> PHFetchResult<PHAsset> {
            PHAsset.fetchAssets(in: .transientAssetCollection(with: assets, title: nil), options: nil)
        }
        let (first, second, third) = (PHAsset(), PHAsset(), PHAsset())
        let details = PHFetchResultChangeDetails(
            from: result([first, second]), to: result([second, third]), changedObjects: [second])
        #expect(details.hasIncrementalChanges)
        #expect(details.removedIndexes == [0] && details.insertedIndexes == [1] && details.changedIndexes == [0])
        let moved = PHFetchResultChangeDetails(
            from: result([first, second]), to: result([second, first]), changedObjects: [])
        #expect(!moved.hasIncrementalChanges && moved.removedIndexes == nil)
    }

    @Test("a photo's name on all devices is archived, and a token copied")
    func identifiers() throws {
        let name = PHCloudIdentifier(stringValue: "a:001")
        let data = try NSKeyedArchiver.archivedData(withRootObject: name, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: PHCloudIdentifier.self, from: data) == name)
        let mappings = PHPhotoLibrary.shared().localIdentifierMappings(for: [name])
        #expect(throws: PHPhotosError(.identifierNotFound)) { try mappings[name]?.get() }
    }

    @Test("a picker's configuration keeps the edges without margins")
    func picker() {
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.edgesWithoutContentMargins = [.top, .leading]
        configuration.filter = .all(of: [.images, .not(.screenshots)])
        let other = configuration
        configuration.edgesWithoutContentMargins.remove(.top)
        #expect(configuration.edgesWithoutContentMargins == .leading && configuration != other)
    }
}
