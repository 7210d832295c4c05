import 'home_widget.dart';

/// Saves a post, has the News widget reloaded, and draws it.
Future<void> main() async {
  final bridge = await WidgetBridge.start(['ios/NewsWidget']);
  await bridge.call('setAppGroupId', {'groupId': 'group.news.sample'});
  await bridge.call('saveWidgetData', {
    'id': 'posts',
    'data': [
      {'title': 'Hello', 'source': 'AP', 'cover': ''},
    ],
  });
  await bridge.call('updateWidget', {'ios': 'NewsWidget'});
  await bridge.call('renderWidget', {'kind': 'NewsWidget', 'family': 'systemSmall', 'path': 'small.png'});
  await bridge.close();
}
