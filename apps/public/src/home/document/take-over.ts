/** Milliseconds after which the app takes over as it stands. */
const patience = 4_000;

/** What the drawn page shows, as the app shows it too. */
const standing = ["form [name=lastDigits]", "header [data-act=settings]", "[aria-labelledby=announcements] h3"];

const stops = "a, button, input";

/** Types into a field of React's, which hears its own setter only. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Puts the app there in one task, with what was typed, where the focus was, and does what the person had pressed. */
function replace(drawn: HTMLElement, place: HTMLElement): void {
  const { activeElement: active } = document;
  const at = [...drawn.querySelectorAll(stops)].findIndex((one) => one === active);
  const typed = [...drawn.querySelectorAll("input")].map(({ name, value }) => ({ name, value }));
  const marked =
    active instanceof HTMLInputElement ? ([active.selectionStart, active.selectionEnd] as const) : undefined;
  place.id = drawn.id;
  drawn.replaceWith(place);
  document.querySelector("style[data-drawn]")?.remove();
  for (const { name, value } of typed) {
    const field = place.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (field && value) type(field, value);
  }
  const focused = place.querySelectorAll<HTMLElement>(stops)[at];
  focused?.focus({ preventScroll: true });
  if (marked && focused instanceof HTMLInputElement) focused.setSelectionRange(...marked);
  const { yerAct: act } = globalThis;
  if (act === "submit") place.querySelector("form")?.requestSubmit();
  else if (act) place.querySelector<HTMLElement>(`[data-act="${act}"]`)?.click();
}

/**
 * Puts the app where the page stands that the server drew, as soon as it shows the same.
 *
 * @param drawn the page as the server drew it
 * @param place where the app is drawn meanwhile, outside of the document
 */
export async function takeOver(drawn: HTMLElement, place: HTMLElement): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const observer = new MutationObserver(() => {
    if (standing.every((selector) => place.querySelector(selector))) resolve();
  });
  observer.observe(place, { childList: true, subtree: true });
  setTimeout(resolve, patience);
  await promise;
  observer.disconnect();
  replace(drawn, place);
}
