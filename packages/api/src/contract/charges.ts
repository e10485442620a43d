import * as z from "zod/mini";
import { applicationFilters } from "./application-filters.js";
import { charge as chargeOfApplication, receipt } from "./applications.js";
import { billOfCharge } from "./bills.js";
import { bulkMove, mostBulkApplications } from "./bulk-moves.js";
import { endpoint, resource } from "./endpoint.js";
import { fileRef } from "./files.js";
import { instalmentRequest } from "./instalments-asked.js";
import { page, paging, queryBoolean, queryList } from "./list.js";
import { reasonSchema } from "./problem.js";
import { register } from "./register.js";
import { statusKey } from "./status-schemas.js";
import { byId, day, districtSoato, id, instant, names, neighborhoodId, regionSoato, tiyin } from "./values.js";

/** States of a charge (DOMAIN §7). */
export const chargeStates = chargeOfApplication.shape.state.options;
/** See {@link chargeStates}. */
export type ChargeState = (typeof chargeStates)[number];

/** A charge as the register shows it. It holds no number of a person. */
export const chargeRow = z.object({
  id,
  /** The number of its bill: the application's number and which of the application's charges it is. */
  number: z.string(),
  application: z.object({ id, number: z.string(), status: statusKey }),
  occupier: z.nullable(z.string()),
  region: z.object({ soato: regionSoato, name: names }),
  district: z.object({ soato: districtSoato, name: names }),
  neighborhood: z.object({ id: neighborhoodId, name: names }),
  address: z.nullable(z.string()),
  state: chargeOfApplication.shape.state,
  flags: chargeOfApplication.shape.flags,
  amount: tiyin,
  paid: tiyin,
  remaining: tiyin,
  /** For an open charge, the last day on which paying is in time: of the next instalment, under a contract. */
  dueOn: z.nullable(day),
  madeAt: instant,
});
/** See {@link chargeRow}. */
export type ChargeRow = z.output<typeof chargeRow>;

/** Orders of the register; `deadline`: what is due first, those that are not open after all that are. */
export const chargeSorts = ["deadline", "-deadline", "madeAt", "-madeAt"] as const;
/** See {@link chargeSorts}. */
export type ChargeSort = (typeof chargeSorts)[number];

/**
 * What was booked of a charge: `charged` or `discounted` in some days (with what was void of it), or as the last of
 * them left it: what was `remaining` of it, or what its application had `beyond` its charges, which is said of the
 * application's last one.
 */
export const chargeBookings = ["charged", "discounted", "remaining", "beyond"] as const;
/** See {@link chargeBookings}. */
export type ChargeBooking = (typeof chargeBookings)[number];

/** What the register of charges is narrowed by. */
const chargeFilters = {
  /**
   * Number of the bill or of the application, however typed, or the occupier's name; blind to apostrophes and script.
   */
  search: z.optional(z.string().check(z.maxLength(200))),
  state: z.optional(queryList(chargeOfApplication.shape.state)),
  region: applicationFilters.region,
  district: applicationFilters.district,
  neighborhood: applicationFilters.neighborhood,
  part: z.optional(queryBoolean),
  late: z.optional(queryBoolean),
  owed: z.optional(queryBoolean),
  contract: z.optional(queryBoolean),
  asked: z.optional(queryBoolean),
  refund: z.optional(queryBoolean),
  correctionProposed: z.optional(queryBoolean),
  refundProposed: z.optional(queryBoolean),
  /** One application. */
  application: z.optional(id),
  /** Only those of which this was booked in the days `from` to `to`, both included; of how it was left the last day counts. */
  booked: z.optional(z.enum(chargeBookings)),
  from: z.optional(day),
  to: z.optional(day),
};

/** Query of the register of charges. */
export const chargeQuery = z.object({ ...paging, ...chargeFilters, sort: z.optional(z.enum(chargeSorts)) });
/** See {@link chargeQuery}. */
export type ChargeQuery = z.output<typeof chargeQuery>;

