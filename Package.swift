// swift-tools-version: 6.2
import PackageDescription

/// Every target is built alike: Swift 6, and a warning is an error.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Files that people edit and that stand in the sources as string literals; a test keeps them equal.
let embedded = ["WorkoutReport": ["Assets/style.css", "Assets/script.js"]]

/// The modules in the order of the pipeline, each with the modules it may import.
let modules: [(name: String, imports: [String])] = [
  ("JournalSyntax", []),
  ("WorkoutModel", []),
  ("JournalReading", ["JournalSyntax", "WorkoutModel"]),
  ("JournalEditing", ["JournalSyntax", "WorkoutModel", "JournalReading"]),
  ("WorkoutAnalysis", ["WorkoutModel"]),
  ("SVGCharts", []),
  ("WorkoutReport", ["WorkoutModel", "WorkoutAnalysis", "SVGCharts"]),
  ("WorkoutInterchange", ["WorkoutModel"]),
]

/// Folders of test data, by module: the tests find them beside their source files.
let testData: [String: [String]] = [
  "WorkoutAnalysis": ["Fixtures"],
  "JournalReading": ["Writers"],
]

let package = Package(
  name: "wlog",
  products: [
    .executable(name: "wlog", targets: ["wlog"]),
    .library(
      name: "WorkoutJournal",
      targets: ["JournalSyntax", "WorkoutModel", "JournalReading", "WorkoutInterchange"]),
  ],
  targets: modules.map { module in
    .target(
      name: module.name,
      dependencies: module.imports.map { .target(name: $0) },
      exclude: embedded[module.name] ?? [],
      swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))])
  } + [
    .executableTarget(
      name: "wlog",
      dependencies: modules.map { .target(name: $0.name) },
      swiftSettings: settings)
  ]
    + [
      .executableTarget(
        name: "Benchmarks",
        dependencies: ["JournalSyntax", "WorkoutModel", "JournalReading", "WorkoutAnalysis"],
        path: "Tests/Benchmarks", swiftSettings: settings),
      .testTarget(
        name: "EndToEndTests", dependencies: ["JournalSyntax", "TestSupport"],
        exclude: ["Catalogue"],
        swiftSettings: settings),
      .target(
        name: "TestSupport", dependencies: ["JournalSyntax"], path: "Tests/TestSupport",
        swiftSettings: settings),
    ]
    + modules.map { module in
      .testTarget(
        name: module.name + "Tests",
        dependencies: [.target(name: module.name)] + module.imports.map { .target(name: $0) }
          + (module.name.hasPrefix("Journal") || module.name == "WorkoutReport"
            ? ["TestSupport"] : []),
        exclude: testData[module.name] ?? [],
        swiftSettings: settings)
    } + [
      .testTarget(
        name: "GrammarTests",
        dependencies: ["JournalSyntax", "WorkoutModel", "JournalReading", "TestSupport"],
        swiftSettings: settings),
      .testTarget(
        name: "wlogTests",
        dependencies: ["wlog", "WorkoutModel"],
        swiftSettings: settings),
    ],
  swiftLanguageModes: [.v6]
)
