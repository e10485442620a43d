import { askedIn, paramsOf, type Register } from "@yer/api/contract/register";
import { longestLook, preferences } from "@yer/api/contract/own-account";
import { reportKeys } from "@yer/api/contract/report-list";
import { locales } from "@yer/api/contract/values";
import { describe, expect, it, vi } from "vitest";
import type { BarDeclared } from "../registers/kit/create-bar.js";
import type { RegisterDeclared } from "../registers/kit/create-register.js";
import { drawColumns } from "../registers/kit/draw-columns.js";
import { askedOf, type Filter, stateOf } from "../registers/kit/filters.js";
import { isOrder } from "../registers/kit/order.js";

/** What every register of the back office declares, and every bar that comes apart from its register. */
interface Declared {
  readonly file: string;
  readonly contract: Register;
  readonly declared: RegisterDeclared<Register, Text, unknown>;
}
type Text = (id: string, values?: object) => string;

const { registers, bars, reading } = vi.hoisted(() => ({
  registers: [] as Declared[],
  bars: [] as { readonly file: string; readonly declared: BarDeclared<Register, Text, unknown> }[],
  reading: { file: "" },
}));
vi.mock("../registers/kit/create-register.js", () => ({
  createRegister: (contract: Register, declared: Declared["declared"]) => {
    registers.push({ file: reading.file, contract, declared });
    return () => null;
  },
}));
vi.mock("../registers/kit/create-bar.js", () => ({
  createBar: (declared: BarDeclared<Register, Text, unknown>) => {
    bars.push({ file: reading.file, declared });
    return () => null;
  },
}));

