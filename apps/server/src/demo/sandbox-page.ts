import { languageNames } from "@yer/api/contract/appearance";
import { locales, type Locale } from "@yer/api/contract/values";
import { languageOf } from "../platform/language/catalogue.js";
import { type Html, html, plainStyle, tabIcon } from "../platform/http/html.js";

const style = `${plainStyle}
body{border-top:4px solid var(--accent)}
.notice{border-inline-start:4px solid var(--accent);background:var(--tint);padding:.75rem 1rem;border-radius:4px;margin:0 0 1.5rem}
nav{display:flex;gap:1rem;margin:0 0 2rem;font-size:.875rem;flex-wrap:wrap}nav [aria-current]{color:var(--ink);font-weight:600;text-decoration:none}
`;

/** What the page of a sandbox shows. */
export interface SandboxPage {
  readonly locale: Locale;
  /** Value of `<html lang>`. */
  readonly lang: string;
  readonly nonce: string;
  readonly title: string;
  /** Rules of CSS besides those that all sandboxes share. */
  readonly style: string;
  readonly body: Html;
  /** This page in another language; without it, languages are not offered. */
  readonly address?: (locale: Locale) => string;
}

/** A page of a system that the demonstration stands in for, without script. */
export function sandboxPage({ locale, lang, nonce, title, style: own, body, address }: SandboxPage): string {
  const languages = address
    ? html`<nav aria-label="Til / Language">
        ${locales.map((other) =>
          other === locale
            ? html`<a href="${address(other)}" lang="${languageOf(other)}" aria-current="true"
                >${languageNames[other]}</a
              >`
            : html`<a href="${address(other)}" lang="${languageOf(other)}">${languageNames[other]}</a>`,
        )}
      </nav>`
    : html``;
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${tabIcon}
        <title>${title}</title>
        <style nonce="${nonce}">
          ${{ html: style + own }}
        </style>
      </head>
      <body>
        <main>${languages}${body}</main>
      </body>
    </html>`.html;
}
