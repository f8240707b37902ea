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

/// The body of a test is built without the optimizer, which takes longer than it saves; what is tested
/// is the optimized product.
let testRules = rules + [.unsafeFlags(["-Onone"])]

/// The tests of one module.
func tests(
  of name: String,
  uses imports: [Target.Dependency] = [],
  excluding folders: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.byName(name: name), "TestSupport"] + imports,
    exclude: folders,
    swiftSettings: testRules
  )
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
      ]
    ),
    .library(name: "GraphPictures", targets: ["GraphPictures"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    lanes,
    numbers,
    module("ExactNumbers", in: "Core", uses: ["CFlint"]),
    module("Numerals", in: "Core", uses: ["Words"]),
    module("CLibrary", in: "Core"),
    module("Intervals", in: "Core", uses: ["CLibrary"], link: ["m"]),
    module("Calculus", in: "Core", uses: ["Intervals", "CLanes"], link: ["m"]),
    module("CurveProof", in: "Core", uses: ["Calculus", "Intervals"], link: ["m"]),
    module("PlaneProof", in: "Core", uses: ["CurveProof", "Calculus", "Intervals"], link: ["m"]),
    module("Drawing", in: "Core", link: ["m"]),
    module("Input", in: "Core", uses: ["Drawing"]),
    systemLibrary("CZlib", package: "zlib1g-dev", in: "Sources/Core"),
    module("Typesetting", in: "Core", uses: ["CLibrary", "Drawing"], link: ["m"]),
    module("PictureFormats", in: "Core", uses: ["CLibrary", "Drawing", "CZlib"]),

    module("Words", in: "Core"),

    module(
      "Operations",
      in: "Model",
      uses: ["Numerals", "Calculus", "Intervals", "CLanes", "Words"]
    ),
    module(
      "Expressions",
      in: "Model",
      uses: ["Operations", "Numerals", "Calculus", "Intervals", "CLanes", "Words"]
    ),
    module(
      "Algebra",
      in: "Model",
      uses: [
        "Analysis", "Language", "Expressions", "Operations", "Numerals", "Calculus", "Intervals",
      ]
    ),
    module(
      "Piecewise",
      in: "Model",
      uses: [
        "Algebra", "Analysis", "Expressions", "Operations", "Numerals", "Calculus", "Intervals",
      ]
    ),
    module(
      "Language",
      in: "Model",
      uses: ["Expressions", "Operations", "Numerals", "Calculus", "Intervals"]
    ),
    module(
      "Notation",
      in: "Model",
      uses: ["Language", "Expressions", "Operations", "Numerals", "Words"]
    ),
    module(
      "Textbook",
      in: "Model",
      uses: ["Typesetting", "Notation", "Expressions", "Operations", "Words"]
    ),
    module(
      "Calculator",
      in: "Model",
      uses: [
        "Relations", "Textbook", "Notation", "Language", "ExactAnswers", "Expressions",
        "Operations", "Numerals",
        "Words",
      ]
    ),
    module(
      "Relations",
      in: "Model",
      uses: [
        "Algebra", "PlaneProof", "Notation", "Expressions", "Operations", "Numerals", "Calculus",
        "Intervals",
        "Words",
      ]
    ),
    module("Analysis", in: "Model", uses: ["Calculus", "Intervals"], link: ["m"]),
    module(
      "Graphs",
      in: "Model",
      uses: [
        "Analysis", "PlaneProof", "CurveProof", "Numerals", "Calculus", "Intervals", "Words",
      ]
    ),
    module(
      "PointsOfInterest",
      in: "Model",
      uses: ["Graphs", "Analysis", "PlaneProof", "Calculus", "Intervals"]
    ),
    module(
      "ExactAnswers",
      in: "Model",
      uses: ["Expressions", "Operations", "Numerals", "Calculus", "Intervals", "Words"]
    ),
    module(
      "ExactEvaluation",
      in: "Model",
      uses: [
        "CLibrary", "ExactAnswers", "Expressions", "Operations", "ExactNumbers", "Numerals",
        "Words",
      ]
    ),

    module("Settings", in: "Model", uses: ["Words"]),
    module(
      "Documents",
      in: "Model",
      uses: [
        "Settings", "Algebra",
        "Graphs", "Calculator", "Relations", "Notation", "Language", "Piecewise", "Analysis",
        "PlaneProof",
        "CurveProof", "Expressions", "Operations", "Calculus", "Intervals",
        "Words",
      ]
    ),

    module(
      "Controls",
      in: "View",
      uses: ["CLibrary", "Typesetting", "Drawing", "Input"],
      link: ["m"]
    ),
    module(
      "GraphKit",
      in: "View",
      uses: ["CLibrary", "PlaneProof", "CurveProof", "Drawing", "Calculus", "Intervals"],
      link: ["m"]
    ),

    module("SceneHost", in: "Controller", uses: ["Drawing", "Input"]),
    module(
      "SceneParts",
      in: "Controller",
      uses: ["SceneHost", "Settings", "Graphs", "Textbook", "Controls", "Drawing", "Words"]
    ),
    module(
      "CalculatorScene",
      in: "Controller",
      uses: [
        "SceneParts", "SceneHost", "Calculator", "ExactAnswers", "Textbook", "Notation",
        "Expressions", "Operations", "Settings", "Controls", "Typesetting", "Drawing", "Input",
        "Words",
      ]
    ),
    module(
      "GraphTools",
      in: "Controller",
      uses: [
        "Settings", "SceneParts", "PointsOfInterest", "SceneHost", "Graphs", "Analysis", "Numerals",
        "Controls",
        "GraphKit",
        "PlaneProof", "CurveProof", "Drawing", "Input", "Calculus", "Intervals", "Words",
      ]
    ),
    module(
      "GraphStatistics",
      in: "Controller",
      uses: [
        "GraphTools", "SceneParts", "SceneHost", "Graphs", "Analysis", "Numerals", "Controls",
        "GraphKit", "PointsOfInterest", "PlaneProof", "CurveProof", "Drawing", "Input", "Calculus",
        "Intervals", "Words",
      ]
    ),
    module(
      "GraphTable",
      in: "Controller",
      uses: [
        "GraphTools", "SceneParts", "SceneHost", "Graphs", "Numerals", "Controls", "GraphKit",
        "Drawing", "Input", "Intervals", "Words",
      ]
    ),
    module(
      "GraphPresentation",
      in: "Controller",
      uses: [
        "GraphTools", "SceneParts", "SceneHost", "Graphs", "Controls", "GraphKit", "Drawing",
        "Input",
        "Words",
      ]
    ),
    module(
      "FunctionListTool",
      in: "Controller",
      uses: [
        "GraphTools", "SceneParts", "SceneHost", "Graphs", "Textbook", "Typesetting", "Analysis",
        "Numerals", "Controls", "GraphKit",
        "CurveProof", "Drawing", "Input", "Calculus", "Intervals", "Words",
      ]
    ),
    module(
      "GraphScene",
      in: "Controller",
      uses: [
        "Settings", "GraphTools", "FunctionListTool", "GraphStatistics", "GraphTable",
        "GraphPresentation",
        "SceneParts", "PointsOfInterest",
        "SceneHost", "Graphs", "Analysis",
        "Numerals", "Controls", "GraphKit",
        "CurveProof", "Drawing", "Input", "Calculus", "Intervals", "Words",
      ]
    ),
    module(
      "Shell",
      in: "Controller",
      uses: [
        "Settings",
        "CalculatorScene", "GraphScene", "GraphTools", "SceneParts", "SceneHost", "Graphs",
        "Calculator", "ExactAnswers",
        "Relations", "Notation", "Expressions", "Operations", "Numerals", "Documents", "Controls",
        "GraphKit",
        "Drawing",
        "Input", "Words",
      ]
    ),

    systemLibrary("CSDL2", package: "libsdl2-dev"),
    systemLibrary("CSDL2TTF", package: "libsdl2-ttf-dev"),
    systemLibrary("CFontconfig", package: "libfontconfig-dev"),
    systemLibrary("CFreeType", package: "libfreetype-dev", pkgConfig: "freetype2"),
    systemLibrary("CX11", package: "libx11-dev"),
    module(
      "SDLPlatform",
      in: "Platform",
      uses: [
        "CLibrary", "Drawing", "Input", "PictureFormats", "Words", "CSDL2", "CSDL2TTF",
        "CFontconfig", "CFreeType",
        .target(name: "CX11", condition: .when(platforms: [.linux])),
      ],
      link: ["m"],
      holding: ["Assets/icons/ordinate-64.png"]
    ),
    module(
      "GraphPictures",
      in: "App",
      uses: [
        "GraphKit", "CurveProof", "Drawing", "Calculus", "Intervals", "PictureFormats",
        "SDLPlatform", "Words",
      ]
    ),
    module("SpeechDispatcher", in: "Platform", uses: ["CLibrary"]),
    module("WorkerProcess", in: "Platform", uses: ["CLibrary"]),
    module("Persistence", in: "Platform", uses: ["CLibrary", "Words"]),

    program(
      "ordinate",
      uses: [
        "Settings",
        "CLibrary",
        "Shell", "GraphScene", "SceneParts", "Documents", "Expressions", "Operations", "Piecewise",
        "Notation",
        "Calculator", "Analysis", "Relations", "PlaneProof",
        "Calculus", "Intervals", "Numerals",
        "SceneHost",
        "GraphKit", "CurveProof", "Drawing", "Input", "PictureFormats", "SDLPlatform",
        "Persistence", "SpeechDispatcher", "WorkerProcess", "ExactAnswers", "Words",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      holding: ["VERSION"]
    ),

    program("ordinate-numbers", uses: ["CLibrary", "ExactEvaluation", "ExactAnswers", "Words"]),

    program(
      "ordinate-bench",
      uses: [
        "Textbook", "Typesetting",
        "Shell", "GraphScene", "SceneParts", "SceneHost", "Documents", "Expressions", "Operations",
        "Piecewise",
        "Notation",
        "Calculator", "Analysis",
        "GraphKit", "CurveProof", "Drawing",
        "Input",
        "Calculus", "Intervals", "SDLPlatform",
      ]
    ),

    .target(
      name: "TestSupport",
      dependencies: ["CurveProof", "Drawing", "Calculus", "Intervals", "PictureFormats"],
      path: "Tests/TestSupport",
      swiftSettings: rules
    ),
    // Apart from what fuzzers link, too.
    .target(name: "TestTraits", path: "Tests/TestTraits", swiftSettings: rules),
    systemLibrary("CMPFR", package: "libmpfr-dev", in: "Tests"),
    systemLibrary("CSDL2Image", package: "libsdl2-image-dev", in: "Tests"),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Expressions", "Operations", "Piecewise", "Notation", "Relations", "Textbook", "Calculator",
        "Documents",
        "Shell", "GraphScene", "SceneParts", "SceneHost", "Calculus", "Intervals", "Drawing",
        "Input", "PictureFormats", "Words", "TestSupport",
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
        "Settings", "Expressions", "Operations", "Piecewise", "Notation", "Calculator", "Documents",
        "Shell",
        "GraphScene",
        "SceneParts", "SceneHost",
        "GraphKit", "Drawing",
        "Input",
        "TestSupport",
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
    tests(of: "Intervals", excluding: ["ITF1788"]),
    tests(of: "Calculus", uses: ["Intervals"]),
    .testTarget(
      name: "InclusionTests",
      dependencies: [
        "Numerals", "Calculus", "Intervals", "Expressions", "Operations", "Piecewise", "Notation",
        "Calculator",
        "CMPFR",
      ],
      swiftSettings: testRules
    ),
    .testTarget(name: "ArchitectureTests", swiftSettings: testRules),
    tests(of: "CurveProof", uses: ["Calculus", "Intervals"]),
    tests(of: "PlaneProof", uses: ["CurveProof", "Calculus", "Intervals"]),
    tests(
      of: "Relations",
      uses: [
        "Documents", "Graphs", "PlaneProof", "CurveProof", "Notation", "Expressions", "Operations",
        "Intervals",
        "CLibrary", "Words",
      ]
    ),
    tests(
      of: "Algebra",
      uses: [
        "CurveProof", "Documents", "Notation", "Expressions", "Operations", "Numerals", "Intervals",
      ]
    ),
    tests(of: "Drawing"),
    tests(
      of: "Textbook",
      uses: [
        "Typesetting", "Drawing", "Notation", "Expressions", "Operations", "Calculator", "Words",
      ]
    ),
    tests(
      of: "ExactNumbers",
      uses: [
        "Calculator", "Documents", "ExactEvaluation", "ExactAnswers", "Expressions", "Operations",
        "GraphTools",
        "Graphs", "Intervals", "Notation", "Words",
      ]
    ),
    tests(of: "WorkerProcess"),
    tests(of: "PictureFormats", uses: ["Drawing"]),
    tests(of: "Words"),
    .testTarget(
      name: "CalculatorModelTests",
      dependencies: [
        "Analysis", "Documents", "ExactAnswers", "Expressions", "Operations", "Graphs", "Language",
        "Piecewise",
        "Notation", "Numerals", "Calculator", "Calculus", "Intervals", "CLanes", "Words",
        "TestSupport",
      ],
      swiftSettings: testRules
    ),
    tests(
      of: "Analysis",
      uses: [
        "Calculus", "Intervals", "Expressions", "Operations", "Piecewise", "Notation", "Language",
        "Calculator",
      ],
      excluding: ["Reference"]
    ),
    tests(
      of: "SDLPlatform",
      uses: [
        "TestTraits", "Drawing", "Input", "PictureFormats", "Words", "CSDL2", "CSDL2Image",
        "CFreeType",
      ]
    ),
    tests(of: "SpeechDispatcher", excluding: ["StandIn"]),
    tests(of: "Persistence", uses: ["Words"]),
    tests(of: "Input", uses: ["Drawing"]),
    tests(
      of: "GraphKit",
      uses: [
        "CurveProof", "Drawing", "Calculus", "Intervals", "Expressions", "Operations", "Piecewise",
        "Notation",
        "Calculator", "Language",
      ],
      excluding: ["Reference"]
    ),
    tests(of: "Controls", uses: ["Drawing", "Input"]),
    tests(of: "SceneHost", uses: ["Drawing", "Input"]),
    tests(
      of: "GraphScene",
      uses: [
        "SceneParts", "SceneHost", "Graphs", "Analysis", "CurveProof", "Calculus", "Intervals",
        "Controls", "GraphKit",
        "Drawing",
        "Input", "Words",
      ]
    ),
    .testTarget(
      name: "CalculatorScenesTests",
      dependencies: [
        "Settings", "TestSupport", "TestTraits", "Shell", "GraphScene", "SceneParts", "SceneHost",
        "Expressions", "Operations", "Piecewise",
        "Notation", "Calculator", "Graphs", "Analysis", "Calculus", "Intervals",
        "Documents", "Controls", "GraphKit", "Drawing", "Input",
        "SDLPlatform", "ExactAnswers", "ExactEvaluation", "Words",
      ],
      exclude: ["Goldens"],
      swiftSettings: testRules
    ),
  ],
  swiftLanguageModes: [.v6]
)
