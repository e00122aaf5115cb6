import WorkoutModel

/// The files with which a journal begins.
struct NewJournal {
  struct File {
    /// From the journal’s folder.
    let path: String
    let text: String
    var isExecutable = false
    /// What it is for, in a few words.
    let purpose: String
  }

  /// The unit of bare numbers.
  let unit: MassUnit
  let today: CivilDate
  /// True when the folder holds journal files already: they need no example.
  let hasFiles: Bool
  /// True when the folder is a git repository of its own.
  let hasRepository: Bool

  var files: [File] {
    var files = [
      File(path: JournalFinder.settingsName, text: settings, purpose: "settings for all files")
    ]
    if !hasFiles {
      files.append(File(path: firstFile, text: example, purpose: "a session to begin with"))
    }
    files += [
      File(path: ".gitattributes", text: Self.attributes, purpose: "plain text for git"),
      File(path: ".gitignore", text: "site/\n", purpose: "the site is made, not kept"),
      File(
        path: hookPath, text: Self.hook, isExecutable: true, purpose: "checks before each commit"),
      File(
        path: ".github/workflows/pages.yml", text: Self.workflow,
        purpose: "publishes the site on GitHub Pages"),
    ]
    return files
  }

  /// `2026.md`.
  var firstFile: String { "\(today.year).md" }

  /// In the repository where git looks for it, else where it can be kept with the journal.
  var hookPath: String { (hasRepository ? ".git/hooks" : ".githooks") + "/pre-commit" }
}

extension NewJournal {
  private var settings: String {
    """
    unit: \(unit.symbol)

    > These lines hold for all files of this folder and below. There is more to say, for example:
    > alias: OHP = Overhead Press
    > goal: Bench Press \(load(100)) by \(today.year + 1)-06-01
    > favourite: Squat
    > muscles: Landmine Press = shoulders, chest/2

    """
  }

  private var example: String {
    """
    # \(today) Push A
    18:05-19:20
    > an example: replace it by what you did

    Bench Press
    - \(load(40)) x 8 (warm-up)
    - \(load(60)) x 5 x 3 @8 rest 3:00

    Pull-up
    - BW x 8, 8, 6

    Plank: 60 s x 3

    """
  }

  /// A load of so many kilograms, or what is usual beside it in pounds.
  private func load(_ kilograms: Int) -> String {
    let pounds = [40: 95, 60: 135, 100: 225]
    return unit == .kilogram ? "\(kilograms) kg" : "\(pounds[kilograms] ?? kilograms) lb"
  }

  private static let attributes = """
    *.wlog text diff=markdown
    *.md text diff=markdown
    *.txt text

    """

  private static let hook = """
    #!/bin/sh
    # Refuses a commit while something in the journal cannot be read.
    command -v wlog > /dev/null || { echo "wlog is not installed: not checked" >&2; exit 0; }
    exec wlog check -q --format concise .

    """

  private static let workflow = """
    name: Site
    on:
      push:
      workflow_dispatch:
    permissions:
      contents: read
      pages: write
      id-token: write
    concurrency: pages
    jobs:
      site:
        runs-on: ubuntu-latest
        container: swift:6.2
        environment: github-pages
        steps:
          - uses: actions/checkout@v4
          - name: Build wlog
            env:
              # Settings > Secrets and variables > Actions > Variables: where wlog’s source is.
              WLOG_SOURCE: ${{ vars.WLOG_SOURCE }}
            run: |
              git clone --depth 1 "$WLOG_SOURCE" /tmp/wlog
              swift build --package-path /tmp/wlog -c release --product wlog
          - name: Build the site
            env:
              SOURCE_URL: https://github.com/${{ github.repository }}/blob/${{ github.sha }}
            run: |
              /tmp/wlog/.build/release/wlog check . --format github
              /tmp/wlog/.build/release/wlog report . -o site --source-url "$SOURCE_URL"
          - uses: actions/upload-pages-artifact@v3
            with:
              path: site
          - uses: actions/deploy-pages@v4

    """
}
