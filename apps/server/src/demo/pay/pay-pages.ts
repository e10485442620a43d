import type { Locale } from "@yer/api/contract/values";
import { type Html, html } from "../../platform/http/html.js";
import { sandboxPage } from "../sandbox-page.js";
import {
  openings,
  type Opening,
  type PayAct,
  payActs,
  type Refunding,
  refundings,
  type SandboxPayment,
} from "./pay-sandbox.js";
import { payTexts } from "./pay-texts.js";

const style = `main{max-width:40rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.5rem;margin:0 0 1.5rem}dt{color:var(--soft)}dd{margin:0;font-variant-numeric:tabular-nums}
form{display:grid;gap:.5rem;justify-items:stretch}
button,select{font:inherit;border-radius:4px;padding:.5rem 1rem;min-height:2.75rem}
button{font-weight:600;color:var(--ink);background:var(--card);border:1px solid var(--line);cursor:pointer;text-align:start}
button.main{color:var(--ground);background:var(--accent);border-color:var(--accent);text-align:center}
select{color:inherit;background:var(--card);border:1px solid var(--soft)}
button:focus-visible,select:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;

/** Acts of whoever pays; the others are ways to fail. */
const main: readonly PayAct[] = ["pay", "decline", "leave"];

/** How a page is shown: its language, its nonce and its own address without the language. */
export interface PayPage {
  readonly locale: Locale;
  readonly nonce: string;
  readonly address: string;
}

function page({ locale, nonce, address }: PayPage, body: Html): string {
  const { lang, title, notice } = payTexts[locale];
  return sandboxPage({
    locale,
    lang,
    nonce,
    title,
    style,
    address: (other) => `${address}?lang=${other}`,
    body: html`<h1>${title}</h1>
      <p class="notice">${notice}</p>
      ${body}`,
  });
}

/** A payment, and all that can become of it. */
export function paymentPage(shown: PayPage, { asked: { bill, amount, currency } }: SandboxPayment): string {
  const texts = payTexts[shown.locale];
  const button = (act: PayAct): Html =>
    html`<button name="act" value="${act}" ${act === "pay" ? html`class="main"` : html``}>${texts.acts[act]}</button>`;
  const sum = (amount / 100).toLocaleString("en", { minimumFractionDigits: 2 }).replaceAll(",", " ");
  return page(
    shown,
    html`<dl>
        <dt>${texts.bill}</dt>
        <dd>${bill}</dd>
        <dt>${texts.sum}</dt>
        <dd>${sum} ${currency}</dd>
      </dl>
      <form method="post">
        ${main.map(button)}
        <h2>${texts.ways}</h2>
        ${payActs.filter((act) => !main.includes(act)).map(button)}
      </form>`,
  );
}

/** One of several ways, and which is chosen. */
function choice<Way extends string>(
  { name, label, texts }: { name: string; label: string; texts: Readonly<Record<Way, string>> },
  ways: readonly Way[],
  chosen: Way,
): Html {
  const options = ways.map((one) =>
    one === chosen
      ? html`<option value="${one}" selected>${texts[one]}</option>`
      : html`<option value="${one}">${texts[one]}</option>`,
  );
  return html`<label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${options}
    </select>`;
}

/** How the next payments are answered, and the next refunds. */
export function openingPage(
  shown: PayPage,
  { opening, refunding }: { readonly opening: Opening; readonly refunding: Refunding },
): string {
  const texts = payTexts[shown.locale];
  return page(
    shown,
    html`<form method="post">
      ${choice({ name: "opening", label: texts.next, texts: texts.openings }, openings, opening)}
      ${choice({ name: "refunding", label: texts.nextRefunds, texts: texts.refundings }, refundings, refunding)}
      <button class="main">${texts.set}</button>
    </form>`,
  );
}

/** Nobody asked for such a payment: the sandbox forgets all when it stops. */
export function unknownPage(shown: PayPage): string {
  return page(shown, html`<p>${payTexts[shown.locale].unknown}</p>`);
}
