import type { Locale } from "@yer/api/contract/values";
import { maskPinfl } from "@yer/api/formats";
import { html } from "../../platform/http/html.js";
import type { DemoIdentity } from "../identities.js";
import { sandboxPage } from "../sandbox-page.js";
import { sandboxTexts } from "./texts.js";

const style = `ul{list-style:none;margin:0;padding:0;display:grid;gap:.75rem;grid-template-columns:repeat(auto-fill,minmax(17rem,1fr))}
li a{display:block;height:100%;padding:1rem;background:var(--card);border:1px solid var(--line);border-radius:6px;text-decoration:none;color:inherit}
li a:hover{border-color:var(--accent);background:var(--tint)}
li strong{display:block;color:var(--accent)}li small{color:var(--soft);font-variant-numeric:tabular-nums}
form{display:grid;gap:.75rem;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));align-items:end;max-width:44rem}
label{display:grid;gap:.25rem;font-size:.875rem}
input{font:inherit;color:inherit;background:var(--card);border:1px solid var(--soft);border-radius:4px;padding:.5rem .75rem;min-height:2.75rem}
button{font:inherit;font-weight:600;color:var(--ground);background:var(--accent);border:0;border-radius:4px;padding:.5rem 1rem;min-height:2.75rem;cursor:pointer}
`;

/** A page of identities, each a link; `other` is the form to sign in as any other citizen. */
export interface ChoicePage {
  readonly locale: Locale;
  readonly nonce: string;
  readonly identities: readonly DemoIdentity[];
  /** Where choosing an identity leads. */
  readonly choose: (identity: DemoIdentity) => string;
  /** This page in another language. */
  readonly address: (locale: Locale) => string;
  readonly kind: "oneid" | "partner";
  /** Fields that travel with the form. */
  readonly hidden?: Readonly<Record<string, string>>;
}

/** The list of people to sign in as. */
export function choicePage({ locale, nonce, identities, choose, address, kind, hidden }: ChoicePage): string {
  const texts = sandboxTexts[locale];
  const title = kind === "oneid" ? texts.title : texts.partner;
  const people = identities.map(
    (identity) =>
      html`<li>
        <a href="${choose(identity)}" data-identity="${identity.key}">
          <strong>${texts.roles[identity.key] ?? identity.key}</strong>
          ${identity.name}<br /><small>${maskPinfl(identity.pinfl)}</small>
        </a>
      </li>`,
  );
  const other = hidden
    ? html`<h2>${texts.other}</h2>
        <form action="/choose" method="get">
          ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
          <label
            >${texts.pinfl}<input name="pinfl" inputmode="numeric" pattern="[0-9]{14}" maxlength="14" required
          /></label>
          <label>${texts.name}<input name="name" maxlength="200" required /></label>
          <button>${texts.enter}</button>
        </form>`
    : html``;
  return sandboxPage({
    locale,
    lang: texts.lang,
    nonce,
    title,
    style,
    address,
    body: html`<h1>${title}</h1>
      <p class="notice">${kind === "oneid" ? texts.notice : texts.partnerNotice}</p>
      <h2>${texts.choose}</h2>
      <ul>
        ${people}
      </ul>
      ${other}`,
  });
}

/** What is shown when the address makes no sense. */
export function wrongPage(locale: Locale, nonce: string): string {
  const texts = sandboxTexts[locale];
  return sandboxPage({
    locale,
    lang: texts.lang,
    nonce,
    title: texts.title,
    style,
    body: html`<h1>${texts.title}</h1>
      <p>${texts.wrong}</p>`,
  });
}
