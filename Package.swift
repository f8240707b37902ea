// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The rules every module obeys.
let rules: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Files of the project that become constants of a module in Sources/Layer.
func embedded(_ files: [String]) -> [Resource] { files.map { .embedInCode("../../../\($0)") } }

/// A module in its layer's folder, and the modules it may import.
func module(
  _ name: String,
  in layer: String,
  uses imports: [Target.Dependency] = [],
  link libraries: [String] = [],
  holding files: [String] = []
) -> Target {
  .target(
    name: name,
    dependencies: imports,
    path: "Sources/\(layer)/\(name)",
    resources: embedded(files),
    swiftSettings: rules,
    linkerSettings: libraries.map { .linkedLibrary($0) }
  )
}

/// Loops in C over many numbers at once, compiled for several instruction sets.
let lanes = Target.target(
  name: "CLanes",
  path: "Sources/Core/CLanes",
  cSettings: [.treatAllWarnings(as: .error)],
  linkerSettings: [
    .linkedLibrary("m"),
    .linkedLibrary("sleef", .when(platforms: [.linux])),
  ]
)

/// Special functions of FLINT, which is loaded when the first is asked.
let specialFunctions = Target.target(
  name: "CSpecialFunctions",
  path: "Sources/Core/CSpecialFunctions",
  cSettings: [.treatAllWarnings(as: .error)],
  linkerSettings: [.linkedLibrary("m")]
)

/// Arb and Calcium, which have libraries of their own where FLINT is older than 3.
let flint =
  FileManager.default.fileExists(atPath: "/usr/include/calcium/ca.h")
  ? ["calcium", "flint-arb", "antic", "flint", "gmp"] : ["flint", "gmp"]

/// What exact numbers need of FLINT, in C.
let numbers = Target.target(
  name: "CFlint",
  path: "Sources/Core/CFlint",
  cSettings: [.treatAllWarnings(as: .error)],
  linkerSettings: flint.map { .linkedLibrary($0) }
)

/// A program in the App layer, and the modules it puts together.
func program(
  _ name: String,
  uses imports: [Target.Dependency],
  holding files: [String] = []
) -> Target {
  .executableTarget(
    name: name,
    dependencies: imports,
    path: "Sources/App/\(name)",
    resources: embedded(files),
    swiftSettings: rules
  )
}

/// A C library found on the system.
func systemLibrary(
  _ name: String,
  package: String,
  in folder: String = "Sources/Platform",
  pkgConfig: String? = nil
) -> Target {
  .systemLibrary(
    name: name,
    path: "\(folder)/\(name)",
    pkgConfig: pkgConfig,
    providers: [.apt([package])]
  )
}

/// The body of a test is built without the optimizer, which takes longer than it saves, and on every core;
/// what is tested is the optimized product.
let testRules =
  rules
  + [.unsafeFlags(["-Onone", "-no-whole-module-optimization", "-enable-batch-mode"])]

/// A target of tests, named as its module.
func tests(
  _ name: String,
  uses imports: [Target.Dependency] = [],
  excluding folders: [String] = []
) -> Target {
  .testTarget(name: name, dependencies: imports, exclude: folders, swiftSettings: testRules)
}

