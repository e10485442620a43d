import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { historyEntry } from "./history.js";
import { page, paging, queryInteger } from "./list.js";
import { settingGroups, type SettingKey, settingKeys } from "./setting-registry.js";
import { byId, day, id, instant, names, territory, text } from "./values.js";
import { register } from "./register.js";

const settingKey = z.enum(settingKeys as [SettingKey, ...SettingKey[]]);
const byKey = z.object({ key: settingKey });
const reason = text(2000, 3);

/** A person as a proposal names them. */
const person = z.object({ id: z.string(), name: z.string() });

/** What a day is that is not what its weekday says. */
export const calendarDayKind = z.enum(["holiday", "workday"]);

/** A day of the holiday calendar that is not what its weekday says. */
export const calendarDay = z.object({ day, kind: calendarDayKind, name: names });
/** See {@link calendarDay}. */
export type CalendarDay = z.output<typeof calendarDay>;

/** Names of a day as people write them: the Uzbek one is needed, the others follow from it where they are left out. */
const dayNames = z.object({ uz_UZ: text(200), uz_Cyrl: text(200, 0), ru_RU: text(200, 0), en_US: text(200, 0) });

/** What a day becomes; `kind` null: what its weekday says again. */
export const calendarChange = z.object({
  day,
  kind: z.nullable(calendarDayKind),
  name: z.nullable(dayNames),
});
/** See {@link calendarChange}. */
export type CalendarChange = z.output<typeof calendarChange>;

const calendarChanges = z.array(calendarChange).check(
  z.minLength(1),
  z.maxLength(400),
  z.refine((list) => new Set(list.map((change) => change.day)).size === list.length, "row-twice"),
);

/** A value with its place and its start, and where it stands. `reason` is null for what the service came with. */
export const settingValue = z.object({
  /** `17` the country, 4 digits a region, 7 a district. */
  territory,
  validFrom: day,
  /** Null, of a region or a district only: from then on what holds in the place above it. */
  value: z.unknown(),
  /** The first value comes from the registry until a row is entered. */
  standing: z.enum(["past", "current", "future"]),
  reason: z.nullable(z.string()),
  proposedBy: z.nullable(person),
  approvedBy: z.nullable(person),
  enteredAt: z.nullable(instant),
});
/** See {@link settingValue}. */
export type SettingValueView = z.output<typeof settingValue>;

/** States of a proposal: `stale` when what it was made on has changed since. */
export const proposalStates = ["open", "approved", "refused", "withdrawn", "expired", "stale"] as const;

/** A change that waits for a second person, or was decided. */
export const proposal = z.object({
  id,
  /** A setting's key, or `calendar`. */
  subject: z.string(),
  /** Where the change would hold. */
  territory,
  act: z.enum(["set", "withdraw", "calendar"]),
  /** Start of the value; null for the calendar. */
  validFrom: z.nullable(day),
  /** The value proposed; null where one is withdrawn, or where the place shall have that of the place above it. */
  value: z.unknown(),
  /** The value in force there, or to be withdrawn, when it was proposed. */
  before: z.unknown(),
  changes: z.array(calendarChange),
  reason: z.string(),
  proposedBy: person,
  /** Whether the reader proposed it, and so cannot decide it. */
  own: z.boolean(),
  proposedAt: instant,
  expiresAt: instant,
  state: z.enum(proposalStates),
  decidedBy: z.nullable(person),
  decidedAt: z.nullable(instant),
  decisionReason: z.nullable(z.string()),
  version: z.number(),
});
/** See {@link proposal}. */
export type Proposal = z.output<typeof proposal>;

/** How a setting stands in one territory. */
const standing = z.object({
  territory,
  /** The value that holds there today: its own, or that of the narrowest place above it that has one. */
  current: settingValue,
  /** Since when that value holds there. */
  since: day,
  /** The territory's own values that begin later, the next first. */
  upcoming: z.array(settingValue),
  /** Changes of one territory's values do not disturb another's. */
  version: z.number(),
});

/** A setting as the list shows it, in the whole country, and in the places that have values of their own. */
export const setting = z.extend(standing, {
  key: settingKey,
  /** Regions and districts with values of their own, in the order of their codes. */
  places: z.array(standing),
  /** How many proposals wait, over all territories. */
  openProposals: z.number(),
  /** When it was last changed or proposed to be, anywhere; null: never. */
  changedAt: z.nullable(instant),
});
/** See {@link setting}. */
export type Setting = z.output<typeof setting>;