// What tests declare of their own is none of the product.
const sources = import.meta.glob<string>(["../**/*.tsx", "!../**/*.test.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const faces = import.meta.glob<string>(["../**/*-face.{ts,tsx}"], { query: "?raw", import: "default", eager: true });
const modules = import.meta.glob(["../**/*.tsx", "!../**/*.test.tsx"]);
const declaring = Object.keys(sources).filter(
  (file) =>
    /\bcreate(Register|Bar|CodeSets|PlaceList)[<(]/.test(sources[file] ?? "") && !file.startsWith("../registers/"),
);
for (const file of declaring) {
  reading.file = file;
  await modules[file]?.();
}

const messageFiles = import.meta.glob<{ readonly messages: Readonly<Record<string, string>> }>(
  ["../**/messages/*.ts", "../../../../packages/api/src/{messages,columns/messages,paths/messages}/*.ts"],
  { eager: true },
);
function textIn(locale: string): Text {
  const texts: Record<string, string> = {};
  for (const [file, { messages }] of Object.entries(messageFiles)) {
    if (!file.endsWith(`/${locale}.ts`)) continue;
    const prefix = file.includes("paths/messages") ? "menu." : "";
    for (const [id, said] of Object.entries(messages)) texts[`${prefix}${id}`] = said;
  }
  return (id) => texts[id] ?? "";
}

/** Stands for whatever hooks would have read. */
const id = "01932f00-0000-7000-8000-000000000001";
const named = { id, soato: "1718", name: { uz_UZ: "A", uz_Cyrl: "А", ru_RU: "А", en_US: "A" } };
const more = {
  isDone: false,
  steps: ["Birinchi", "Ikkinchi"].map((label) => ({ label, name: named.name })),
  regions: [named],
  districts: [{ ...named, soato: "1718401" }],
  organisations: [named],
  budgets: ["district", "Jamgʻarma"],
  refusal: { label: "Rad etish sababi", items: ["dispute", "other"].map((id) => ({ id, label: id })) },
  positions: [named],
  roles: [named],
  territories: [{ id: "1718", label: "A" }],
};
const sayIn = (locale: string) => ({ text: textIn(locale), locale, dates: {}, intl: {} }) as never;
const say = sayIn("uz_UZ");

it("knows every register there is", () => {
  expect(registers.map(({ contract, declared }) => declared.look ?? contract.name).toSorted()).toEqual([
    "applications",
    "areaLists",
    "areas",
    "bankAccounts",
    "bankDays",
    "baskets",
    "calendarLists",
    "charges",
    "complaints",
    "conclusions",
    "council",
    "diagrams",
    "distributions",
    "fieldGroups",
    "fields",
    "imports",
    "lineReturns",
    "moneyMonths",
    "objections",
    "organisations",
    "outlineFiles",
    "overlaps",
    "paymentOrders",
    "placeLists",
    "places.district",
    "places.neighborhood",
    "places.region",
    "positions",
    "receipts",
    "reports",
    "roles",
    "scheduleLists",
    "schedules",
    "settings",
    "statementLines",
    "treasuryLists",
    "unplaced",
    "users",
    "visitDays",
    "visitWriters",
    "visits",
  ]);
});

/** Names of tables inside screens, where the screen has one of several: by its file. */
const saidOtherwise: Readonly<Record<string, readonly string[]>> = {
  "../registers/batches/BatchRows.tsx": Object.values(faces).flatMap(
    (source) => /^  table: "(\w+)"/m.exec(source)?.[1] ?? [],
  ),
  "../insight/reports/ReportTable.tsx": ["report.own", ...reportKeys.map((key) => `report.${key}`)],
  "../insight/panel/PausedTab.tsx": ["panel.suspended", "panel.instalments", "panel.editing"],
};

it("has no more tables than a person keeps looks of, none with a longer name than is kept", () => {
  const inScreens = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/<RegisterTable\b[^>]*?\bname=(?:"([^"]+)"|\{)/gs)].map(([, name]) => ({ file, name })),
  );
  expect(inScreens.filter(({ file, name }) => name === undefined && !(file in saidOtherwise))).toEqual([]);
  const looks = [
    ...registers.map(({ contract, declared }) => declared.look ?? contract.name),
    ...inScreens.flatMap(({ file, name }) => name ?? saidOtherwise[file] ?? []),
  ];
  expect(looks).toEqual(expect.arrayContaining(["users", "agenda", "panel.editing", "report.own", "receiptRows"]));
  const kept = Object.fromEntries(looks.map((look) => [look, "x".repeat(longestLook)]));
  expect(preferences.shape.tables.safeParse(kept).error).toBeUndefined();
});

describe.each(registers.map((one) => [one.declared.look ?? one.contract.name, one] as const))("%s", (_, one) => {
  const { contract, declared } = one;
  const columnsIn = (said: typeof say) =>
    drawColumns(contract.columns, declared.columns?.(said, more) ?? {}, said, (name) => isOrder(contract, name));
  const columns = columnsIn(say);

  it.each(locales)("has a heading for every column, and a title, in %s", (locale) => {
    const said = sayIn(locale);
    const register = { asked: {}, bound: [], contract } as never;
    const { title } = declared;
    expect(typeof title === "string" ? textIn(locale)(title) : title(said, register)).not.toBe("");
    expect(columnsIn(said).filter(({ header }) => header === "")).toEqual([]);
  });

  it("names each column once, and one of them its row", () => {
    const ids = columns.map((column) => column.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(columns.filter(({ isRowHeader }) => isRowHeader)).toHaveLength(1);
  });

  it("orders by what its contract orders by", () => {
    const { sort } = declared;
    const orders = contract.asked["sort"];
    expect(orders === undefined).toBe(sort === undefined);
    for (const column of columns.filter(({ allowsSorting }) => allowsSorting)) {
      const name = contract.columns[column.id]?.sort ?? column.id;
      expect([name, `-${name}`].some((order) => orders?.safeParse(order).success)).toBe(true);
    }
  });

  it("searches only where its contract does", () => {
    const bar = declared.Bar ? bars.find(({ file }) => sameFolder(file, one.file))?.declared : declared;
    expect(bar?.search !== undefined).toBe("search" in contract.asked);
  });

  const own = declared.Bar ? bars.find(({ file }) => sameFolder(file, one.file))?.declared.filters : declared.filters;
  it.each((own ?? []).map((filter) => ["name" in filter ? filter.name : filter.kind, filter] as const))(
    "gives its filter %s to the address and takes it back",
    (_name, filter) => {
      const value = setValueOf(filter);
      const asked = askedOf([filter], value, valuesBefore);
      const back = askedIn(contract, paramsOf(contract, asked as never));
      expect(Object.values(back).length).toBeGreaterThan(0);
      expect(stateOf([filter], back)).toEqual(value);
    },
  );
});

function sameFolder(one: string, other: string): boolean {
  return one.replace(/[^/]*$/, "") === other.replace(/[^/]*$/, "");
}

/** What was set elsewhere and can only be taken off. */
const valuesBefore = {
  bbox: [69.1, 41.2, 69.4, 41.4],
  assignee: "none",
  awaits: ["0190f0a0-0000-7000-8000-000000000001"],
  conclusion: "given",
  concludedBy: ["0190f0a0-0000-7000-8000-000000000001"],
  concludedStep: ["Arxitektura xulosasi"],
  did: "acted",
  writer: ["0190f0a0-0000-7000-8000-000000000001"],
  organisation: ["0190f0a0-0000-7000-8000-000000000001"],
  area: "0190f0a0-0000-7000-8000-000000000001",
};

/** A filter as somebody would set it. */
function setValueOf(filter: Filter<string, Text>): ReturnType<typeof stateOf> {
  switch (filter.kind) {
    case "place":
      return { place: ["1718", "1703401"] };
    case "dates":
      return { [filter.from]: { from: "2026-03-01", to: "2026-03-31" } };
    case "choices":
    case "choice": {
      const [first, second] = (filter.options(say, more) ?? []).map((option) => option.id);
      const chosen = [first, second].flatMap((one) => (one === undefined ? [] : [one]));
      return { [filter.name]: filter.kind === "choices" ? chosen : (first ?? "") };
    }
    default:
      return { [filter.name]: true };
  }
}
