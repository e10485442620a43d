import { permissionCodes } from "@yer/api/contract/codes";
import type { Facts } from "@yer/api/contract/facts";
import { sortKey } from "@yer/api/formats";
import { csvCell } from "../registers/exports/write.js";
import { jsonb } from "../platform/sql/jsonb.js";
import { square } from "./application-kit.js";
import { makePerson } from "./people.js";
import { type SurveyCalls, surveyCalls } from "./survey-calls.js";
import { openTestApp, type TestApp } from "./test-app.js";

/** A service with one neighbourhood, and who brings surveys of it. */
export async function openSurveys(): Promise<{
  readonly service: TestApp;
  readonly token: string;
  readonly importer: string;
  readonly calls: SurveyCalls;
}> {
  const service = await openTestApp();
  await service.context.db
    .insertInto("neighborhoods")
    .values({
      id: "14160001",
      district_soato: "1718401",
      name: jsonb({ uz_UZ: "Bogʻishamol MFY", uz_Cyrl: "Боғишамол МФЙ", ru_RU: "Богишамол", en_US: "Bogishamol" }),
      sort_key: sortKey("Bogʻishamol MFY"),
      demonstration: true,
    })
    .execute();
  const { token, id: importer } = await makePerson(service, { territory: "1718", codes: permissionCodes });
  return { service, token, importer, calls: surveyCalls(service, token) };
}

/** The calls of a person who is there only once the tests begin. */
export function laterCalls(calls: () => SurveyCalls): SurveyCalls {
  return {
    upload: async (...given) => calls().upload(...given),
    act: async (...given) => calls().act(...given),
    look: async (...given) => calls().look(...given),
    rowsOf: async (...given) => calls().rowsOf(...given),
    work: async (...given) => calls().work(...given),
    tried: async (...given) => calls().tried(...given),
    entered: async (...given) => calls().entered(...given),
  };
}

/** Makes plots that no two rows share, each with what its row says otherwise. */
export function plotMaker(): (given?: Partial<Facts>) => Facts {
  let plots = 0;
  return (given = {}) => {
    const n = (plots += 1);
    return {
      legalBasis: 1,
      cadastreNumber: `14:16:01:01:02:${String(n).padStart(4, "0")}`,
      occupier: { kind: "person", name: "Gʻaniyev Oʻtkir", pinfl: null, passport: null, birthDate: null },
      districtSoato: "1718401",
      neighborhoodId: "14160001",
      address: `${n}-uy`,
      landCategory: "settlement",
      purpose: "dwelling",
      sizes: { total: 400, documented: null, excess: null, built: 120.5 },
      occupiedSince: 2012,
      outline: square(n),
      buildings: [{ name: "Uy", yearBuilt: 2013, area: 120, floors: 1 }],
      fileIds: [],
      payment: { discount: "none", discountFileId: null, marketValue: null, marketValueFileId: null },
      ...given,
    };
  };
}

/** Rows as the text of a file. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(csvCell).join(";")).join("\r\n");

/** How many applications there are. */
export async function applicationCount(service: TestApp): Promise<number> {
  const { total } = await service.context.db
    .selectFrom("applications")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
