package import WorkoutModel

/// What somebody knows of an export that it does not tell itself.
package struct ImportOptions: Sendable {
  /// The app that wrote it; `nil` to find out from its header.
  package var app: ImportApp?
  /// The unit of loads that have none.
  package var unit: MassUnit?
  package var dateOrder: CellDateOrder?
  /// The day of a workout that tells none.
  package var date: CivilDate?

  package init(
    app: ImportApp? = nil, unit: MassUnit? = nil, dateOrder: CellDateOrder? = nil,
    date: CivilDate? = nil
  ) {
    self.app = app
    self.unit = unit
    self.dateOrder = dateOrder
    self.date = date
  }
}

/// Why an export cannot be imported as it is.
package enum ImportRefusal: Error, Hashable, Sendable {
  /// Nothing but a header, or not even that.
  case empty
  /// No app is known to write this header.
  case unknownHeader([String])
  /// The app that was named writes another header.
  case otherHeader(ImportApp, [String])
  /// Loads stand without a unit. `likely` is the one whose plates they fit, if one does better.
  case unknownUnit(likely: MassUnit?, example: String)
  /// Dates such as `05/06/2026` prove no order; the first of them.
  case unknownDateOrder(String)
  /// The export is one workout without its day.
  case unknownDay
}