let package = Package(
  name: "ordinate",
  products: [
    .executable(name: "ordinate", targets: ["ordinate"]),
    .executable(name: "ordinate-numbers", targets: ["ordinate-numbers"]),
    .library(
      name: "GraphKit",
      targets: [
        "GraphKit", "PlaneProof", "CurveProof", "Drawing", "Calculus", "Intervals", "CLibrary",
        "CSpecialFunctions",
      ]
    ),
    .library(name: "GraphLibrary", targets: ["GraphLibrary"]),
    .executable(name: "ordinate-closures", targets: ["ordinate-closures"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    // MARK: Core

    numbers,
    lanes,
    specialFunctions,
    systemLibrary("CZlib", package: "zlib1g-dev", in: "Sources/Core"),
    module("CLibrary", in: "Core"),
    module("Drawing", in: "Core", link: ["m"]),
    module("Numerals", in: "Core"),
    module("Words", in: "Core"),
    module("Input", in: "Core", uses: ["Drawing", "CLibrary"]),
    module("Intervals", in: "Core", uses: ["CLibrary"], link: ["m"]),
    module("PictureFormats", in: "Core", uses: ["CLibrary", "CZlib", "Drawing"]),
    module("Typesetting", in: "Core", uses: ["CLibrary", "Drawing"], link: ["m"]),
    module(
      "Calculus",
      in: "Core",
      uses: ["Intervals", "CLanes", "CSpecialFunctions"],
      link: ["m"]
    ),
    module("Analysis", in: "Core", uses: ["Calculus", "Intervals"], link: ["m"]),
    module("CurveProof", in: "Core", uses: ["Calculus", "Intervals"], link: ["m"]),
    module("PlaneProof", in: "Core", uses: ["CurveProof", "Calculus", "Intervals"], link: ["m"]),

    // MARK: Model

    module("Settings", in: "Model", uses: ["Words"]),
    module(
      "Operations",
      in: "Model",
      uses: ["Calculus", "Intervals", "CLanes", "Numerals", "Words"]
    ),
    module(
      "Formulas",
      in: "Model",
      uses: ["Operations", "Calculus", "Intervals", "CLanes", "Numerals", "Words"]
    ),
    module(
      "Algebra",
      in: "Model",
      uses: ["Formulas", "Analysis", "Operations", "Calculus", "Intervals", "Numerals"]
    ),
    module(
      "ExactEvaluation",
      in: "Model",
      uses: [
        "Formulas", "Operations", "Calculus", "CFlint", "CLibrary", "Intervals", "Numerals",
        "Words",
      ]
    ),
    module(
      "GraphModel",
      in: "Model",
      uses: [
        "PlaneProof", "Analysis", "CurveProof", "Calculus", "Input", "Intervals", "Typesetting",
        "Numerals", "Words",
      ]
    ),
    module(
      "Notation",
      in: "Model",
      uses: ["Formulas", "Operations", "Input", "Typesetting", "Numerals", "Words"]
    ),
    module(
      "Figures",
      in: "Model",
      uses: [
        "Algebra", "Notation", "Formulas", "PlaneProof", "Analysis", "Operations", "Calculus",
        "Intervals", "Numerals", "Words",
      ]
    ),
    module(
      "Calculator",
      in: "Model",
      uses: ["Figures", "Notation", "Formulas", "Operations", "Input", "Numerals", "Words"]
    ),
    module(
      "Documents",
      in: "Model",
      uses: [
        "Calculator", "Figures", "Algebra", "GraphModel", "Notation", "Formulas", "PlaneProof",
        "Analysis", "CurveProof", "Operations", "Calculus", "Intervals", "Settings", "Numerals",
        "Words",
      ]
    ),

    // MARK: View

    module(
      "Controls",
      in: "View",
      uses: ["Input", "Typesetting", "CLibrary", "Drawing"],
      link: ["m"]
    ),
    module(
      "GraphKit",
      in: "View",
      uses: ["PlaneProof", "CurveProof", "Calculus", "Intervals", "CLibrary", "Drawing"],
      link: ["m"]
    ),

    // MARK: Controller

    module("SceneHost", in: "Controller", uses: ["Input", "Drawing"]),
    module(
      "SceneParts",
      in: "Controller",
      uses: [
        "GraphModel", "Controls", "SceneHost", "Input", "Settings", "Typesetting", "Drawing",
        "Words",
      ]
    ),
    module(
      "GraphTools",
      in: "Controller",
      uses: [
        "SceneParts", "GraphKit", "GraphModel", "PlaneProof", "Analysis", "CurveProof", "Calculus",
        "Controls", "SceneHost", "Input", "Intervals", "Settings", "Typesetting", "Drawing",
        "Numerals", "Words",
      ]
    ),
    module(
      "CalculatorScene",
      in: "Controller",
      uses: [
        "Calculator", "SceneParts", "Notation", "Formulas", "Figures", "Operations", "Controls",
        "SceneHost", "Input", "Settings", "Typesetting", "Drawing", "Words",
      ]
    ),
    module(
      "GraphScene",
      in: "Controller",
      uses: [
        "GraphTools", "SceneParts", "GraphKit", "GraphModel", "Analysis", "CurveProof", "Calculus",
        "Controls", "SceneHost", "Input", "Settings", "CLibrary", "Drawing", "Numerals", "Words",
      ]
    ),
    module(
      "Shell",
      in: "Controller",
      uses: [
        "CalculatorScene", "Documents", "GraphScene", "Calculator", "GraphTools", "Figures",
        "SceneParts", "GraphKit", "GraphModel", "Notation", "Formulas", "Operations", "Controls",
        "SceneHost", "Input", "PictureFormats", "Settings", "Typesetting", "Drawing", "Numerals",
        "Words",
      ]
    ),

    // MARK: Platform

    systemLibrary("CFontconfig", package: "libfontconfig-dev"),
    systemLibrary("CFreeType", package: "libfreetype-dev", pkgConfig: "freetype2"),
    systemLibrary("CSDL2", package: "libsdl2-dev"),
    systemLibrary("CSDL2TTF", package: "libsdl2-ttf-dev"),
    systemLibrary("CX11", package: "libx11-dev"),
    systemLibrary("CDBus", package: "libdbus-1-dev", pkgConfig: "dbus-1"),
    module(
      "SystemServices",
      in: "Platform",
      uses: [
        "Input", "CLibrary", "Drawing", "Words",
        .target(name: "CDBus", condition: .when(platforms: [.linux])),
      ]
    ),
    module(
      "SDLPlatform",
      in: "Platform",
      uses: [
        "Input", "PictureFormats", "CFontconfig", "CFreeType", "CLibrary", "CSDL2", "CSDL2TTF",
        .target(name: "CX11", condition: .when(platforms: [.linux])),
        .target(name: "CDBus", condition: .when(platforms: [.linux])), "Drawing", "Words",
      ],
      link: ["m"],
      holding: ["Assets/icons/ordinate-64.png"]
    ),

    // MARK: App

    module(
      "GraphLibrary",
      in: "App",
      uses: [
        "GraphScene", "SceneParts", "GraphKit", "GraphModel", "Analysis", "CurveProof", "Calculus",
        "SDLPlatform", "SceneHost", "Input", "Intervals", "PictureFormats", "Drawing", "Words",
      ]
    ),
    program("ordinate-closures", uses: ["GraphLibrary"]),
    program("ordinate-numbers", uses: ["ExactEvaluation", "Formulas", "CLibrary", "Words"]),
    program(
      "ordinate",
      uses: [
        "Shell", "Documents", "GraphScene", "Calculator", "GraphTools", "Figures", "SceneParts",
        "GraphKit", "GraphModel", "Notation", "Formulas", "PlaneProof", "Analysis",
        "CurveProof",
        "Operations", "Calculus", "SDLPlatform", "SceneHost", "Input", "Intervals",
        "PictureFormats", "Settings", "SystemServices", "CLibrary", "Drawing", "Numerals", "Words",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      holding: ["VERSION"]
    ),
    program(
      "ordinate-bench",
      uses: [
        "Shell", "Documents", "GraphTools", "Figures", "SceneParts", "GraphKit", "GraphModel",
        "Notation", "Formulas", "ExactEvaluation", "PlaneProof", "Analysis", "CurveProof",
        "Calculus", "SDLPlatform", "SceneHost", "Input", "Intervals", "Typesetting", "Drawing",
      ]
    ),

    // MARK: Tests

    systemLibrary("CMPFR", package: "libmpfr-dev", in: "Tests"),
    systemLibrary("CSDL2Image", package: "libsdl2-image-dev", in: "Tests"),
    // Apart from what fuzzers link, too.
    .target(name: "TestTraits", dependencies: [], path: "Tests/TestTraits", swiftSettings: rules),
    .target(
      name: "TestSupport",
      dependencies: [
        "Figures", "GraphKit", "Formulas", "Analysis", "CurveProof", "Operations", "Calculus",
        "Intervals", "PictureFormats", "Drawing", "Numerals", "Words",
      ],
      path: "Tests/TestSupport",
      swiftSettings: rules
    ),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Shell", "Documents", "GraphScene", "Calculator", "Figures", "SceneParts", "Notation",
        "Formulas", "Operations", "Calculus", "SceneHost", "Input", "Intervals", "PictureFormats",
        "Drawing", "Words", "TestSupport",
      ],
      path: "Tests/Fuzz/FuzzTargets",
      swiftSettings: rules
    ),
    .executableTarget(
      name: "ordinate-fuzz",
      dependencies: ["FuzzTargets"],
      path: "Tests/Fuzz/ordinate-fuzz",
      swiftSettings: rules
    ),
    .testTarget(
      name: "FuzzTests",
      dependencies: ["FuzzTargets", "TestSupport"],
      path: "Tests/Fuzz/FuzzTests",
      swiftSettings: testRules
    ),
    .target(
      name: "Monkey",
      dependencies: [
        "Shell", "Documents", "GraphScene", "Calculator", "GraphTools", "SceneParts", "GraphKit",
        "GraphModel", "Notation", "SceneHost", "Input", "Settings", "Drawing", "TestSupport",
      ],
      path: "Tests/Monkey/Monkey",
      swiftSettings: rules
    ),
    .executableTarget(
      name: "ordinate-monkey",
      dependencies: ["Monkey"],
      path: "Tests/Monkey/ordinate-monkey",
      swiftSettings: rules
    ),
    .testTarget(
      name: "MonkeyTests",
      dependencies: ["Monkey"],
      path: "Tests/Monkey/MonkeyTests",
      swiftSettings: testRules
    ),
    tests(
      "AlgebraTests",
      uses: [
        "Documents", "Algebra", "Analysis", "Notation", "Formulas", "CurveProof", "Operations",
        "Calculus", "Intervals", "Numerals", "TestSupport",
      ]
    ),
    tests(
      "AnalysisTests",
      uses: [
        "Figures", "Notation", "Algebra", "Formulas", "Analysis", "Operations", "Calculus",
        "Intervals", "TestSupport",
      ],
      excluding: ["Reference"]
    ),
    tests("ArchitectureTests", uses: []),
    tests(
      "CalculatorSceneTests",
      uses: [
        "CalculatorScene", "Calculator", "SceneParts", "Controls", "SceneHost", "Input", "Drawing",
        "Words", "TestSupport",
      ]
    ),
    tests(
      "CalculatorTests",
      uses: ["Calculator", "Notation", "Formulas", "Operations", "Input", "Words", "TestSupport"]
    ),
    tests("CalculusTests", uses: ["Calculus", "Intervals", "TestSupport"]),
    tests("ControlsTests", uses: ["Controls", "Input", "Drawing", "TestSupport"]),
    tests(
      "CurveProofTests",
      uses: [
        "GraphKit", "Notation", "Formulas", "CurveProof", "Calculus", "Intervals", "Drawing",
        "TestSupport",
      ]
    ),
    tests(
      "DocumentsTests",
      uses: [
        "Shell", "Documents", "GraphScene", "Calculator", "SceneParts", "GraphKit", "GraphModel",
        "Notation", "Formulas", "TestSupport",
      ]
    ),
    tests("DrawingTests", uses: ["Drawing", "TestSupport"]),
    tests(
      "ExactEvaluationTests",
      uses: [
        "Documents", "Calculator", "GraphTools", "ExactEvaluation", "GraphModel", "Notation",
        "Formulas", "CurveProof", "Operations", "Calculus", "Intervals", "Numerals", "Words",
        "TestSupport",
      ]
    ),
    tests(
      "FiguresTests",
      uses: [
        "Figures", "Notation", "Formulas", "PlaneProof", "Analysis", "CurveProof", "Operations",
        "CLibrary", "Words", "TestSupport",
      ]
    ),
    tests(
      "FormulasTests",
      uses: [
        "Documents", "Calculator", "Figures", "GraphModel", "Notation", "Formulas", "Analysis",
        "Operations", "Calculus", "Input", "Intervals", "CLanes", "Numerals", "Words",
        "TestSupport",
      ]
    ),
    tests(
      "GraphKitTests",
      uses: [
        "GraphKit", "Documents", "Notation", "Formulas", "PlaneProof", "CurveProof", "Calculus",
        "Intervals", "Drawing", "TestSupport",
      ],
      excluding: ["Reference"]
    ),
    tests(
      "GraphModelTests",
      uses: [
        "Documents", "Figures", "GraphModel", "Notation", "PlaneProof", "Intervals",
        "Formulas", "TestSupport",
      ]
    ),
    tests(
      "GraphLibraryTests",
      uses: [
        "GraphLibrary", "GraphModel", "GraphScene", "GraphTools", "SceneHost", "TestSupport",
        "TestTraits",
      ]
    ),
    tests(
      "GraphSceneTests",
      uses: [
        "GraphLibrary", "GraphScene", "GraphTools", "GraphKit", "GraphModel", "Analysis",
        "CurveProof", "Calculus",
        "Controls", "SceneHost", "Input", "Intervals", "Drawing", "Words", "TestSupport",
      ]
    ),
    tests(
      "GraphToolsTests",
      uses: [
        "Documents", "GraphScene", "GraphTools", "GraphKit", "GraphModel", "Notation", "CurveProof",
        "Words",
        "Intervals", "Drawing", "TestSupport",
      ]
    ),
    tests("InclusionTests", uses: ["Formulas", "Operations", "Calculus", "Intervals", "CMPFR"]),
    tests("InputTests", uses: ["Input", "CLibrary", "Drawing"]),
    tests("IntervalsTests", uses: ["Intervals", "TestSupport"], excluding: ["ITF1788"]),
    tests(
      "NotationTests",
      uses: [
        "Calculator", "Figures", "GraphModel", "Notation", "Formulas", "Operations", "Analysis",
        "Calculus", "Input", "Intervals", "Typesetting", "Drawing", "Numerals", "Words",
        "TestSupport",
      ]
    ),
    tests("NumeralsTests", uses: ["Notation", "Formulas", "Numerals", "TestSupport"]),
    tests(
      "OperationsTests",
      uses: [
        "Figures", "Notation", "Formulas", "Operations", "Calculus", "Intervals", "Numerals",
        "Words", "TestSupport",
      ]
    ),
    tests("PictureFormatsTests", uses: ["PictureFormats", "Drawing", "TestSupport"]),
    tests(
      "PlaneProofTests",
      uses: [
        "Figures", "Notation", "Formulas", "PlaneProof", "CurveProof", "Calculus", "Intervals",
        "TestSupport",
      ]
    ),
    tests(
      "SDLPlatformTests",
      uses: [
        "SDLPlatform", "Input", "PictureFormats", "CFreeType", "CSDL2", "Drawing", "Words",
        "CSDL2Image", "TestSupport", "TestTraits",
      ]
    ),
    tests("SceneHostTests", uses: ["SceneHost", "Input", "Drawing", "TestSupport"]),
    tests(
      "ScenePartsTests",
      uses: [
        "SceneParts", "Notation", "Controls", "SceneHost", "Settings", "Typesetting", "Drawing",
        "Words", "TestSupport",
      ]
    ),
    tests("SettingsTests", uses: ["Settings", "TestSupport"]),
    tests(
      "ShellTests",
      uses: [
        "Shell", "Documents", "GraphScene", "Calculator", "GraphTools", "SceneParts",
        "ExactEvaluation", "GraphKit", "GraphModel", "Notation", "Formulas", "Analysis",
        "Operations", "Controls", "SDLPlatform", "SceneHost", "Input", "Intervals", "Settings",
        "Drawing", "Words", "TestSupport", "TestTraits",
      ],
      excluding: ["Goldens"]
    ),
    tests(
      "SystemServicesTests",
      uses: ["SystemServices", "Words", "Drawing", "Input", "TestSupport"],
      excluding: ["Speech/StandIn"]
    ),
    tests("TypesettingTests", uses: ["Typesetting", "Drawing", "TestSupport"]),
    tests("WordsTests", uses: ["Words"]),
  ],
  swiftLanguageModes: [.v6]
)