/** What the register is narrowed by, without the place in it. */
export const narrowedCharges = z.object(chargeFilters);
/** See {@link narrowedCharges}. */
export type NarrowedCharges = z.output<typeof narrowedCharges>;

/**
 * Who must do what about a charge, and by when, as variants of one sentence. Chosen by the rules; the words are the
 * app's.
 */
export const chargeSentenceCodes = [
  "free",
  "paid",
  "paid_refund",
  "due",
  "due_instalment",
  "due_undated",
  "late",
  "late_instalment",
  "void",
  "void_credit",
  "void_refund",
] as const;
/** See {@link chargeSentenceCodes}. */
export type ChargeSentenceCode = (typeof chargeSentenceCodes)[number];

/** See {@link chargeSentenceCodes}; what it does not speak of is null. */
export const chargeSentence = z.object({
  code: z.enum(chargeSentenceCodes),
  /** What is to be paid, was paid, or goes back, in tiyin. */
  amount: z.nullable(tiyin),
  day: z.nullable(day),
});
/** See {@link chargeSentence}. */
export type ChargeSentence = z.output<typeof chargeSentence>;

/** What an entry of the journal says of a charge. */
export const chargeEntryKinds = ["charge", "void", "match", "unmatch", "cover", "release", "owe", "payout"] as const;

/** An entry of the journal that is about a charge, or about what its application is owed back. */
export const chargeEntry = z.object({
  id,
  kind: z.enum(chargeEntryKinds),
  /** How much it moved, in tiyin. */
  amount: tiyin,
  /** The bank's day, and the day on which it was booked. */
  valueDay: day,
  bookedDay: day,
  at: instant,
  by: z.nullable(z.string()),
  /** The receipt's document, of entries about one. */
  document: z.nullable(z.string()),
});
/** See {@link chargeEntry}. */
export type ChargeEntry = z.output<typeof chargeEntry>;

/** A receipt with what of it covers the charge. */
const chargeReceipt = z.extend(receipt, { covers: tiyin });
/** See {@link chargeRead}. */
export type ChargeReceipt = z.output<typeof chargeReceipt>;

/** A charge whole. */
export const chargeRead = z.extend(chargeRow, {
  sentence: chargeSentence,
  /** The occupier said that they agree to pay it. */
  consentedAt: chargeOfApplication.shape.consentedAt,
  rows: chargeOfApplication.shape.rows,
  /** Papers that the rows name: of a discount, of a market value. */
  files: z.array(fileRef),
  contract: chargeOfApplication.shape.contract,
  receipts: z.array(chargeReceipt),
  bill: billOfCharge,
  /** What its occupier asked for, the last request first. */
  requests: z.array(instalmentRequest),
  /** When the occupier was last reminded of it. */
  remindedAt: z.nullable(instant),
  /** Its entries of the journal, the first first. */
  entries: z.array(chargeEntry),
  /** Tiyin received for the application that cover nothing, and tiyin owed back; both 0 where a later charge counts. */
  credit: tiyin,
  refundDue: tiyin,
  /** The application's other charges, the first first. */
  others: z.array(z.object({ id, number: z.string(), state: chargeOfApplication.shape.state })),
});
/** See {@link chargeRead}. */
export type ChargeRead = z.output<typeof chargeRead>;

/** Sums of charges, in tiyin. */
export const chargeTotals = z.object({
  charged: z.number(),
  discounted: z.number(),
  remaining: z.number(),
  /** Received by the applications whose last charges these are, and covering nothing; what is owed back with it. */
  beyond: z.number(),
});
/** See {@link chargeTotals}. */
export type ChargeTotals = z.output<typeof chargeTotals>;

const chargeIds = z.array(id).check(z.minLength(1, "required"), z.maxLength(mostBulkApplications));

