/** A day as lists write it: `2026-03-05` or `05.03.2026`; `null` where there is no such day. */
export function dayIn(value: string): string | null {
  const iso = value.replace(/^(\d{2})[./](\d{2})[./](\d{4})$/, "$3-$2-$1");
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const parsed = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(iso) ? iso : null;
}