/** How a setting stands in one territory, with all of the territory's own values, newest start first. */
export const settingPlace = z.extend(standing, { values: z.array(settingValue) });
/** See {@link settingPlace}. */
export type SettingPlace = z.output<typeof settingPlace>;

const settingPageMade = z.extend(setting, {
  /** The first day on which a new value may begin now. */
  earliest: day,
  /** The territory's own values, newest start first. */
  values: z.array(settingValue),
  places: z.array(settingPlace),
  proposals: z.array(proposal),
});
type SettingPageMade = typeof settingPageMade;
/** See {@link settingPage}. Declarations of what is made of it say this name, not all that it holds. */
export interface SettingPageSchema extends SettingPageMade {}
/** One setting in the territory asked for, with the values of the places within it; its proposals, newest first. */
export const settingPage: SettingPageSchema = settingPageMade;
/** See {@link settingPage}. */
export type SettingPage = z.output<typeof settingPage>;

/** What a change does to work that is under way; zero is said too, for people fear the contrary. */
export const settingEffects = [
  /** Applications whose term runs now: it ends as it would have. */
  "terms-kept",
  /** Applications that will get the new term when they come there. */
  "terms-later",
  /** Steps of discussions that are awaited: their days stay. */
  "steps-kept",
  /** Charges that are made: frozen. */
  "charges-kept",
  /** Applications before payment: charged by the value in force on their day. */
  "charges-later",
  /** Applications that would be marked as soon over today. */
  "soon-before",
  "soon-after",
  /** Applications and steps whose term would end on another day. */
  "terms-moved",
  "steps-moved",
  /** Changed days on which the weekday already rests, or already works: nothing moves for them. */
  "days-idle",
  /** The change concerns no application. */
  "no-file",
] as const;

/** What a change would do. */
export const settingImpact = z.object({
  lines: z.array(z.object({ effect: z.enum(settingEffects), count: z.number() })),
});
/** See {@link settingImpact}. */
export type SettingImpact = z.output<typeof settingImpact>;

/** The territory whose value it is; left out: the whole country. */
const inTerritory = z.object({ territory: z.optional(territory) });
const newValue = z.extend(inTerritory, { validFrom: day, value: z.unknown() });

/** Dated settings: what holds, what will, who changed it and why; a second person where two are needed. */
export const settings = resource("settings", {
  list: endpoint({
    method: "GET",
    path: "/settings",
    summary: "Every setting with its value in force and those to come, in the country and in places with their own.",
    access: { code: "read:setting" },
    reply: z.object({ items: z.array(setting) }),
    tags: ["settings"],
  }),
  get: endpoint({
    method: "GET",
    path: "/settings/{key}",
    summary: "One setting in a territory: what holds there and whose value it is, all values, and its proposals.",
    access: { code: "read:setting" },
    params: byKey,
    query: inTerritory,
    reply: settingPage,
    tags: ["settings"],
  }),
  history: endpoint({
    method: "GET",
    path: "/settings/{key}/history",
    summary: "Who changed, proposed and decided what about a setting, newest first.",
    access: { code: "read:setting" },
    params: byKey,
    query: z.object(paging),
    reply: page(historyEntry),
    tags: ["settings"],
  }),
  set: endpoint({
    method: "POST",
    path: "/settings/{key}/values",
    summary:
      "Give a setting a value from a day on, in a territory; where two persons are needed it becomes a proposal. Guarded by the version in that territory.",
    access: { code: "update:setting" },
    params: byKey,
    body: z.extend(newValue, { reason }),
    reply: settingPage,
    guarded: true,
    problems: ["precondition-failed", "move-refused"],
    tags: ["settings"],
  }),
  withdraw: endpoint({
    method: "POST",
    path: "/settings/{key}/withdrawals",
    summary: "Take back a value that has not begun; where two persons are needed it becomes a proposal.",
    access: { code: "update:setting" },
    params: byKey,
    body: z.extend(inTerritory, { validFrom: day, reason }),
    reply: settingPage,
    guarded: true,
    problems: ["precondition-failed", "move-refused"],
    tags: ["settings"],
  }),
  impact: endpoint({
    method: "POST",
    path: "/settings/{key}/impact",
    summary: "What a value would do to applications, terms and charges. Changes nothing.",
    access: { code: "update:setting" },
    params: byKey,
    body: newValue,
    reply: settingImpact,
    idempotent: false,
  }),
});

