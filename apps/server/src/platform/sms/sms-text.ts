/** Characters that take one place in the alphabet of SMS (3GPP TS 23.038 §6.2.1), beside the Greek capitals nobody here writes. */
const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** Characters of its extension: two places each. */
const extended = new Set("^{}\\[~]|€");

/** What the letters and marks of our texts are in that alphabet: oʻ is oʼ is o'. Without it one letter halves the room. */
const plain: readonly (readonly [RegExp, string])[] = [
  [/[\u02bb\u02bc\u2018\u2019`´]/g, "'"],
  [/[«»“”„]/g, '"'],
  [/[‐-―]/g, "-"],
  [/…/g, "..."],
];

/** How an SMS is cut into parts. */
export interface SmsLength {
  /** `gsm7`: 160 places alone, 153 in each of several parts. `ucs2`, for one foreign letter or more: 70, and 67. */
  readonly alphabet: "gsm7" | "ucs2";
  /** Number of characters as SMS counts them: some take two places. */
  readonly places: number;
  readonly parts: number;
}

const rooms = { gsm7: { alone: 160, part: 153 }, ucs2: { alone: 70, part: 67 } } as const;

/** Places of each character; none of which is ever divided between two parts. */
function placesOf(text: string): { readonly alphabet: SmsLength["alphabet"]; readonly places: readonly number[] } {
  const characters = Array.from(text);
  const isPlain = characters.every((one) => basic.has(one) || extended.has(one));
  return isPlain
    ? { alphabet: "gsm7", places: characters.map((one) => (extended.has(one) ? 2 : 1)) }
    : { alphabet: "ucs2", places: characters.map((one) => one.length) };
}

/** Counts what an SMS takes. */
export function smsLength(text: string): SmsLength {
  const { alphabet, places } = placesOf(text);
  const { alone, part } = rooms[alphabet];
  const all = places.reduce((sum, one) => sum + one, 0);
  if (all <= alone) return { alphabet, places: all, parts: 1 };
  let parts = 1;
  let filled = 0;
  for (const one of places) {
    if (filled + one > part) {
      parts += 1;
      filled = 0;
    }
    filled += one;
  }
  return { alphabet, places: all, parts };
}

/** One line without control characters, invisible marks and turns of direction: what people typed cannot pose as ours. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** A text as an SMS of at most so many parts: one line, in the alphabet of SMS where that can say it, cut at a word. */
export function smsText(text: string, mostParts: number): string {
  const line = plain.reduce((said, [mark, instead]) => said.replace(mark, instead), oneLine(text));
  if (smsLength(line).parts <= mostParts) return line;
  const words = line.split(" ");
  for (let kept = words.length - 1; kept > 0; kept -= 1) {
    const shorter = `${words
      .slice(0, kept)
      .join(" ")
      .replace(/[,;:.-]+$/, "")}...`;
    if (smsLength(shorter).parts <= mostParts) return shorter;
  }
  // One endless word.
  const characters = Array.from(line);
  while (smsLength(`${characters.join("")}...`).parts > mostParts) characters.pop();
  return `${characters.join("")}...`;
}
