/** How a text of GeoJSON names the system of its coordinates: the member `crs` of 2008. */
const crsMember = /"crs"\s*:\s*\{[^{}]*\{[^{}]*"name"\s*:\s*"([^"]*)"/u;
const emptyCrs = /"crs"\s*:\s*\{/u;
const srid = /^SRID\s*=\s*(\d+)\s*;/iu;

/**
 * The system of coordinates that an outline's text names: GeoJSON by its `crs` (without one it is WGS 84, RFC 7946), WKT by
 * its `SRID`. `null` where it names none, as WKT mostly does and a list of coordinates always: a person has to know.
 */
export function systemOfText(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.startsWith("{")) {
    const named = crsMember.exec(trimmed)?.[1];
    if (named !== undefined) return named;
    return emptyCrs.test(trimmed) ? null : "EPSG:4326";
  }
  const code = srid.exec(trimmed)?.[1];
  return code === undefined ? null : `EPSG:${code}`;
}

/** Whether a system, as a file or a text names it, is WGS 84 by longitude and latitude, or is not named at all. */
export function isOfWgs84(said: string | null): boolean {
  return said === null || /(?:EPSG|OGC):{1,2}(?:[\d.]*:)?(?:4326|CRS84|84)$/iu.test(said.trim());
}
