import { faceId } from "./pin-face.js";

/**
 * Runs in the diary's page as it is kept, before the app: begins it once the PIN's field is painted, remembers that the PIN
 * was sent off, for the app to open the round by it, and clears the way where the app shows something else.
 */
const face = document.getElementById(faceId);
const root = document.getElementById("root");

face?.addEventListener("submit", (event) => {
  event.preventDefault();
  face.dataset.sent = "";
  face.querySelector("[type=submit]")?.setAttribute("aria-disabled", "true");
});

function watchRoot(page: Node): void {
  new MutationObserver((_changes, observer) => {
    const title = root?.querySelector("h1")?.textContent;
    if (face?.isConnected && (title === undefined || title === face.querySelector("h1")?.textContent)) return;
    face?.remove();
    observer.disconnect();
  }).observe(page, { childList: true, subtree: true });
}

if (root) watchRoot(root);

const app = document.currentScript?.dataset.app ?? "";
const later = document.querySelector<HTMLTemplateElement>(`#${faceId}-later`);
const begin = (): void => {
  if (later) document.head.append(later.content);
  import(/* @vite-ignore */ app).catch(reportError);
};
// A frame is painted after its own callback: the task behind it comes when the field stands there.
requestAnimationFrame(() => setTimeout(begin));
// In a tab that is not looked at no frame comes.
if (document.hidden) begin();
