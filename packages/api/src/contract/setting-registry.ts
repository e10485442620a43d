import * as z from "zod/mini";
import { isTreasuryAccount } from "../formats/treasury-account.js";
import { text } from "./values.js";

/** Where a setting stands on the screen. */
export const settingGroups = ["terms", "calendar", "payments", "work", "security", "places", "system"] as const;
/** See {@link settingGroups}. */
export type SettingGroup = (typeof settingGroups)[number];

/** What decides a setting's value: a law, a bill as reported, a decree, the Labour Code, or the service's own rule. */
export const settingSources = ["law", "bill", "decree", "labour-code", "policy"] as const;
/** See {@link settingSources}. */
export type SettingSource = (typeof settingSources)[number];

/** What a plain number counts. */
export type SettingUnit = "days" | "hours" | "minutes" | "seconds" | "percent" | "times" | "pieces";

/** What a value looks like and within which bounds; the screen draws its field from it. */
export type SettingForm =
  | {
      readonly kind: "number";
      readonly unit: SettingUnit;
      readonly least: number;
      readonly most: number;
      readonly step: number;
    }
  /** Whole tiyin. */
  | { readonly kind: "money"; readonly least: number; readonly most: number }
  /** `{days, unit: working | calendar}`. */
  | { readonly kind: "term"; readonly least: number; readonly most: number }
  /** Rows of a budget, its percent, 100 in all, and its account at the treasury. */
  | { readonly kind: "shares"; readonly most: number }
  /** Growing whole numbers. */
  | {
      readonly kind: "numbers";
      readonly unit: SettingUnit;
      readonly least: number;
      readonly most: number;
      readonly rows: number;
    }
  /** `{tries, minutes}`: so many tries in a window that begins with the first. */
  | { readonly kind: "rate"; readonly least: number; readonly most: number; readonly mostMinutes: number }
  | { readonly kind: "choices"; readonly options: readonly string[] }
  /** An https address, or none. */
  | { readonly kind: "url" }
  | { readonly kind: "text"; readonly most: number }
  | { readonly kind: "boolean" };

/**
 * Where a setting may have values: `country`, one for all; `place`, the country's and others for regions and districts,
 * the narrowest of which holds. What is reckoned application by application may be scoped; what concerns lists,
 * sessions and the service has no place, and an amount that a decree names for the country is one.
 */
export type SettingScope = "country" | "place";

/** A setting: all that is known of it but its words, which lie with the screen. */
export interface SettingDefinition<
  Schema extends z.ZodMiniType = z.ZodMiniType,
  Scope extends SettingScope = SettingScope,
> {
  readonly form: SettingForm;
  readonly schema: Schema;
  readonly group: SettingGroup;
  readonly source: SettingSource;
  /** `two`: one person proposes, another with `approve:setting` decides. `one`: what is written holds. */
  readonly approval: "one" | "two";
  readonly scope: Scope;
  /**
   * The first day a new value may have. What is counted or charged changes from tomorrow on, so that no day has two
   * values; rules of the service itself may change today.
   */
  readonly starts: "today" | "tomorrow";
  /** What holds where nobody has entered anything, and from which ISO day. */
  readonly first: { readonly validFrom: string; readonly value: z.output<Schema> };
}

/** Since when the law recognises these rights; first values hold from then. */
const firstDay = "2024-11-01";

type About = Pick<SettingDefinition, "group" | "source" | "approval"> & Partial<Pick<SettingDefinition, "starts">>;

function defined<Schema extends z.ZodMiniType>(
  form: SettingForm,
  schema: Schema,
  value: z.output<Schema>,
  { starts = "tomorrow", ...about }: About,
): SettingDefinition<Schema, "country"> {
  return { form, schema, ...about, scope: "country", starts, first: { validFrom: firstDay, value } };
}

/** A setting of which regions and districts may have values of their own. */
export function byPlace<Schema extends z.ZodMiniType>(
  definition: SettingDefinition<Schema, "country">,
): SettingDefinition<Schema, "place"> {
  return { ...definition, scope: "place" };
}

/** A setting that is a number of something. */
export function numberSetting(
  value: number,
  bounds: { readonly unit: SettingUnit; readonly least: number; readonly most: number; readonly step?: number },
  about: About,
) {
  const { step = 1, ...rest } = bounds;
  const schema = z.number().check(z.gte(bounds.least), z.lte(bounds.most), z.multipleOf(step));
  return defined({ kind: "number", step, ...rest }, schema, value, about);
}

