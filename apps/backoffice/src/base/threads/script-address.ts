/** What makes an address a script's under Trusted Types. The page's policy names `yer`. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("yer", {
  createScriptURL: (address) => {
    // Vite gives the address of a thread it built: a script of this origin. `data:` and `blob:` have none.
    if (new URL(address, location.href).origin === location.origin) return address;
    throw new TypeError(`${address} is no thread of this page.`);
  },
});

/** The address of a script that runs beside the page, as Trusted Types ask for it: one of this origin. */
export function scriptAddress(address: string): string {
  return policy?.createScriptURL(address) ?? address;
}
