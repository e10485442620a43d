/** What the build of the app gives to the home page's document. */
export interface Shell {
  /** The app's index.html as it is served, with its marks and the placeholder of the nonce. */
  readonly page: string;
  /** Rules of the fonts, with the addresses of the built files. */
  readonly fonts: string;
  /** What runs before anything is painted, and what runs when the page stands. */
  readonly scripts: { readonly before: string; readonly after: string };
}

/** What is put into the shell. */
interface Filling {
  readonly locale: string;
  readonly language: string;
  readonly title: string;
  /** What a search engine and a messenger show below the title. */
  readonly description: string;
  readonly css: string;
  readonly html: string;
}

/** The nonce's placeholder, `noncePlaceholder` of tools/vite-app.mjs. */
const nonce = 'nonce="__CSP_NONCE__"';

/** Whoever is signed in is not asked to sign in until the app says who they are. */
const ofTheSignedIn = "[data-signed-in] [data-act=sign-in]{visibility:hidden}";

/** Scripts of letters that a page in each language shows, as the fonts' files name them. */
const letters = (locale: string): readonly string[] =>
  locale === "uz_Cyrl" || locale === "ru_RU" ? ["latin", "cyrillic"] : ["latin"];

/**
 * The document: the app's own page with everything drawn into it, and with the app's files named for later instead of
 * loaded (`data-app`, `data-parts`).
 */
export function fill(
  { page, fonts, scripts }: Shell,
  { locale, language, title, description, css, html }: Filling,
): string {
  const app = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1] ?? "";
  const parts = [...page.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, href = ""]) => href);
  const preloads = letters(locale).flatMap((one) => {
    const href = new RegExp(`url\\(["']?([^"')]*/inter-${one}-wght[^"')]*)["']?\\)`).exec(fonts)?.[1];
    return href ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`] : [];
  });
  const head = [
    `<meta name="description" content="${description.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">`,
    ...preloads,
    `<script ${nonce}>${scripts.before}</script>`,
    `<style ${nonce}>${fonts}</style>`,
    `<style ${nonce} data-drawn>${css}${ofTheSignedIn}</style>`,
  ].join("");
  const body = `<div id="root" data-app="${app}" data-parts="${parts.join(" ")}">${html}</div><script ${nonce}>${scripts.after}</script>`;
  return page
    .replace(/\s*<script type="module"[^>]*><\/script>/, "")
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, "")
    .replace(
      /<html[^>]*>/,
      () => `<html lang="${language}" dir="ltr" data-theme="light" data-density="comfortable" data-locale="${locale}">`,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace("</head>", () => `${head}</head>`)
    .replace(/<div id="root"><\/div>/, () => body);
}
