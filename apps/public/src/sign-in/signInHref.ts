/** `auth.oneidLogin` of the contract; written out because its schemas would double what the home page loads. */
const start = "/api/v1/auth/oneid/login";

/** Address that starts the national single sign-on; the person comes back to `returnTo`, a path of this origin. */
export function signInHref(returnTo?: string): string {
  return returnTo ? `${start}?return=${encodeURIComponent(returnTo)}` : start;
}
