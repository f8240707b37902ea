import ArgumentParser

/// The command line's root: without a command's name it opens the window.
@main
struct Ordinate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ordinate",
    abstract: "A graphing calculator whose every pixel is honest.",
    version: String(decoding: PackageResources.VERSION.dropLast(), as: UTF8.self),
    subcommands: [
      WindowCommand.self, PlotCommand.self, EvalCommand.self, FactsCommand.self,
      TableCommand.self,
    ],
    defaultSubcommand: WindowCommand.self
  )

  static func main() {
    let arguments = CommandLine.arguments
    main(
      zip(arguments, arguments.dropFirst()).map { previous, argument in
        // The value of an option is a number as it stands.
        ["--x", "--y", "--at", "--step", "--let"].contains(previous)
          ? argument : protectingMinus(argument)
      }
    )
  }

  /// A formula may begin with a minus sign, which would look like an option: it gets a real minus.
  private static func protectingMinus(_ argument: String) -> String {
    let options = ["-o", "-h"]
    guard argument.hasPrefix("-"), !argument.hasPrefix("--"), argument.count > 1,
      !options.contains(argument), argument.firstIndex(of: ":") == nil
    else { return argument }
    return "\u{2212}" + argument.dropFirst()
  }
}
