/** Rows of the bar. */
export const rows = 10_000;

/** Where a survey lies. */
export interface Place {
  readonly neighborhoods: readonly string[];
  /** First digits of cadastre numbers: of its region and district. */
  readonly cadastre: string;
}

const names = ["Gʻaniyev Oʻtkir", "Karimova Dilnoza", "Toʻxtayev Sardor", "Rahimova Nilufar", "Yoʻldoshev Aziz"];

/**
 * A survey as CSV: every field of a dwelling, and an outline; one plot in seven lies a little over its neighbour.
 * @param first tells the plots of one survey from those of another
 */
export function surveyCsv({ neighborhoods, cadastre }: Place, first: number): string {
  const lines = [
    "Asos;Kadastr raqami;Egallab turgan shaxs;Pasport;Mahalla;Manzil;Yer toifasi;Foydalanish maqsadi;Maydoni, m²;Egallangan yil;wkt",
  ];
  for (let row = first; row < first + rows; row += 1) {
    const quarter = String(1 + (Math.floor(row / 9_999) % 99)).padStart(2, "0");
    const plot = `${cadastre}:88:88:${quarter}:${String(1 + (row % 9_999)).padStart(4, "0")}`;
    const [west, south] = [66.5 + (row % 400) * 0.0004, 39.2 + Math.floor(row / 400) * 0.0003];
    const [east, north] = [west + (row % 7 === 0 ? 0.00042 : 0.0003), south + 0.0002];
    const ring = [west, south, east, south, east, north, west, north, west, south].map((degrees) => degrees.toFixed(7));
    const points = Array.from({ length: 5 }, (_, corner) => `${ring[2 * corner]} ${ring[2 * corner + 1]}`);
    lines.push(
      [
        1 + (row % 3),
        plot,
        `${names[row % names.length]} ${row}`,
        `AA${String(row % 10_000_000).padStart(7, "0")}`,
        neighborhoods[row % neighborhoods.length],
        `Registon koʻchasi, ${row}-uy`,
        "settlement",
        "dwelling",
        400 + (row % 600),
        2012,
        `"POLYGON((${points.join(", ")}))"`,
      ].join(";"),
    );
  }
  return lines.join("\r\n");
}
