import { importBounds, type ImportField } from "@yer/api/contract/places-import";
import type { Reason } from "@yer/api/contract/problem";
import type { Names } from "@yer/api/contract/values";
import { canonicalName, searchKey } from "@yer/api/formats";
import { contains } from "../../platform/territory/territory.js";
import { completeNames } from "../../platform/names/names.js";

/** A neighbourhood as it stands before the import. */
export interface StandingNeighborhood {
  readonly name: Names;
  readonly district: string;
  readonly former: readonly Names[];
  readonly active: boolean;
  readonly demonstration: boolean;
  /** Whether its code leads elsewhere: merged or split. */
  readonly succeeded: boolean;
}

/** A district as rows name it. */
export interface StandingDistrict {
  readonly code: string;
  readonly name: Names;
  readonly active: boolean;
  /** First pair of the cadastre numbers of its region: neighbourhood ids begin with it. */
  readonly regionPair: string;
}

/** What the rows are judged against. */
export interface Standing {
  readonly neighborhoods: ReadonlyMap<string, StandingNeighborhood>;
  readonly districts: readonly StandingDistrict[];
  /** SOATO prefix of the districts whose neighbourhoods the person may change. */
  readonly territory: string;
}

/** What a row says and would do. */
export interface CheckedRow {
  readonly line: number;
  readonly kind: "new" | "changed" | "known" | "wrong";
  readonly code: string;
  readonly name: Names | null;
  readonly district: string;
  readonly faults: readonly Reason[];
}

/** What a spreadsheet would run, were it exported again. Names begin with no such mark. */
const formula = /^[=+\-@\t]/;
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
const control = /[\u0000-\u001f\u007f]/;

/** Judges every row for itself: pure, so that the dry run and the import itself cannot differ. */
export function checkRows(
  rows: readonly { readonly line: number; readonly cells: readonly string[] }[],
  mapping: Readonly<Partial<Record<ImportField, number | null>>>,
  standing: Standing,
): CheckedRow[] {
  const byCode = new Map(standing.districts.map((district) => [district.code, district]));
  const byName = new Map<string, StandingDistrict | null>();
  for (const district of standing.districts) {
    for (const key of new Set(Object.values(district.name).map(searchKey))) {
      // A name that two districts share names none.
      byName.set(key, byName.has(key) && byName.get(key) !== district ? null : district);
    }
  }
  return rows.map(({ line, cells }) => {
    const faults: Reason[] = [];
    const cell = (field: ImportField): string => {
      const at = mapping[field];
      // Spreadsheets mark numbers that are text by an apostrophe in front.
      const raw = (typeof at === "number" ? (cells[at] ?? "") : "").trim();
      const value = field === "code" || field === "district" ? raw.replace(/^'/, "") : raw;
      if (formula.test(value)) faults.push({ code: "import-formula", params: { value: value.slice(0, 40) } });
      else if (control.test(value)) faults.push({ code: "import-characters" });
      else if (value.length > importBounds.mostCell) faults.push({ code: "import-too-long" });
      return value.slice(0, importBounds.mostCell);
    };
    const code = cell("code");
    const written = cell("name");
    const place = cell("district");
    const given = { uz_Cyrl: cell("nameCyrl"), ru_RU: cell("nameRu"), en_US: cell("nameEn") };
    for (const [field, value] of Object.entries({ code, name: written, district: place })) {
      if (value === "") faults.push({ code: "import-required", params: { field } });
    }
    if (code !== "" && !/^\d{8}$/.test(code))
      faults.push({ code: "import-code", params: { value: code.slice(0, 40) } });
    const district = byCode.get(place) ?? byName.get(searchKey(place)) ?? undefined;
    if (place !== "" && district === undefined) {
      faults.push({ code: "import-district", params: { value: place.slice(0, 60) } });
    }
    const before = standing.neighborhoods.get(code);
    if (district !== undefined) {
      if (!district.active) faults.push({ code: "import-district-inactive" });
      else if (!contains(standing.territory, district.code)) faults.push({ code: "import-territory" });
      if (/^\d{8}$/.test(code) && !code.startsWith(district.regionPair)) {
        faults.push({ code: "import-region", params: { pair: code.slice(0, 2), wanted: district.regionPair } });
      }
    }
    if (before !== undefined && !contains(standing.territory, before.district))
      faults.push({ code: "import-territory" });
    if (before?.succeeded) faults.push({ code: "import-succeeded" });
    if (faults.length > 0 || district === undefined) {
      return {
        line,
        kind: "wrong",
        code,
        name: written === "" ? null : namesOf(written, given, undefined),
        district: place,
        faults,
      };
    }
    const name = namesOf(written, given, before?.name);
    const same =
      before !== undefined &&
      before.active &&
      !before.demonstration &&
      before.district === district.code &&
      JSON.stringify(before.name) === JSON.stringify(name);
    const kind = before === undefined ? "new" : same ? "known" : "changed";
    return { line, kind, code, name, district: district.code, faults };
  });
}

/** The row's names; what it does not give stays as it stands while the Uzbek name does. */
function namesOf(
  written: string,
  given: { readonly uz_Cyrl: string; readonly ru_RU: string; readonly en_US: string },
  before: Names | undefined,
): Names {
  const keeps = before?.uz_UZ === canonicalName(written) ? before : undefined;
  const names = completeNames({
    uz_UZ: written,
    uz_Cyrl: given.uz_Cyrl || (keeps?.uz_Cyrl ?? ""),
    ru_RU: given.ru_RU || (keeps?.ru_RU ?? ""),
    en_US: given.en_US || (keeps?.en_US ?? ""),
  });
  // In one order of keys, as the database answers them.
  return { en_US: names.en_US, ru_RU: names.ru_RU, uz_UZ: names.uz_UZ, uz_Cyrl: names.uz_Cyrl };
}
