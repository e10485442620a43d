import { languageNames, type Locale, locales } from "@yer/api/contract/appearance";
import type { PublicSchedule } from "@yer/api/contract/public-plan";
import type { FastifyRequest } from "fastify";
import type { Context } from "../../platform/context.js";
import type { Db } from "../../platform/database/database.js";
import { readAside } from "../../platform/database/replicas.js";
import { type Html, html } from "../../platform/http/html.js";
import { languageOf } from "../../platform/language/catalogue.js";
import { localeAsked } from "../../platform/site/home.js";
import type { Plain } from "../../platform/site/site.js";
import { networkOf } from "../../platform/throttle/network.js";
import { throttle } from "../../platform/throttle/throttle.js";
import { type PlainWords, plainWords } from "./plain-words.js";
import { type NamedPlace, placesWithin, plansNamed, plansOfDistrict } from "./public-queries.js";

/** The page's own address. */
const address = "/plan-grafic";

/** What the page's address asks for. */
interface Asked {
  readonly search: string;
  readonly region: string | null;
  readonly district: string | null;
  readonly locale: Locale;
}

function askedBy(request: Pick<FastifyRequest, "url" | "headers">): Asked {
  const query = new URLSearchParams(request.url.split("?")[1]);
  const coded = (name: string, digits: RegExp): string | null => {
    const code = query.get(name);
    return code !== null && digits.test(code) ? code : null;
  };
  return {
    search: query.get("search")?.trim().slice(0, 100) ?? "",
    region: coded("region", /^\d{4}$/),
    district: coded("district", /^\d{7}$/),
    locale: localeAsked(request),
  };
}

/** `2026-03-10` as people write a day in all four languages. */
const written = (day: string): string => day.split("-").toReversed().join(".");

function planInHtml(words: PlainWords, locale: Locale, { neighborhood, district, visit }: PublicSchedule): Html {
  const when =
    visit === null
      ? words("plain.when.none")
      : words(`plain.when.${visit.when}`, {
          from: written(visit.startsOn),
          to: written(visit.endsOn),
          organisation: visit.organisation[locale],
        });
  return html`<li><b>${neighborhood.name[locale]}</b>, ${district.name[locale]}<br />${when}</li>`;
}

function placesInHtml(
  places: readonly NamedPlace[],
  { locale }: Pick<Asked, "locale">,
  by: "region" | "district",
): Html {
  const items = places.map(
    ({ code, name }) => html`<li><a href="${`${address}?${by}=${code}&locale=${locale}`}">${name[locale]}</a></li>`,
  );
  return html`<ul>
    ${items}
  </ul>`;
}

/** What the address asks for: what was found by words, the neighbourhoods of a district, the districts of a region, or regions. */
async function contentOf(db: Db, words: PlainWords, asked: Asked): Promise<Html> {
  const { search, region, district, locale } = asked;
  if (search !== "" || district !== null) {
    const { items, more } =
      district === null || search !== ""
        ? await plansNamed(db, search)
        : { items: await plansOfDistrict(db, district), more: false };
    const [first] = items;
    if (first === undefined) return html`<p>${words("plain.none")}</p>`;
    const heading =
      search === "" ? words("plain.neighborhoods", { district: first.district.name[locale] }) : words("plain.found");
    return html`<h2>${heading}</h2>
      <ul>
        ${items.map((item) => planInHtml(words, locale, item))}
      </ul>
      ${more ? html`<p>${words("plain.more")}</p>` : ""}`;
  }
  const regions = await placesWithin(db, null);
  const chosen = regions.find(({ code }) => code === region);
  if (chosen === undefined)
    return html`<h2>${words("plain.regions")}</h2>
      ${placesInHtml(regions, asked, "region")}`;
  const districts = await placesWithin(db, chosen.code);
  return html`<h2>${words("plain.districts", { region: chosen.name[locale] })}</h2>
    ${placesInHtml(districts, asked, "district")}`;
}

/**
 * What `/plan-grafic` says where no script runs: neighbourhoods by their name, or down from a region through a district, and
 * when they come. It asks as a citizen's app does, and as often as one may.
 */
export function plainPlan(context: Context): Plain {
  return async (request) => {
    if (request.url.split("?")[0] !== address) return undefined;
    const asked = askedBy(request);
    const words = await plainWords(asked.locale);
    const content = await readContent(context, words, asked, request);
    const languages = locales.map(
      (locale) =>
        html`<a href="${`${address}?locale=${locale}`}" lang="${languageOf(locale)}">${languageNames[locale]}</a> `,
    );
    return html`<main lang="${languageOf(asked.locale)}">
      <p><a href="/">${words("plain.home")}</a> · ${languages}</p>
      <h1>${words("plain.title")}</h1>
      <p>${words("plain.lead")}</p>
      <form action="${address}">
        <input type="hidden" name="locale" value="${asked.locale}" />
        <label
          >${words("plain.search")}
          <input name="search" value="${asked.search}" maxlength="100" />
        </label>
        <button>${words("plain.find")}</button>
      </form>
      ${content}
      <p>${words("plain.script")}</p>
    </main>`;
  };
}

/** A page is given out whatever stands: without its database, or asked too often, it says that it cannot tell now. */
async function readContent(context: Context, words: PlainWords, asked: Asked, request: FastifyRequest): Promise<Html> {
  try {
    // The regions alone are no question.
    if (asked.search !== "" || asked.region !== null || asked.district !== null) {
      await throttle(context, [{ kind: "plan.address", key: networkOf(request.ip) }]);
    }
    return await readAside(context, async (db) => contentOf(db, words, asked));
  } catch (error) {
    request.log.warn({ err: error }, "the plan cannot be told without script");
    return html`<p>${words("plain.failed")}</p>`;
  }
}