/** A setting that is a sum in tiyin. */
export function moneySetting(value: number, least: number, most: number, about: About) {
  const schema = z.number().check(z.int(), z.gte(least), z.lte(most));
  return defined({ kind: "money", least, most }, schema, value, about);
}

/** A setting that is so many working or calendar days. */
export function termSetting(days: number, unit: "working" | "calendar", about: About, least = 1, most = 365) {
  const schema = z.object({
    days: z.number().check(z.int(), z.gte(least), z.lte(most)),
    unit: z.enum(["working", "calendar"]),
  });
  return defined({ kind: "term", least, most }, schema, { days, unit }, about);
}

/**
 * A setting that divides a whole among named budgets, each with its account at the treasury. Until that is entered
 * nothing is ordered for the budget; what was saved before accounts has none.
 */
export function sharesSetting(
  value: readonly { readonly budget: string; readonly percent: number; readonly account?: string }[],
  about: About,
  most = 10,
) {
  const row = z.object({
    budget: text(60),
    percent: z.number().check(z.gte(0), z.lte(100), z.multipleOf(0.01)),
    account: z.optional(z.string().check(z.refine(isTreasuryAccount, "format"))),
  });
  const schema = z.array(row).check(
    z.minLength(1),
    z.maxLength(most),
    // In hundredths: 33.33 and its like do not add up in binary fractions.
    z.refine((rows) => rows.reduce((sum, { percent }) => sum + Math.round(percent * 100), 0) === 10_000, "shares-sum"),
    z.refine((rows) => new Set(rows.map(({ budget }) => budget)).size === rows.length, "row-twice"),
  );
  return defined({ kind: "shares", most }, schema, [...value], about);
}

/** A setting that is a growing list of whole numbers. */
export function numbersSetting(
  value: readonly number[],
  bounds: { readonly unit: SettingUnit; readonly least: number; readonly most: number; readonly rows: number },
  about: About,
) {
  const schema = z.array(z.number().check(z.int(), z.gte(bounds.least), z.lte(bounds.most))).check(
    z.minLength(1),
    z.maxLength(bounds.rows),
    z.refine((list) => list.every((one, at) => at === 0 || one > (list[at - 1] ?? 0)), "not-growing"),
  );
  return defined({ kind: "numbers", ...bounds }, schema, [...value], about);
}

/** A setting that is any number of a few choices. */
export function choicesSetting<const Option extends string>(
  value: readonly NoInfer<Option>[],
  options: readonly Option[],
  about: About,
) {
  const schema = z
    .array(z.enum(options as readonly [Option, ...Option[]]))
    .check(z.refine((chosen) => new Set(chosen).size === chosen.length, "row-twice"));
  return defined({ kind: "choices", options }, schema, [...value] as never, about);
}

/** A setting that is how often something may be tried: so many times within so many minutes. */
export function rateSetting(
  tries: number,
  minutes: number,
  about: About,
  { least = 1, most = 10_000, mostMinutes = 1440 }: { least?: number; most?: number; mostMinutes?: number } = {},
) {
  const schema = z.object({
    tries: z.number().check(z.int(), z.gte(least), z.lte(most)),
    minutes: z.number().check(z.int(), z.gte(1), z.lte(mostMinutes)),
  });
  return defined({ kind: "rate", least, most, mostMinutes }, schema, { tries, minutes }, about);
}

/** A setting that is on or off. */
export function booleanSetting(value: boolean, about: About) {
  return defined({ kind: "boolean" }, z.boolean(), value, about);
}

/** A setting that is a line of text; empty is allowed. */
export function textSetting(value: string, most: number, about: About) {
  return defined({ kind: "text", most }, text(most, 0), value, about);
}

/** A setting that is an https address, or empty. @param holding what its path must hold besides */
export function urlSetting(value: string, about: About, holding: readonly string[] = []) {
  const schema = text(500, 0).check(
    z.refine((given) => {
      if (given === "") return true;
      const url = URL.parse(given);
      return (
        url?.protocol === "https:" &&
        // Addresses allow a semicolon in a name, and a page's policy would begin another rule after it.
        /^[a-z\d.-]+$/.test(url.hostname) &&
        url.username === "" &&
        url.password === "" &&
        holding.every((part) => given.includes(part))
      );
    }, "url"),
  );
  return defined({ kind: "url" }, schema, value, about);
}

