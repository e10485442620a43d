/** The lines of the kit's mark (`KhatamMark`) on a ground of 26 × 26, where there is no React to draw it. */
export function khatam(colour: string): string {
  const star = '<rect x="5" y="5" width="16" height="16"/>';
  return `<g fill="none" stroke="${colour}" stroke-width="1.75">${star}<g transform="rotate(45 13 13)">${star}</g></g><circle cx="13" cy="13" r="2.25" fill="${colour}"/>`;
}

/** A drawing as an address, which asks nobody for a file. */
export function picture(viewBox: string, drawing: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
