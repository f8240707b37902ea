import ArgumentParser
import CLibrary

/// The command line's root: without a command's name it opens the window.
@main
struct Ordinate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ordinate",
    abstract: "A graphing calculator whose every pixel is honest.",
    version: String(decoding: PackageResources.VERSION.dropLast(), as: UTF8.self),
    subcommands: [
      WindowCommand.self, PlotCommand.self, EvalCommand.self, FactsCommand.self, FitCommand.self,
      TableCommand.self,
    ],
    defaultSubcommand: WindowCommand.self
  )

  static func main() {
    // A limit on the size of files is a fault to tell, not a reason to die.
    signal(SIGXFSZ, SIG_IGN)
    let arguments = CommandLine.arguments
    if let number = firstThatIsNoText {
      let argument = arguments[number]
      Failure.say(
        "ordinate: The argument \(argument) is not UTF-8 text: it can't be taken as it is."
      )
      exit(withError: ExitCode.validationFailure)
    }
    run(
      zip(arguments, arguments.dropFirst()).map { previous, argument in
        optionsWithValues.contains(previous) ? argument : protectingMinus(argument)
      }
    )
  }

  /// What follows them stands as it is: a number, the name of a file.
  private static let optionsWithValues = [
    "--x", "--y", "--at", "--step", "--let", "-o", "--output", "--snapshot", "--state",
  ]

  /// The number of the first argument that would be changed on its way to text.
  private static var firstThatIsNoText: Int? {
    (0..<Int(CommandLine.argc)).first { number in
      CommandLine.unsafeArgv[number].map { String(validatingCString: $0) == nil } ?? false
    }
  }

  /// Runs a command to the end of the program; what there is to say is said whole, with the usage
  /// of that command.
  private static func run(_ arguments: [String]) {
    var kind: any ParsableCommand.Type = Ordinate.self
    do {
      var command = try parseAsRoot(arguments)
      kind = type(of: command)
      try command.run()
    } catch let error as ValidationError {
      Failure.say("Error: \(error.message)\nUsage: " + usageString(for: kind))
      exit(withError: ExitCode.validationFailure)
    } catch {
      let message = fullMessage(for: error)
      let status = exitCode(for: error)
      guard status.isSuccess else {
        if !message.isEmpty { Failure.say(Failure.shortened(message)) }
        exit(withError: status)
      }
      do { try Failure.unlessPrinted(message) } catch { exit(withError: error) }
    }
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