/** Changes that need a second person. */
export const proposals = resource("proposals", {
  list: endpoint({
    method: "GET",
    path: "/setting-proposals",
    summary: "Proposals that wait for a decision, the soonest to expire first.",
    access: { code: "read:setting" },
    reply: z.object({ items: z.array(proposal) }),
    tags: ["settings"],
  }),
  approve: endpoint({
    method: "POST",
    path: "/setting-proposals/{id}/approval",
    summary: "Approve another's proposal: what it says comes about.",
    access: { code: "approve:setting" },
    params: byId,
    body: z.object({ reason }),
    reply: proposal,
    guarded: true,
    problems: ["not-found", "precondition-failed", "move-refused"],
    tags: ["settings"],
  }),
  refuse: endpoint({
    method: "POST",
    path: "/setting-proposals/{id}/refusal",
    summary: "Refuse another's proposal.",
    access: { code: "approve:setting" },
    params: byId,
    body: z.object({ reason }),
    reply: proposal,
    guarded: true,
    problems: ["not-found", "precondition-failed", "move-refused"],
    tags: ["settings"],
  }),
  takeBack: endpoint({
    method: "POST",
    path: "/setting-proposals/{id}/taking-back",
    summary: "Take back one's own proposal.",
    access: { code: "update:setting" },
    params: byId,
    body: z.object({ reason }),
    reply: proposal,
    guarded: true,
    problems: ["not-found", "precondition-failed", "move-refused"],
    tags: ["settings"],
  }),
});

/** The holiday calendar of one year. */
export const calendarYear = z.object({
  year: z.number(),
  /** Days before it are not changed any more. */
  today: day,
  days: z.array(calendarDay),
  /** Whether a change needs a second person now. */
  twoPerson: z.boolean(),
  proposals: z.array(proposal),
  version: z.number(),
});
/** See {@link calendarYear}. */
export type CalendarYear = z.output<typeof calendarYear>;

const byYear = z.object({ year: queryInteger(2024, 2100) });

/** Holidays and moved working days; working-day terms are counted by them. */
export const calendar = resource("calendar", {
  year: endpoint({
    method: "GET",
    path: "/calendar/{year}",
    summary: "The days of a year that are not what their weekday says.",
    access: { code: "read:setting" },
    params: byYear,
    reply: calendarYear,
    tags: ["settings"],
  }),
  history: endpoint({
    method: "GET",
    path: "/calendar/{year}/history",
    summary: "Who changed, proposed and decided what about the calendar, newest first; of every year.",
    access: { code: "read:setting" },
    params: byYear,
    query: z.object(paging),
    reply: page(historyEntry),
    tags: ["settings"],
  }),
  change: endpoint({
    method: "POST",
    path: "/calendar/{year}/changes",
    summary: "Change days of a year from today on. Open terms are counted anew, each with an entry in its application.",
    access: { code: "update:setting" },
    params: byYear,
    body: z.object({ changes: calendarChanges, reason }),
    reply: calendarYear,
    guarded: true,
    problems: ["precondition-failed", "move-refused"],
    tags: ["settings", "applications"],
  }),
  impact: endpoint({
    method: "POST",
    path: "/calendar/{year}/impact",
    summary: "How many open terms a change of days would move. Changes nothing.",
    access: { code: "update:setting" },
    params: byYear,
    body: z.object({ changes: calendarChanges }),
    reply: settingImpact,
    idempotent: false,
  }),
});

/** The register of settings: all of them come, and are sifted. */
export const settingsRegister = register("settings", {
  list: settings.list,
  query: z.object({ search: z.optional(z.string().check(z.maxLength(200))), group: z.optional(z.enum(settingGroups)) }),
  columns: {
    name: { kind: "own", heading: "settings.column.name" },
    group: { kind: "own", heading: "settings.group" },
    value: { kind: "own", heading: "settings.column.value" },
    since: { kind: "own", heading: "settings.column.since" },
    next: { kind: "own", heading: "settings.column.next" },
    proposals: { kind: "own", heading: "settings.tab.proposals" },
  },
});
