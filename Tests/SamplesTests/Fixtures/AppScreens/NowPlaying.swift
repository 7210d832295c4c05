import MediaPlayer
import MusicKit
import SwiftUI

@MainActor
final class MusicModel: ObservableObject {
    @Published var songs: MusicItemCollection<Song> = []
    @Published var albums: [Album] = []
    private let player = ApplicationMusicPlayer.shared

    func search(_ term: String) async {
        guard await MusicAuthorization.request() == .authorized else { return }
        do {
            var request = MusicCatalogSearchRequest(term: term, types: [Song.self, Album.self])
            request.limit = 5
            let response = try await request.response()
            songs = response.songs
            albums = Array(response.albums)
        } catch {
            print(error.localizedDescription)
        }
    }

    func library() async throws -> [Playlist] {
        var request = MusicLibraryRequest<Playlist>()
        request.limit = 10
        request.sort(by: \.lastModifiedDate, ascending: false)
        return try await request.response().items.filter { !$0.name.isEmpty }
    }

    func play(_ song: Song) async throws {
        player.queue = [song]
        try await player.play()
        player.state.repeatMode = MusicPlayer.RepeatMode.none
    }

    func album(_ id: MusicItemID) async throws -> Album? {
        try await MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: id).response().items.first
    }

    var playing: String {
        SystemMusicPlayer.shared.queue.currentEntry?.title ?? MPMusicPlayerController.systemMusicPlayer.nowPlayingItem?
            .title ?? ""
    }

    var artworkURL: URL? { songs.first?.artwork?.url(width: 300, height: 300) }
    var ownSongs: Int { MPMediaQuery.songs().items?.count ?? 0 }

    func announce() {
        let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 10, height: 10)) { _ in UIImage() }
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [
            MPMediaItemPropertyTitle: playing, MPMediaItemPropertyArtwork: artwork,
        ]
        MPNowPlayingInfoCenter.default().playbackState = .playing
    }
}

struct NowPlayingRow: View {
    @ObservedObject private var state = ApplicationMusicPlayer.shared.state
    let song: Song

    var body: some View {
        HStack {
            if let artwork = song.artwork { ArtworkImage(artwork, width: 40, height: 40) }
            Label(song.title, systemImage: state.playbackStatus == .playing ? "pause" : "play")
                .labelIconToTitleSpacing(4)
                .labelReservedIconWidth(20)
        }
        .safeAreaBar(edge: .bottom) { Text(song.artistName) }
        .backgroundExtensionEffect()
    }
}
