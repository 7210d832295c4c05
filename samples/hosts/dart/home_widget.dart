import 'dart:async';
import 'dart:convert';
import 'dart:io';

/// Widget Bridge for Dart: home_widget's calls by their names, over a subprocess.
class WidgetBridge {
  WidgetBridge._(this._process) {
    final lines = _process.stdout.transform(utf8.decoder).transform(const LineSplitter());
    lines.listen(_receive, onDone: () => _pending.values.forEach(_abandon));
    _process.stderr.listen(stderr.add);
  }

  static Future<WidgetBridge> start(List<String> extensions, {String program = 'widget-bridge'}) async =>
      WidgetBridge._(await Process.start(program, ['serve', ...extensions]));

  final Process _process;
  final _pending = <int, Completer<dynamic>>{};
  var _lastId = 0;

  Future<dynamic> call(String method, [Map<String, dynamic> params = const {}]) {
    final message = {'jsonrpc': '2.0', 'id': ++_lastId, 'method': method, 'params': params};
    _process.stdin.add(utf8.encode('${jsonEncode(message)}\n'));
    return (_pending[_lastId] = Completer<dynamic>()).future;
  }

  /// Lets the bridge finish what it was asked, and gives its exit status.
  Future<int> close() async {
    await _process.stdin.close();
    return _process.exitCode;
  }

  void _receive(String line) {
    final reply = jsonDecode(line);
    final call = _pending.remove(reply['id']);
    if (reply['error'] == null) {
      call?.complete(reply['result']);
    } else {
      call?.completeError(StateError('${reply['error']}'));
    }
  }

  void _abandon(Completer<dynamic> call) => call.completeError(StateError('the bridge has ended'));
}
