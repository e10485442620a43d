/** @typedef {"light" | "dark"} Theme */

/** @type {Set<() => void>} */
const told = new Set();
const device = matchMedia("(prefers-color-scheme: dark)");

/** The theme that is shown: what a person chose here, else what the device asks for. @returns {Theme} */
export function chosenTheme() {
  const chosen = readChosen();
  return chosen === "dark" || chosen === "light" ? chosen : device.matches ? "dark" : "light";
}

/** A browser that keeps nothing still shows a theme. */
function readChosen() {
  try {
    return localStorage.getItem("yer-docs-theme");
  } catch {
    return document.documentElement.dataset["theme"];
  }
}

/** @param {Theme} theme */
export function chooseTheme(theme) {
  document.documentElement.dataset["theme"] = theme;
  try {
    localStorage.setItem("yer-docs-theme", theme);
  } catch {
    // Then it holds for this page.
  }
  for (const tell of told) tell();
}

/** @param {() => void} tell */
export function onTheme(tell) {
  told.add(tell);
  device.addEventListener("change", tell);
  return () => {
    told.delete(tell);
    device.removeEventListener("change", tell);
  };
}
