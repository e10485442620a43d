/**
 * Runs at the end of the home page's document. Everything can be read without the app; it is fetched when somebody is about
 * to press or to type, and takes over when they have. Signing in needs no app.
 */
import { oneIdStart } from "../../sign-in/one-id-start.js";

/** What the person did that only the app can answer. */
export type Act = "submit" | "settings" | "sign-in" | undefined;

declare global {
  /** The act that the app carries on when it takes over. */
  var yerAct: Act;
}

const root = document.querySelector<HTMLElement>("#root");
const form = document.querySelector("form");
const settings = document.querySelector<HTMLElement>("[data-act=settings]");

/** Fetches the app's files, and runs none. */
function fetchAhead(): void {
  if (document.querySelector("link[rel=modulepreload]")) return;
  for (const href of `${root?.dataset["app"]} ${root?.dataset["parts"]}`.split(" ")) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
}

/** Brings the app, to carry on with an act. */
function bring(act: Act): void {
  globalThis.yerAct = act;
  fetchAhead();
  const pressed = act === "submit" ? form?.querySelector("button") : document.querySelector(`[data-act="${act}"]`);
  pressed?.setAttribute("aria-busy", "true");
  pressed?.setAttribute("data-pending", "true");
  import(root?.dataset["app"] ?? "").catch((error: unknown) => {
    // The connection is lost: the next press tries again.
    pressed?.removeAttribute("aria-busy");
    pressed?.removeAttribute("data-pending");
    reportError(error);
  });
}

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  bring("submit");
});
settings?.addEventListener("click", () => bring("settings"));
for (const kind of ["focusin", "pointerover"]) {
  form?.addEventListener(kind, fetchAhead, { once: true });
  settings?.addEventListener(kind, fetchAhead, { once: true });
}
for (const button of document.querySelectorAll("[data-act=sign-in]")) {
  button.addEventListener("click", () => {
    // Where a session ended, the app knows which way leads back.
    if (sessionStorage.getItem("return") === null) location.assign(oneIdStart());
    else bring("sign-in");
  });
}
// What is pressed, pointed at or focused looks it, as the kit's parts do by the same attributes.
for (const [on, off, attribute] of [
  ["pointerover", "pointerout", "data-hovered"],
  ["pointerdown", "pointerup", "data-pressed"],
  ["focusin", "focusout", "data-focused"],
] as const) {
  const mark = (isOn: boolean) => (event: Event) => {
    if (!(event.target instanceof Element)) return;
    event.target.closest("a, button, input")?.toggleAttribute(attribute, isOn);
  };
  root?.addEventListener(on, mark(true));
  root?.addEventListener(off, mark(false));
}
// The header says who is signed in, and their session is watched.
if (localStorage.getItem("user") !== null) bring(undefined);
// Whoever comes back reads what is announced now.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") bring(undefined);
});
