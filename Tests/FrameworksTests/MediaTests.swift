import AVFAudioCompat
import AVFoundationCompat
import CoreAudioTypesCompat
import CoreMediaCompat
import CoreVideoCompat
import Foundation
import HomeKitCompat
import MediaPlayerCompat
import Testing

@Suite("Times, samples and players")
struct MediaTests {
    @Test("times are added by the scale that tells both, and are equal by what they are")
    func times() {
        let sum = CMTime(value: 1, timescale: 3) + CMTime(value: 1, timescale: 2)
        #expect(sum.value == 5 && sum.timescale == 6)
        #expect(sum == CMTime(value: 10, timescale: 12) && sum.hashValue == CMTime(value: 10, timescale: 12).hashValue)
        #expect((CMTime.positiveInfinity - sum).isPositiveInfinity && !(CMTime.invalid + sum).isValid)
        #expect(CMTime.zero < .indefinite && .indefinite < .positiveInfinity && .positiveInfinity < CMTime.invalid)
        let half = CMTime(value: 5, timescale: 3).convertScale(2, method: .roundTowardZero)
        #expect(half.value == 3 && half.hasBeenRounded)
        #expect(CMTimeMakeFromDictionary(CMTimeCopyAsDictionary(sum, allocator: nil)) == sum)
    }

    @Test("ranges share what both have, and end before their end")
    func ranges() {
        let one = CMTimeRange(start: .zero, duration: CMTime(value: 2, timescale: 1))
        let other = CMTimeRange(start: CMTime(value: 1, timescale: 1), end: CMTime(value: 4, timescale: 1))
        #expect(one.intersection(other) == CMTimeRange(start: other.start, end: one.end))
        #expect(one.union(other).end == other.end && !one.containsTime(one.end))
        let mapping = CMTimeMapping(source: one, target: other)
        #expect(NSValue(timeMapping: mapping).timeMappingValue == mapping)
        #expect(NSValue(timeRange: one).timeRangeValue == one && NSValue(range: NSRange()).timeValue == .invalid)
        #expect(NSValue(time: .indefinite) == NSValue(time: .indefinite))
    }

    @Test("a picture in memory has rows and planes that an app can write to")
    func pixels() throws {
        var picture: CVPixelBuffer?
        CVPixelBufferCreate(nil, 10, 4, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, nil, &picture)
        let pixels = try #require(picture)
        #expect(CVPixelBufferGetPlaneCount(pixels) == 2 && CVPixelBufferGetWidthOfPlane(pixels, 1) == 5)
        let chroma = try #require(CVPixelBufferGetBaseAddressOfPlane(pixels, 1))
        #expect(chroma - CVPixelBufferGetBaseAddress(pixels)! == CVPixelBufferGetBytesPerRowOfPlane(pixels, 0) * 4)
        let unknown = CVPixelBufferCreate(nil, 1, 1, 1, nil, &picture)
        #expect(unknown == kCVReturnInvalidPixelFormat)
    }

    @Test("a buffer's channels are written apart or in turn, as its format says, and copied with their samples")
    func samples() throws {
        let settings: [String: Any] = [
            AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 44_100.0, AVNumberOfChannelsKey: 2,
            AVLinearPCMBitDepthKey: 32, AVLinearPCMIsFloatKey: true,
        ]
        let format = try #require(AVAudioFormat(settings: settings))
        #expect(format.isInterleaved && format.commonFormat == .pcmFormatFloat32)
        #expect(AVAudioFormat(settings: format.settings) == format)
        #expect(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 6) == nil)
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
        buffer.frameLength = 2
        let channels = try #require(buffer.floatChannelData)
        channels[1][buffer.stride] = 0.5
        #expect(buffer.stride == 2 && channels[0][3] == 0.5)
        #expect(buffer.audioBufferList.pointee.mBuffers.mDataByteSize == 16)
        let copy = try #require(buffer.copy() as? AVAudioPCMBuffer)
        #expect(copy.floatChannelData?[0][3] == 0.5 && copy.frameLength == 2)
    }

    @Test("an engine knows what is connected, and does not start")
    func engine() {
        let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
        engine.attach(player)
        engine.connect(player, to: engine.mainMixerNode, format: nil)
        #expect(engine.inputConnectionPoint(for: engine.mainMixerNode, inputBus: 0)?.node === player)
        engine.detach(player)
        #expect(player.engine == nil && engine.outputConnectionPoints(for: player, outputBus: 0).isEmpty)
        #expect(throws: (any Error).self) { try engine.start() }
    }

    @Test("a queue has each item once, and goes on to the next")
    func queue() {
        let items = (0..<3).map { AVPlayerItem(url: URL(filePath: "/\($0).mov")) }
        let player = AVQueuePlayer(items: Array(items.prefix(2)))
        player.insert(items[2], after: items[0])
        player.insert(items[2], after: nil)
        #expect(player.items() == [items[0], items[2], items[1]])
        player.advanceToNextItem()
        #expect(player.currentItem === items[2])
        player.removeAllItems()
        #expect(player.currentItem == nil)
    }

    @Test("an asset's properties fail together, by AVFoundation's own error")
    func asset() async {
        let asset = AVURLAsset(url: URL(filePath: "/film.mov"))
        await #expect(throws: AVError.self) { try await asset.load(.duration, .isPlayable, .tracks) }
        guard case .failed(let error) = asset.status(of: .duration) else {
            Issue.record("a film was loaded")
            return
        }
        #expect(error.domain == AVFoundationErrorDomain)
    }

    @Test("what a film tells of itself is kept, copied and found by its identifier")
    func metadata() throws {
        let item = AVMutableMetadataItem()
        item.identifier = .commonIdentifierTitle
        item.value = NSString("Sunrise")
        let copy = try #require(item.copy() as? AVMetadataItem)
        item.value = NSNumber(value: 1)
        #expect(copy.stringValue == "Sunrise" && copy.commonKey == .commonKeyTitle && item.stringValue == nil)
        #expect(AVMetadataItem.metadataItems(from: [copy], filteredByIdentifier: .commonIdentifierArtist).isEmpty)
    }

    @Test("music and homes are denied, each by its framework's error")
    func denied() async {
        #expect(MPMediaLibrary.authorizationStatus() == .denied && MPMediaQuery.albums().items == nil)
        await #expect(throws: MPError.self) { try await MPMediaLibrary.default().addItem(withProductID: "1") }
        await #expect(throws: HMError(.homeAccessNotAuthorized)) {
            try await HMHomeManager().addHome(withName: "Home")
        }
    }
}
