import type { Columns } from "@yer/api/contract/columns";
import type { PermissionCode } from "@yer/api/contract/codes";
import type { ExportFormat } from "@yer/api/contract/exports";
import { faultsOf } from "@yer/api/contract/faults";
import * as z from "zod/mini";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import type { Cell } from "../../platform/spreadsheet/cell.js";
import { type FileColumn, fileColumns, type OwnCells } from "./file-columns.js";
import type { ExportMessageId } from "./words.js";
import type { Words } from "./words.js";

/** Who reads a register, and when. */
export interface Reader {
  readonly db: Db;
  readonly actor: Actor;
  readonly now: Date;
}

/** What is wanted of rows beside what the list shows. */
export interface Wanted {
  readonly outlines: boolean;
  /** Persons' numbers in full; whoever reads them for it leaves the access rows. */
  readonly personal: boolean;
}

/** A geometry of GeoJSON, as it is stored. */
export type Geometry = Readonly<Record<string, unknown>>;

/** What a register declares of itself, once, beside the list that it shows. */
interface Declared<Query extends z.ZodMiniType, Row, Of extends Columns> {
  readonly title: ExportMessageId;
  /** Permissions it takes, all of them: to read the list, and to take it along. */
  readonly codes: readonly PermissionCode[];
  /** Query of the list, without its paging. */
  readonly query: Query;
  /** The columns that the contract declares. */
  readonly columns: Of;
  /** The cells of those of the kind `own`. */
  readonly cells: OwnCells<Of, Row>;
  /** Columns that only the file has. */
  readonly also?: readonly FileColumn<Row>[];
  /** How many rows there are, exactly. */
  readonly count: (reader: Reader, query: z.output<Query>) => Promise<number>;
  /** The list's own rows in its order, in short queries. */
  readonly pages: (reader: Reader, query: z.output<Query>, wanted: Wanted) => AsyncIterable<readonly Row[]>;
  /** Outline of a row that was read with them; left out: the register has none, and no GeoJSON. */
  readonly outline?: (row: Row) => Geometry | null;
}

/** A table on its way into a file. */
export interface Table {
  readonly title: string;
  readonly columns: readonly { readonly id: string; readonly heading: string; readonly width: number }[];
  readonly pages: AsyncIterable<readonly { readonly cells: readonly Cell[]; readonly outline: Geometry | null }[]>;
}

/** A register opened for one reader and one query. */
export interface OpenedRegister {
  count(): Promise<number>;
  /** Whether counting it already takes longer than a request may, so that its file is made in the background. @default no */
  isLong?(): Promise<boolean>;
  /** What columns there are may follow from what is read. */
  table(columns: readonly string[], wanted: Wanted, words: Words): Table | Promise<Table>;
}

/** A register that can be saved as a file. */
export interface ExportRegister {
  readonly title: ExportMessageId;
  readonly codes: readonly PermissionCode[];
  readonly formats: readonly ExportFormat[];
  /** Whether there are columns with persons' numbers. */
  readonly personal: boolean;
  /** @throws {Problem} `invalid` for a query that the list would refuse too */
  open(reader: Reader, query: unknown): OpenedRegister | Promise<OpenedRegister>;
}

/** Makes a register out of what it declares. */
export function exportRegister<Query extends z.ZodMiniType, Row, const Of extends Columns>(
  declared: Declared<Query, Row, Of>,
): ExportRegister {
  const { title, codes, outline } = declared;
  const columns = fileColumns(declared.columns, declared.cells, declared.also);
  return {
    title,
    codes,
    formats: outline === undefined ? ["xlsx", "csv"] : ["xlsx", "csv", "geojson"],
    personal: columns.some(({ personal }) => personal),
    open: (reader, given) => {
      const parsed = z.safeParse(declared.query, given, { reportInput: true });
      if (!parsed.success) throw new Problem("invalid", { errors: faultsOf("query", parsed.error.issues) });
      const query = parsed.data;
      return {
        count: async () => declared.count(reader, query),
        table: (asked, wanted, words) => {
          const chosen = chosenOf(columns, asked, wanted.personal);
          async function* pages() {
            for await (const rows of declared.pages(reader, query, wanted)) {
              yield rows.map((row) => ({
                cells: chosen.map(({ cell }) => cell(row, words)),
                outline: wanted.outlines ? (outline?.(row) ?? null) : null,
              }));
            }
          }
          return {
            title: words(title),
            columns: chosen.map(({ id, heading, unit, width = 20 }) => ({
              id,
              heading: unit === undefined ? words(heading) : words(`export.unit.${unit}`, { heading: words(heading) }),
              width,
            })),
            pages: pages(),
          };
        },
      };
    },
  };
}

/** The columns asked for, in their order; persons' numbers stand at the end. None that is known: all. */
function chosenOf<Row>(
  columns: readonly FileColumn<Row>[],
  asked: readonly string[],
  personal: boolean,
): readonly FileColumn<Row>[] {
  const usual = columns.filter((column) => !column.personal);
  const chosen = [...new Set(asked)].flatMap((id) => usual.filter((column) => (column.of ?? column.id) === id));
  return [...(chosen.length === 0 ? usual : chosen), ...(personal ? columns.filter((column) => column.personal) : [])];
}

interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly next: string | null;
}
interface Paging {
  readonly after?: string;
  readonly limit: number;
  readonly exact?: boolean;
}

/** Rows of a list in pages: the very pages that its screen turns. */
export function paged<Query, Row>(fetch: (reader: Reader, query: Query & Paging) => Promise<Page<Row>>) {
  return {
    count: async (reader: Reader, query: Query) => (await fetch(reader, { ...query, limit: 1, exact: true })).total,
    pages: async function* (reader: Reader, query: Query): AsyncGenerator<readonly Row[]> {
      for (let after: string | undefined; ;) {
        const page = await fetch(reader, { ...query, limit: 200, ...(after === undefined ? {} : { after }) });
        yield page.items;
        if (page.next === null) return;
        after = page.next;
      }
    },
  };
}

/** Rows of a list that is read whole. */
export function whole<Query, Row>(fetch: (reader: Reader, query: Query) => Promise<readonly Row[]>) {
  return {
    count: async (reader: Reader, query: Query) => (await fetch(reader, query)).length,
    pages: async function* (reader: Reader, query: Query): AsyncGenerator<readonly Row[]> {
      yield await fetch(reader, query);
    },
  };
}
