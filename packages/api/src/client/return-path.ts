import { matchPath } from "../paths/match-path.js";

/** Kept for the tab alone, and not in local storage, which signing out wipes. */
const returnKey = "return";

/** Notes where the person is, for {@link takeReturnPath}. */
export function keepReturnPath(path: string): void {
  sessionStorage.setItem(returnKey, path);
}

/** Where the person was when their session ended: a path of this product, once. Hand it to the sign-in as `return`. */
export function takeReturnPath(): string | undefined {
  const path = sessionStorage.getItem(returnKey);
  sessionStorage.removeItem(returnKey);
  if (path === null || !path.startsWith("/")) return undefined;
  // `//host` and `/\host` begin with a slash and lead elsewhere.
  const address = new URL(path, location.origin);
  if (address.origin !== location.origin || !matchPath(address.pathname)) return undefined;
  return path;
}
