/** First letters of the first two words, Uzbek letters of two characters whole: "Shahnoza Oʻktamova" → "ShOʻ". */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => /^(?:[og]['`´‘’ʻʼ]|sh|ch)?/i.exec(word)?.[0] || word.charAt(0))
    .map((letter) => letter.charAt(0).toUpperCase() + letter.slice(1).toLowerCase())
    .join("");
}
