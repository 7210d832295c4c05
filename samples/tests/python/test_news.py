"""News: what the app saves is what the widget shows."""

from pathlib import Path

import pytest

NEWS = Path(__file__).resolve().parents[2] / "News/NewsWidget"
STORIES = [{"title": f"Story {number}", "source": "The Almanac", "cover": ""} for number in range(1, 7)]


@pytest.mark.parametrize("family, count", [("systemSmall", 1), ("systemMedium", 2), ("systemLarge", 4)])
def test_shows_as_many_stories_as_there_is_room_for(widget, family, count):
    news = widget(NEWS, kind="NewsWidget", family=family, group="group.news.sample")
    news.save(posts=STORIES)
    assert [text for text in news.texts() if text.startswith("Story")] == [f"Story {n + 1}" for n in range(count)]
    news.matches_picture(f"news-{family}")


def test_says_so_where_there_are_none(widget):
    news = widget(NEWS, kind="NewsWidget", group="group.news.sample")
    assert not [text for text in news.texts() if text.startswith("Story")]
    assert news.texts(locale="de")
