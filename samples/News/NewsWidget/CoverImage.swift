import SwiftUI

/// A story's picture, cut to the space it gets.
struct CoverImage: View {
    let cover: String

    var body: some View {
        Color.clear
            .overlay { picture }
            .clipped()
    }

    @ViewBuilder private var picture: some View {
        if cover.hasPrefix("/"), let image = UIImage(contentsOfFile: cover) {
            Image(uiImage: image)
                .resizable()
                .scaledToFill()
        } else if cover.hasPrefix("http"), let url = URL(string: cover) {
            AsyncImage(url: url) { image in
                image.resizable().scaledToFill()
            } placeholder: {
                CoverPlaceholder()
            }
        } else if !cover.isEmpty, UIImage(named: cover) != nil {
            Image(cover)
                .resizable()
                .scaledToFill()
        } else {
            CoverPlaceholder()
        }
    }
}

struct CoverPlaceholder: View {
    var body: some View {
        ZStack {
            LinearGradient(
                colors: [Color("CoverTop"), Color("CoverBottom")],
                startPoint: .topLeading,
                endPoint: .bottomTrailing
            )
            Image(systemName: "newspaper.fill")
                .font(.title2)
                .foregroundStyle(.white.opacity(0.6))
        }
    }
}
