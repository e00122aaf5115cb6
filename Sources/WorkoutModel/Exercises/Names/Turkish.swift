extension CatalogTable {
  /// Turkish names of the common lifts.
  static let turkish = """
    Push-up = şınav
    Sit-up = mekik
    Pull-up = barfiks
    Leg Press = bacak press
    Run = koşu
    Treadmill = koşu bandı
    Walk = yürüyüş
    Cycling = bisiklet
    Swim = yüzme
    Jump Rope = ip atlama
    Stretching = esneme
    """
}
