/** `auth.oneidLogin` of the contract; written out because its schemas would double what the home page loads. */
const start = "/api/v1/auth/oneid/login";

/**
 * Where the single sign-on begins, in the language that the page is read in.
 *
 * @param wanted the path one comes back to; left out, where one's work begins
 */
export function oneIdStart(wanted?: string): string {
  const asked = new URLSearchParams({ lang: document.documentElement.lang });
  if (wanted !== undefined) asked.set("return", wanted);
  return `${start}?${asked.toString()}`;
}
