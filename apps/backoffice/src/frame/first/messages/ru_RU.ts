/** What the page says before any file of the app has come. */
export const messages = { "page.comes": "Страница загружается…" };