/** Chosen charges, or all that filters of the register leave. */
export const remindersAsked = z.union([
  z.object({ chargeIds }),
  z.object({
    filters: narrowedCharges,
    /** Ids of those that the filters find but that are left out. */
    except: z.array(id).check(z.maxLength(mostBulkApplications)),
  }),
]);
/** See {@link remindersAsked}. */
export type RemindersAsked = z.output<typeof remindersAsked>;

/** Charges over all applications (DOMAIN §7): what is to be paid, was paid, and what is owed back. */
export const charges = resource("charges", {
  list: endpoint({
    method: "GET",
    path: "/charges",
    summary:
      "Charges of the reader's territory, what is due first before the others. Members of organisations that conclude see none.",
    access: { code: "read:cpayments" },
    query: chargeQuery,
    reply: page(chargeRow),
    tags: ["applications"],
  }),
  totals: endpoint({
    method: "GET",
    path: "/charges/totals",
    summary:
      "Sums of the charges that the register lists under the same filters, in tiyin: what was charged and discounted in the days asked for, and what remained, and was beyond, after the last of them.",
    access: { code: "read:cpayments" },
    query: narrowedCharges,
    reply: chargeTotals,
    tags: ["applications"],
  }),
  search: endpoint({
    method: "POST",
    path: "/charges/search",
    summary: "Charges by the occupier's PINFL, STIR or passport, which must not stand in a URL.",
    access: { code: "read_personal:property" },
    body: z.object({ personal: z.string().check(z.minLength(4), z.maxLength(60)) }),
    reply: page(chargeRow),
    idempotent: false,
    problems: ["permission-missing"],
  }),
  get: endpoint({
    method: "GET",
    path: "/charges/{id}",
    summary: "One charge: how its sum came about, its contract, receipts, and entries of the journal.",
    access: { code: "menu:payments" },
    params: byId,
    reply: chargeRead,
    problems: ["not-found"],
    tags: ["applications"],
  }),
  previewReminders: endpoint({
    method: "POST",
    path: "/charges/reminders/preview",
    summary: "Of which charges the occupiers can be reminded now, and of every other one why not. Changes nothing.",
    access: { code: "record:payment" },
    body: remindersAsked,
    idempotent: false,
    reply: z.object({
      total: z.number(),
      /** Ids of charges; what {@link charges}`.remind` is given. */
      able: z.array(id),
      unable: z.array(z.object({ applicationId: id, number: z.string(), reasons: z.array(reasonSchema) })),
      /** Charges that one act takes, by the setting `bulk.most`. */
      most: z.number(),
    }),
    problems: ["move-refused"],
  }),
  remind: endpoint({
    method: "POST",
    path: "/charges/reminders",
    creates: "/bulk-moves/{id}",
    summary:
      "Begin to remind occupiers of what they owe, by the ways they chose. Each charge is judged again when its turn comes, and reminded of once a day at the most.",
    access: { code: "record:payment" },
    body: z.object({ chargeIds }),
    reply: bulkMove,
    problems: ["move-refused", "permission-missing", "impersonation-limited"],
    tags: ["bulkMoves"],
  }),
});

/** The register of charges. */
export const chargesRegister = register("charges", {
  list: charges.list,
  search: charges.search,
  columns: {
    number: { kind: "serial", field: "number", heading: "column.number" },
    state: { kind: "own", heading: "word.state" },
    due: { kind: "day", field: "dueOn", sort: "deadline", heading: "column.deadline" },
    remaining: { kind: "money", field: "remaining", heading: "word.remaining" },
    occupier: { kind: "text", field: "occupier", heading: "word.occupier" },
    place: { kind: "place", parts: ["region", "district", "neighborhood", "address"], heading: "word.place" },
    amount: { kind: "money", field: "amount", heading: "word.amount", secondary: true },
    paid: { kind: "money", field: "paid", heading: "word.paid", secondary: true },
    file: { kind: "own", heading: "word.application", secondary: true },
    made: { kind: "day", field: "madeAt", sort: "madeAt", heading: "column.entered", secondary: true },
  },
});
