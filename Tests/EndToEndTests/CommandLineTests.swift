import Testing

@Suite struct CommandLineTests {
  @Test func `help begins with examples and ends well`() {
    let outcome = Playground().run("--help")
    #expect(outcome.status == 0)
    #expect(outcome.messages.isEmpty)
    #expect(outcome.output.split(separator: "\n")[1] == "Examples:")
  }

  @Test(arguments: [
    "summary", "records", "check", "export", "1rm", "plates", "files", "completions", "man",
  ])
  func `every command explains itself`(command: String) {
    let outcome = Playground().run(command, "--help")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("wlog \(command): "))
    #expect(outcome.output.contains("\nExamples:\n  wlog \(command)"))
    #expect(Playground().run("help", command).output == outcome.output)
  }

  @Test func `no command is wrong use`() {
    let outcome = Playground().run()
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages.contains("Usage: wlog COMMAND"))
  }

  @Test func `an unknown command gets a suggestion`() {
    let outcome = Playground().run("chekc")
    #expect(outcome.status == 2)
    #expect(
      outcome.messages == "wlog: there is no command ‘chekc’\n      did you mean ‘wlog check’?\n")
  }

  @Test func `an unknown option gets a suggestion`() {
    let outcome = Playground().run("check", "--strcit")
    #expect(outcome.status == 2)
    #expect(
      outcome.messages == "wlog: there is no option --strcit\n      did you mean --strict?\n")
  }

  @Test func `values may follow in every usual way`() {
    let ground = Playground(["a.md": "# 2026-01-05\n"])
    for arguments in [["--format=jsonl"], ["--format", "jsonl"]] {
      #expect(ground.run("check", arguments[0], arguments.last ?? "", "a.md").status != 255)
    }
    #expect(ground.run("export", "--format=jsonl", "a.md").status == 0)
    #expect(ground.run("export", "--format", "jsonl", "a.md").status == 0)
    #expect(ground.run("export", "--format").messages.contains("--format needs a value"))
    #expect(ground.run("export", "--format=xml").messages.contains("is one of csv, json, jsonl"))
    #expect(ground.run("check", "-qv", "a.md").status == 0)
    #expect(ground.run("check", "--strict=yes").messages.contains("takes no value"))
  }

  @Test func `behind two dashes all is operand`() {
    let ground = Playground(["-q": "# 2026-01-05\n"])
    #expect(ground.run("files", "--", "-q").output == "-q\tnamed\n")
  }

  @Test func `settings that make no sense are refused`() {
    let ground = Playground(["a.md": ""])
    for (option, value) in [
      ("--year", "26000"), ("--today", "2026-02-30"), ("--order", "weight x price"),
      ("--unit", "stone"), ("--dates", "dym"), ("--formula", "bryzcki"), ("--color", "purple"),
    ] {
      let outcome = ground.run("check", option, value)
      #expect(outcome.status == 2)
      #expect(outcome.messages.contains(value))
    }
  }

  @Test func `a closed pipe ends quietly`() {
    let outcome = Playground().run("man", isOutputClosed: true)
    #expect(outcome.status == 0)
    #expect(outcome.messages.isEmpty)
  }

  @Test func `colours only where they are wanted`() {
    let ground = Playground()
    let escape = "\u{1B}["
    #expect(!ground.run("1rm", "100x5").output.contains(escape))
    #expect(ground.run("1rm", "100x5", "--color=always").output.contains(escape))
    #expect(
      ground.run("1rm", "100x5", environment: ["CLICOLOR_FORCE=1"]).output.contains(escape))
    #expect(
      !ground.run("1rm", "100x5", environment: ["CLICOLOR_FORCE=1", "NO_COLOR=1"]).output
        .contains(escape))
    #expect(
      !ground.run("1rm", "100x5", "--color=never", environment: ["CLICOLOR_FORCE=1"]).output
        .contains(escape))
  }

  @Test func `completions and manual name every command`() {
    let ground = Playground()
    for shell in ["bash", "zsh", "fish"] {
      let script = ground.run("completions", shell).output
      for command in ["summary", "records", "check", "export", "1rm", "plates"] {
        #expect(script.contains(command))
      }
    }
    #expect(ground.run("man").output.hasPrefix(".TH WLOG 1"))
    #expect(ground.run("completions", "csh").status == 2)
  }
}
