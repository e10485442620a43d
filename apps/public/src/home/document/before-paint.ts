/**
 * Runs in the head of the home page's document, before anything is painted: the look that the person chose, and their
 * language. The server knows a language by a cookie alone; where that is not the one that local storage holds, the cookie
 * is set and the page asked for again.
 */
import { readTheme } from "@yer/api/react/theme";

const { documentElement: page } = document;
const { currentTheme, accent, density, direction, locale } = readTheme(localStorage);
page.dataset["theme"] = currentTheme;
page.dataset["accent"] = accent;
page.dataset["density"] = density;
page.dir = direction;
if (localStorage.getItem("user") !== null) page.dataset["signedIn"] = "";

const wanted = `locale=${locale}`;
const holds = () => document.cookie.split("; ").includes(wanted);
const isSaid = document.cookie.split("; ").some((one) => one.startsWith("locale="));
if (!holds() && (isSaid || locale !== page.dataset["locale"])) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${wanted}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  // A browser that takes no cookies would ask for ever.
  if (locale !== page.dataset["locale"] && holds()) location.reload();
}
