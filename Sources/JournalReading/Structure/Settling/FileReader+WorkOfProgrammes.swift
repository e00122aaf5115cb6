internal import JournalSyntax

extension FileReader {
  /// What followers of programmes, weightlifters, runners and those of meets note in ways of their own. What names no
  /// set goes first; singles and complexes before the loads that rise for one count.
  mutating func settleWorkOfProgrammes() {
    dropDoubledColon()
    dropTrainingMax()
    if elements.count > 3 {
      settleMissInWords()
      settleSizesBehindSchemes()
    }
    if elements.count > 5 {
      settleLastSetInWords()
      settleOpenScheme()
      settleNamedSingles()
      settleSinglesWithMiss()
      settleSumsOfComplexes()
      if elements[0].kind == .word { settleVerdicts() }
      dropPlanBehindSets()
      settleRampsOfLoads()
    }
    if 2...60 ~= elements.count { settleWaysOfRunners() }
    if 5...40 ~= elements.count {
      settleDropsInPairs()
      partProductsByHyphens()
    }
  }
}
