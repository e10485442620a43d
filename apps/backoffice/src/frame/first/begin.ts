/**
 * Runs in the head of the page, under its nonce, before any file has come: begins what the first screen reads and fetches
 * its texts, so that they travel beside the scripts. Which they are stands on the script itself, written by the service
 * (apps/server's `platform/site/first.ts`); whose they are, in local storage. The client adopts what was begun
 * (`@yer/api/client/begin-reads`).
 */
import { beginReads } from "@yer/api/client/begin-reads";
import { localeOf } from "@yer/api/react/theme";
import { sayThatItComes } from "./say-that-it-comes.js";

const { reads = "", list = "", texts = "{}" } = document.currentScript?.dataset ?? {};

/** Milliseconds of a token's life that must be left, so that it is not refused on its way. */
const leastLeft = 5_000;

/** The bearer of a member of staff that still holds, as far as the token says. */
function storedBearer(): string | undefined {
  try {
    const { access_token: token, is_staff: isStaff } = JSON.parse(localStorage.getItem("user") ?? "{}") as {
      readonly access_token?: string;
      readonly is_staff?: boolean;
    };
    if (!token || !isStaff) return undefined;
    const payload = token.split(".")[1] ?? "";
    const { exp } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as { readonly exp: number };
    // Whoever's token is over is renewed first, by the client.
    return exp * 1000 > Date.now() + leastLeft ? token : undefined;
  } catch {
    // Nothing stored, or nothing we wrote: the client deals with it.
    return undefined;
  }
}

const split = (addresses: string): string[] => addresses.split(" ").filter(Boolean);

const locale = localeOf(localStorage.getItem("locale"));
sayThatItComes(locale);

for (const href of (JSON.parse(texts) as Readonly<Record<string, readonly string[]>>)[locale] ?? []) {
  const link = document.createElement("link");
  const isFont = href.endsWith(".woff2");
  link.rel = isFont ? "preload" : "modulepreload";
  if (isFont) link.as = "font";
  link.crossOrigin = "";
  link.href = href;
  document.head.append(link);
}

const bearer = storedBearer();
if (bearer) {
  // The list of an address that asks for something is not the one that stands here.
  globalThis.yerBegun = beginReads([...split(reads), ...(location.search === "" ? split(list) : [])], bearer);
}
