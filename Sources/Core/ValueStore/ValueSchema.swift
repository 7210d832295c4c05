/// How a store of values is laid out in its file.
package enum ValueSchema {
    /// The layout's version, which the file holds as its `user_version`.
    package static let version = 3

    /// Makes the layout in an empty file.
    ///
    /// `entries` has row ids on purpose: what was first saved together lies together, and is mostly saved together again,
    /// so that a commit of many keys touches few pages. By key, nearly every save touches a page of its own. `files` are
    /// those that `saveFile` made in the group's container, each with the key that it was made for. `widget` is 1 where the
    /// widget's own code has set the value last.
    package static let sql = """
        CREATE TABLE IF NOT EXISTS entries (
            key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL, widget INTEGER NOT NULL DEFAULT 0);
        CREATE TABLE IF NOT EXISTS files (name TEXT NOT NULL PRIMARY KEY, key TEXT) WITHOUT ROWID;
        PRAGMA user_version = 3;
        """

    /// Brings a file of an earlier version up to date, in a transaction.
    package static let upgrade = "ALTER TABLE entries ADD COLUMN widget INTEGER NOT NULL DEFAULT 0"
}