const byLaw = { group: "terms", source: "law", approval: "two" } as const;
const byBill = { group: "terms", source: "bill", approval: "two" } as const;
const byOwnRule = { group: "terms", source: "policy", approval: "two" } as const;
const ofPayments = { group: "payments", source: "law", approval: "two" } as const;
const ofPlaces = { group: "places", source: "policy", approval: "one", starts: "today" } as const;
const ofOverlaps = { group: "places", source: "policy", approval: "two", starts: "today" } as const;
const ofWork = { group: "work", source: "policy", approval: "one", starts: "today" } as const;
const ofSessions = { group: "security", source: "policy", approval: "two", starts: "today" } as const;
const percent = { unit: "percent", least: 0, most: 100, step: 0.01 } as const;

/**
 * Every setting of the service, in the order of the screen. A number that a law or a policy can change stands here and
 * nowhere else; the service reads it by `settingAt(key, now)`, or for an application's district by
 * `settings.in(district)`. A new one needs its words in the screen's four languages
 * (`apps/backoffice/src/identity/settings/messages`).
 */
export const settingRegistry = {
  "term.total": byPlace(termSetting(150, "calendar", byLaw, 1, 730)),
  "term.to_conclusion": byPlace(termSetting(5, "working", byOwnRule)),
  "term.in_discussion": byPlace(termSetting(20, "working", byBill)),
  "term.in_review": byPlace(termSetting(10, "working", byOwnRule)),
  "term.announced": byPlace(termSetting(10, "calendar", byBill)),
  "term.at_justice": byPlace(termSetting(20, "working", byBill)),
  "term.in_payment": byPlace(termSetting(60, "calendar", byOwnRule)),
  "term.at_council": byPlace(termSetting(20, "calendar", byOwnRule)),
  "term.rejected": byPlace(termSetting(30, "calendar", byOwnRule)),
  /** Only its unit counts: the days of a step are the diagram's. */
  "term.step": byPlace(termSetting(1, "working", byOwnRule, 1, 1)),
  "calendar.two_person": booleanSetting(true, { group: "calendar", source: "labour-code", approval: "two" }),
  /** Base calculation amount; DOMAIN §7. */
  bhm: moneySetting(37_500_000, 100, 10_000_000_000, { ...ofPayments, source: "decree" }),
  "discount.disability": byPlace(numberSetting(100, percent, ofPayments)),
  "discount.earlier_campaign": byPlace(numberSetting(100, percent, ofPayments)),
  "discount.social_register": byPlace(numberSetting(50, percent, ofPayments)),
  shares: byPlace(
    sharesSetting(
      [
        { budget: "district", percent: 60 },
        { budget: "region", percent: 30 },
        { budget: "republic", percent: 10 },
      ],
      ofPayments,
    ),
  ),
  /**
   * Percent of the charge that a receipt may leave overpaid: what is beyond what is owed becomes credit (DOMAIN §3),
   * and what is far beyond was meant for another application, or typed wrong.
   */
  "payment.excess": byPlace(
    numberSetting(
      100,
      { unit: "percent", least: 0, most: 1000 },
      { group: "payments", source: "policy", approval: "two" },
    ),
  ),
  /**
   * Calendar days within which the last instalment of a contract is due. Below ten years, which is all that a term is
   * counted for.
   */
  "instalments.days": byPlace(
    numberSetting(
      1095,
      { unit: "days", least: 30, most: 3650 },
      { group: "payments", source: "policy", approval: "two" },
    ),
  ),
  /** Parts that an occupier may ask to pay in; a contract may have more. */
  "instalments.parts": byPlace(numberSetting(12, { unit: "pieces", least: 2, most: 120 }, ofPayments)),
  /** Whether an area is confirmed with a document alone, without a visit. */
  "area.confirm_by_document": byPlace(
    booleanSetting(false, { group: "work", source: "policy", approval: "two", starts: "today" }),
  ),
  /** Percent of its plots by which a plan schedule may be behind its line before it is late (DOMAIN §6). */
  "plan.late_percent": numberSetting(10, { unit: "percent", least: 0, most: 100 }, ofWork),
  /** Neighbourhoods that a team can survey at once; more are warned of. */
  "plan.team_most": byPlace(numberSetting(3, { unit: "pieces", least: 1, most: 100 }, ofWork)),
  /** How many days before its end a term is "soon over". */
  "soon.days": numberSetting(3, { unit: "days", least: 0, most: 60 }, ofWork),
  /**
   * Days late at which an overdue application or step goes to the supervisor, and from there one level up each time.
   */
  "escalation.days": numbersSetting([1, 5, 10], { unit: "days", least: 1, most: 365, rows: 5 }, ofWork),
  /** Days after which what a person was told is forgotten, read or not. */
  "notices.days": numberSetting(90, { unit: "days", least: 7, most: 730 }, ofWork),
  /** Hour of the day at which the digest leaves to who has chosen none (`notice-choices/`). */
  "notices.digest_hour": numberSetting(9, { unit: "hours", least: 0, most: 23 }, ofWork),
  /** Hours between which nothing but the urgent leaves to who has chosen none; equal ones: no quiet hours. */
  "notices.quiet_from": numberSetting(21, { unit: "hours", least: 0, most: 23 }, ofWork),
  "notices.quiet_to": numberSetting(8, { unit: "hours", least: 0, most: 23 }, ofWork),
  /** Parts an SMS may have; what is longer is cut (`sms/sms-text.ts`). */
  "notices.sms_parts": numberSetting(2, { unit: "pieces", least: 1, most: 6 }, ofWork),
  /** SMS a person is sent in a day, the urgent aside; what is more waits for the next day's. */
  "notices.sms_daily": numberSetting(20, { unit: "pieces", least: 1, most: 200 }, ofWork),
  /** Largest survey that is read: its file in megabytes, and its rows. */
  "import.megabytes": numberSetting(25, { unit: "pieces", least: 1, most: 25 }, ofWork),
  "import.rows": numberSetting(20_000, { unit: "pieces", least: 100, most: 50_000 }, ofWork),
  /** Minutes between two looks at a view that somebody is told of (`views/watch.ts`). */
  "views.minutes": numberSetting(5, { unit: "minutes", least: 1, most: 1440 }, ofWork),
  /** Seconds after which a page of the public site that somebody looks at reads itself anew. */
  "site.refresh_seconds": numberSetting(20, { unit: "seconds", least: 5, most: 3600 }, ofWork),
  /** Applications that one act on many takes. */
  "bulk.most": numberSetting(1000, { unit: "pieces", least: 1, most: 5000 }, ofWork),
  /** Rows up to which a register is saved as a file at once; longer ones are made in the background. */
  "export.direct_rows": numberSetting(5000, { unit: "pieces", least: 100, most: 50_000 }, ofWork),
  /** Days after which a file that was made in the background is deleted. */
  "export.days": numberSetting(7, { unit: "days", least: 1, most: 90 }, ofWork),
  /** Hours for which a conclusion that somebody took is theirs alone; a form that is open begins them anew. */
  conclusion_lease: numberSetting(8, { unit: "hours", least: 1, most: 336 }, ofWork),
  /** Percent of a place that its places' official outlines may leave uncovered, or cover twice. */
  "outline.gap": numberSetting(0.5, percent, ofPlaces),
  /** Percent of an outline that may lie outside its parent's. */
  "outline.outside": numberSetting(5, percent, ofPlaces),
  /** Percent of the smaller plot below which an overlap is a sliver, and above which it is a duplicate (DOMAIN §6). */
  "overlap.sliver": numberSetting(1, { unit: "percent", least: 0, most: 20, step: 0.01 }, ofOverlaps),
  "overlap.duplicate": numberSetting(80, { unit: "percent", least: 50, most: 100, step: 0.01 }, ofOverlaps),
  /** Tiles of the organisation's own beneath every map, `https://…/{z}/{x}/{y}.png`; none: no outside address is asked. */
  "map.base_url": urlSetting("", ofPlaces, ["{z}", "{x}", "{y}"]),
  /** Whom the base map is owed to, shown on it. */
  "map.base_credit": textSetting("", 200, ofPlaces),
  /** Minutes without a touch after which a session ends; sessions opened from then on have it. */
  "session.idle_minutes": numberSetting(
    30,
    { unit: "minutes", least: 5, most: 480 },
    { group: "security", source: "policy", approval: "two", starts: "today" },
  ),
  /** Hours after which a session ends, whatever is done in it. */
  "session.hours": numberSetting(12, { unit: "hours", least: 1, most: 24 }, ofSessions),
  /** Days a session lasts where the person asked to be remembered. */
  "session.remembered_days": numberSetting(30, { unit: "days", least: 1, most: 90 }, ofSessions),
  /** Days without a word of a device of the diary after which the rounds on it are destroyed. */
  "diary.round_days": numberSetting(7, { unit: "days", least: 1, most: 30 }, ofSessions),
  /** Most areas of a round of the diary. */
  "diary.round_areas": numberSetting(500, { unit: "pieces", least: 10, most: 1000 }, ofWork),
  /** Minutes that acting in another's name lasts at the most; DOMAIN §8 bounds it. */
  "impersonation.minutes": numberSetting(30, { unit: "minutes", least: 5, most: 30 }, ofSessions),
  /**
   * How often what a stranger could repeat may be tried (`throttle/throttle.ts`), by whom and where: a password for a
   * name from one address, for a name, from an address, for a name in its owner's browser; a second factor. Guessing stays
   * hopeless within the bounds: a hundred thousand tries a day at 70 bits.
   */
  "limit.password.pair": rateSetting(5, 15, ofSessions, { least: 3, most: 20 }),
  "limit.password.person": rateSetting(30, 15, ofSessions, { least: 5, most: 100 }),
  "limit.password.address": rateSetting(60, 15, ofSessions, { least: 10, most: 1000 }),
  "limit.password.device": rateSetting(10, 15, ofSessions, { least: 3, most: 50 }),
  "limit.factor.person": rateSetting(10, 15, ofSessions, { least: 3, most: 20 }),
  "limit.look-up.number": rateSetting(10, 60, ofSessions, { least: 3, most: 50 }),
  "limit.look-up.strangers": rateSetting(100, 60, ofSessions, { least: 20, most: 1000 }),
  "limit.look-up.address": rateSetting(30, 10, ofSessions, { least: 5 }),
  "limit.plan.address": rateSetting(120, 10, ofSessions, { least: 20 }),
  "limit.plan.person": rateSetting(20, 60, ofSessions, { least: 5 }),
  "limit.own-plot.person": rateSetting(5, 60, ofSessions),
  "limit.pay.person": rateSetting(20, 60, ofSessions),
  "limit.object.person": rateSetting(5, 60, ofSessions),
  "limit.object.address": rateSetting(20, 60, ofSessions),
  "limit.document.address": rateSetting(300, 60, ofSessions, { least: 10 }),
  "limit.upload.citizen": rateSetting(30, 60, ofSessions, { least: 5 }),
  "limit.upload.address": rateSetting(20, 60, ofSessions),
  "limit.upload.strangers": rateSetting(2000, 60, ofSessions, { least: 10 }),
  "limit.upload.staff": rateSetting(600, 60, ofSessions, { least: 20 }),
  "limit.export.person": rateSetting(120, 60, ofSessions, { least: 5 }),
  "limit.survey.person": rateSetting(60, 60, ofSessions, { least: 5 }),
  "limit.place-list.person": rateSetting(60, 60, ofSessions, { least: 5 }),
  "limit.place-outline.person": rateSetting(60, 60, ofSessions, { least: 5 }),
  /** Days after which a draft that nobody touched is forgotten: it holds personal data. */
  "drafts.days": numberSetting(90, { unit: "days", least: 7, most: 365 }, ofWork),
  /**
   * Days after which a file is forgotten that somebody uploaded without signing in and never sent an objection with; not
   * before `drafts.days`, for a draft may name it.
   */
  "strangers-files.days": numberSetting(90, { unit: "days", least: 7, most: 365 }, ofWork),
  /** Days after which a proposal that nobody decided is over. */
  "proposal.days": numberSetting(
    14,
    { unit: "days", least: 1, most: 90 },
    { group: "system", source: "policy", approval: "one", starts: "today" },
  ),
} as const satisfies Record<string, SettingDefinition>;

/** Key of a setting. */
export type SettingKey = keyof typeof settingRegistry;

/** Key of a setting that has one value for the whole country. */
export type CountrySettingKey = {
  [Key in SettingKey]: (typeof settingRegistry)[Key]["scope"] extends "country" ? Key : never;
}[SettingKey];

/** Value of a setting. */
export type SettingValue<Key extends SettingKey> = z.output<(typeof settingRegistry)[Key]["schema"]>;

/** Every key, in the order of the screen. */
export const settingKeys = Object.keys(settingRegistry) as SettingKey[];

/** Whether a text is the key of a setting. */
export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingRegistry, key);
}
