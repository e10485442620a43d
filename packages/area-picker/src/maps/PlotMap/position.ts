/** A position in degrees, WGS 84. */
export interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** Degrees that the country lies between: they tell which number is which. */
const isLatitude = (value: number): boolean => value > 36 && value < 47;
const isLongitude = (value: number): boolean => value > 54 && value < 75;

/**
 * Reads two numbers as people paste them: `41.3111, 69.2797`, `41,3111; 69,2797`, with or without °. Latitude first;
 * the other way round where only that lies in the country. `null` for anything else.
 */
export function readPosition(text: string): Position | null {
  const decimal = /^[^.]*\d,\d+[\s;]+-?\d+,\d/.test(text) ? text.replaceAll(/(\d),(\d)/g, "$1.$2") : text;
  const numbers = decimal.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  const rest = decimal.replaceAll(/-?\d+(\.\d+)?|[\s,;°NE]/gi, "");
  const [first = 0, second = 0] = numbers;
  if (numbers.length !== 2 || rest !== "") return null;
  if (isLongitude(first) && isLatitude(second)) return { lat: second, lon: first };
  return Math.abs(first) <= 85 && Math.abs(second) <= 180 ? { lat: first, lon: second } : null;
}

/** Writes a position with as many digits as a metre needs. */
export function writePosition({ lat, lon }: Position): string {
  return `${lat.toFixed(5)}, ${lon.toFixed(5)}`;
}
