import * as z from "zod/mini";
import { hasControls, withoutDirection } from "./invisible.js";
import { organisationKind } from "./status-schemas.js";
import { checkCadastreNumber, checkPassport, checkPhone, checkPinfl, checkStir } from "../formats/index.js";

/** A UUIDv7 made by the service. */
export const id = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, "id"));

/** A moment, UTC, ISO 8601: `2026-03-05T09:00:00.000Z`. */
export const instant = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/, "instant"),
  // Of no month 13.
  z.refine((value) => !Number.isNaN(Date.parse(value)), "instant"),
);

/** A calendar day that exists, `2026-03-05`. */
export const day = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/, "day"),
  z.refine((value) => {
    const parsed = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
  }, "day"),
);

/**
 * Text of a person or an office: trimmed, bounded, without controls of direction, which are taken out, and without other
 * control characters, which are refused: a letter may have been lost in each.
 */
export function text(most: number, least = 1) {
  return z.string().check(
    z.overwrite(withoutDirection),
    z.trim(),
    z.minLength(least, "required"),
    z.maxLength(most),
    z.refine((value) => !hasControls(value), "control-characters"),
  );
}

function format(check: (value: string) => string | undefined) {
  return z.string().check(
    z.maxLength(60),
    z.check((ctx) => {
      const fault = check(ctx.value);
      if (fault) ctx.issues.push({ code: "custom", message: fault, input: ctx.value });
    }),
  );
}

/** Cadastre number, `99:99:99:99:99:9999[:9999[:999]]` (DOMAIN §9). */
export const cadastreNumber = format(checkCadastreNumber);
/** PINFL, 14 digits with check digit. */
export const pinfl = format(checkPinfl);
/** PINFL, or a masked one handed back as it was read: the service keeps the number it stands for. */
export const pinflOrMasked = format((value) => (value.includes("•") ? undefined : checkPinfl(value)));
/** Passport, or a masked one, as {@link pinflOrMasked}. */
export const passportOrMasked = format((value) => (value.includes("•") ? undefined : checkPassport(value)));
/** STIR, 9 digits. */
export const stir = format(checkStir);
/** Passport, two Latin letters and 7 digits. */
export const passport = format(checkPassport);
/** Phone, `+998` and 9 digits. */
export const phone = format(checkPhone);

/** E-mail address (RFC 5321, without quoted names): one, not a masked one, and nothing that could begin a second header line. */
export const email = z
  .string()
  .check(
    z.maxLength(254),
    z.regex(/^[^\s@<>()[\]\\,;:"•]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u, "email"),
  );

/** SOATO code of a region: 4 digits beginning with 17. */
export const regionSoato = z.string().check(z.regex(/^17\d\d$/, "soato"));
/** SOATO code of a district or city: 7 digits beginning with 17. */
export const districtSoato = z.string().check(z.regex(/^17\d{5}$/, "soato"));
/** Id of a neighbourhood: 8 digits (region pair, district pair, number). */
export const neighborhoodId = z.string().check(z.regex(/^\d{8}$/, "neighborhood"));
/** What a person may see and change: `17` the republic, 4 digits a region, 7 a district. */
export const territory = z.string().check(z.regex(/^17(\d\d(\d{3})?)?$/, "soato"));

/** Square metres, two decimals. */
export const squareMetres = z.number().check(z.gte(0), z.lte(100_000_000), z.multipleOf(0.01));

/** A degree in a query string. */
export function degrees(least: number, most: number) {
  return z.pipe(
    z.transform((value) =>
      typeof value === "string" && /^-?\d{1,3}(\.\d{1,9})?$/.test(value) ? Number(value) : value,
    ),
    z.number().check(z.gte(least), z.lte(most)),
  );
}

/** Money in tiyin (1 soʻm = 100), a whole number. */
export const tiyin = z.number().check(z.int(), z.gte(0), z.lte(9_000_000_000_000_000));

const position = z.tuple([z.number().check(z.gte(-180), z.lte(180)), z.number().check(z.gte(-90), z.lte(90))]);

/** An outline: a GeoJSON polygon in WGS 84, rings closed, at most 2 000 vertices in all. */
export const polygon = z
  .object({
    type: z.literal("Polygon"),
    coordinates: z.array(z.array(position).check(z.minLength(4))).check(z.minLength(1), z.maxLength(20)),
  })
  .check(
    z.refine((shape) => shape.coordinates.reduce((sum, ring) => sum + ring.length, 0) <= 2000, "outline-too-long"),
    z.refine(
      (shape) => shape.coordinates.every((ring) => String(ring[0]) === String(ring[ring.length - 1])),
      "outline-open",
    ),
  );
/** See {@link polygon}. */
export type Polygon = z.output<typeof polygon>;

const namesMade = z.object({ uz_UZ: z.string(), uz_Cyrl: z.string(), ru_RU: z.string(), en_US: z.string() });
type NamesMade = typeof namesMade;
/** See {@link names}. Declarations of what is made of it say this name, not all that it holds. */
export interface NamesSchema extends NamesMade {}
/** A name in the four interface languages. */
export const names: NamesSchema = namesMade;
/** See {@link names}. */
export type Names = z.output<typeof names>;

export { type Locale, locales } from "./appearance.js";

/** An organisation or a person, as lists name them. */
export const named = z.object({ id, name: z.string() });

/** `{id}` in a path. */
export const byId = z.object({ id });

const organisationRefMade = z.object({ id, name: names, kind: organisationKind });
type OrganisationRefMade = typeof organisationRefMade;
/** See {@link organisationRef}. Declarations of what is made of it say this name, not all that it holds. */
export interface OrganisationRefSchema extends OrganisationRefMade {}
/** An organisation as other records refer to it. */
export const organisationRef: OrganisationRefSchema = organisationRefMade;
/** See {@link organisationRef}. */
export type OrganisationRef = z.output<typeof organisationRef>;
