import * as z from "zod/mini";
import type { PermissionCode } from "./codes.js";
import { columnsOf } from "./columns.js";
import { type CacheTag, type Endpoint, endpoint, resource } from "./endpoint.js";
import { page, paging, queryList } from "./list.js";
import type { FaultCode } from "./fault-codes.js";
import { codeOf, type ProblemCode, reasonSchema } from "./problem.js";
import type { ReasonCode } from "./reason-codes.js";
import { byId, id, instant } from "./values.js";

/** Bounds of any file of rows, whatever its kind and the settings say. */
export const batchBounds = { mostColumns: 60, mostCell: 50_000, mostFilled: 300 } as const;

/**
 * What a row begins with that is none: what a template says of itself, its example and the values it knows. Such rows
 * are left out when a file is read, whatever its kind.
 */
export const noteMark = "#!";

/** Formats of files of rows; the content says which, never the name. */
export const batchFormats = ["csv", "json", "xlsx", "1c", "geojson", "shapefile"] as const;
/** See {@link batchFormats}. */
export type BatchFormat = (typeof batchFormats)[number];

/**
 * How far a batch is; those that end in -ing are worked on without anybody waiting. `stopped`: somebody ended that, or
 * who it was done for may do it no more; {@link Batch.stoppedIn} says what, and it can be gone on with.
 */
export const batchStates = [
  "uploaded",
  "checking",
  "checked",
  "applying",
  "applied",
  "undoing",
  "undone",
  "stopped",
] as const;
/** See {@link batchStates}. */
export type BatchState = (typeof batchStates)[number];

/** What the service does with a batch while nobody waits. */
export const batchWorks = ["checking", "applying", "undoing"] as const;
/** See {@link batchWorks}. */
export type BatchWork = (typeof batchWorks)[number];

/**
 * What a row would do: `new` makes a record, `changed` changes one, `over` waits for somebody to confirm it, `known`
 * stands already as the row says it, `wrong` says why it cannot be entered. What it did: `entered`; `undone`: that was
 * taken back; `kept`: it was not, and says why.
 */
export const batchRowKinds = ["new", "changed", "over", "known", "wrong", "entered", "undone", "kept"] as const;
/** See {@link batchRowKinds}. */
export type BatchRowKind = (typeof batchRowKinds)[number];

type Shape = Readonly<Record<string, z.ZodMiniType>>;
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- it has none
type None = Readonly<Record<never, z.ZodMiniType>>;

/** Of what the codes are in which a kind of batch says what is wrong: of faults of values, or of reasons against a row. */
type Saying = "faults" | "reasons";

/** What a kind of batch declares: everything else is one way for all. */
export interface BatchDeclared<
  Name extends string,
  Field extends string,
  Kind extends BatchRowKind,
  RowMore extends Shape,
  More extends Shape,
  Given extends Shape,
  Says extends Saying,
> {
  /** Names its calls in the contract: `surveyImports`. */
  readonly name: Name;
  /** Names it in the database: `survey`. */
  readonly kind: string;
  /** Path of its calls: `/survey-imports`. */
  readonly path: string;
  /** What a batch is, as the API's page says it: `survey`. */
  readonly noun: string;
  /** What can be uploaded, as the API's page says it. */
  readonly file: string;
  /** The permission that all of it takes. */
  readonly code: PermissionCode;
  /** Cache tags that its acts make stale, besides batches. */
  readonly changes: readonly CacheTag[];
  /** What a column can be. */
  readonly fields: readonly [Field, ...Field[]];
  /** Fields without which no row can be entered. */
  readonly needed: readonly NoInfer<Field>[];
  /** Fields of which a row needs one, whichever it is; the last is asked for where none is there. */
  readonly neededOneOf?: readonly NoInfer<Field>[];
  /**
   * Whether a person tells the columns (`chosen`), or they are known by their names, and the dry run begins with the
   * upload (`named`); `known`: they are known by their names, and a person tells them where a needed one is not among
   * them, or is not content with what came of it.
   */
  readonly columns: "chosen" | "known" | "named";
  /** Whether what is wrong with a row is said as faults of values, or as reasons against the row. */
  readonly says: Says;
  /** Kinds of rows that it has. */
  readonly rowKinds: readonly Kind[];
  /** Wrong rows: left out where that is said (`asked`), always (`left-out`), or the rest is not entered either (`refuse`). */
  readonly wrong: "asked" | "left-out" | "refuse";
  /** Whether what undoing would come to is told before. */
  readonly previews: boolean;
  /** Whether rows that undoing left may be undone later: what keeps one may pass. @default false */
  readonly undoesAgain?: boolean;
  /** What a row shows besides. */
  readonly row?: RowMore;
  /** What a batch shows besides. */
  readonly batch?: More;
  /** What is said with the order to enter it. */
  readonly given?: Given;
}

/** Which column (from 0) holds which field; `null`, or left out: none does. */
function mappingOf<const Field extends string>(fields: readonly [Field, ...Field[]]) {
  return z.partialRecord(
    z.enum(fields),
    z.nullable(z.number().check(z.int(), z.gte(0), z.lte(batchBounds.mostColumns - 1))),
  );
}

/** A value that a field has in all rows: where no column holds it, or its cell is empty. */
function filledOf<const Field extends string>(fields: readonly [Field, ...Field[]]) {
  return z.partialRecord(z.enum(fields), z.string().check(z.maxLength(batchBounds.mostFilled)));
}

/** What is wrong with a row, or worth knowing: in which field and column, as a fault that the apps put into words. */
function faultOf<const Field extends string, Says extends Saying>(fields: readonly [Field, ...Field[]]) {
  return z.extend(reasonSchema, {
    code: codeOf<Says extends "faults" ? FaultCode : ReasonCode>(),
    field: z.nullable(z.enum(fields)),
    /** Column from 0; `null`: the row as a whole, or the shape beside it. */
    column: z.nullable(z.number()),
    /** What stands there, shortened; empty for numbers of persons. */
    value: z.string(),
  });
}

const batchStateMade = z.enum(batchStates);
type BatchStateMade = typeof batchStateMade;
/** See {@link batchState}. Declarations of what is made of it say this name, not all that it holds. */
export interface BatchStateSchema extends BatchStateMade {}
/** Where a batch stands. */
export const batchState: BatchStateSchema = batchStateMade;
const batchWorkMade = z.enum(batchWorks);
type BatchWorkMade = typeof batchWorkMade;
/** See {@link batchWork}. Declarations of what is made of it say this name, not all that it holds. */
export interface BatchWorkSchema extends BatchWorkMade {}
/** What can be under way. */
export const batchWork: BatchWorkSchema = batchWorkMade;
const batchSystemMade = z.object({
  name: z.nullable(z.string()),
  chosen: z.nullable(z.string()),
  said: z.nullable(z.string()),
  likely: z.array(z.string()),
  choices: z.array(z.string()),
});
type BatchSystemMade = typeof batchSystemMade;
/** See {@link batchSystem}. Declarations of what is made of it say this name, not all that it holds. */
export interface BatchSystemSchema extends BatchSystemMade {}
/** The system of coordinates of a file's shapes, as it is known or still to be chosen. */
export const batchSystem: BatchSystemSchema = batchSystemMade;

/**
 * Declares a kind of batch: a file of rows that is uploaded, whose columns are told, that is tried without changing
 * anything, entered, stopped and gone on with, and undone.
 */
export function batch<
  const Name extends string,
  const Field extends string,
  const Kind extends BatchRowKind,
  Says extends Saying,
  RowMore extends Shape = None,
  More extends Shape = None,
  Given extends Shape = None,
>(declared: BatchDeclared<Name, Field, Kind, RowMore, More, Given, Says>) {
  const { name, path, noun, file, code, changes, fields, rowKinds } = declared;
  const tags = ["batches"] as const;
  const mapping = mappingOf(fields);
  const filled = filledOf(fields);
  const fault = faultOf<Field, Says>(fields);
  const row = z.object({
    /** Line of the file (CSV, XLSX: its header counted) or number of the item, from 1. */
    line: z.number(),
    kind: z.enum(rowKinds),
    /** What the row is about, as a person would find it again. */
    about: z.string(),
    faults: z.array(fault),
    /** What does not keep the row from being entered. */
    warnings: z.array(fault),
    /** The record that it made. */
    recordId: z.nullable(z.string()),
    number: z.nullable(z.string()),
    ...(declared.row ?? ({} as RowMore)),
  });
  const whole = z.object({
    id,
    fileName: z.string(),
    format: z.enum(batchFormats),
    encoding: z.nullable(z.string()),
    columns: z.array(z.string()),
    /** First rows as they were read, for the choice of columns; empty for all but who brought it. */
    sample: z.array(z.array(z.string())),
    rows: z.number(),
    /** Rows gone through in the state that the batch is in, or was stopped in. */
    done: z.number(),
    state: batchState,
    /** What was under way when it was stopped. */
    stoppedIn: z.nullable(batchWork),
    mapping,
    /** Values for all rows, by field. */
    filled,
    /** Whether the columns are those that the person chose for such a header before. */
    remembered: z.boolean(),
    /** Whether rows have shapes beside their columns. */
    shapes: z.boolean(),
    /** The system of the shapes: known, chosen by a person, or still to choose among `likely` first. */
    system: z.nullable(batchSystem),
    /** Rows by kind. */
    counts: z.record(z.enum(rowKinds), z.number()),
    /** Rows with something worth knowing. */
    warned: z.number(),
    by: z.string(),
    at: instant,
    appliedAt: z.nullable(instant),
    undoneAt: z.nullable(instant),
    version: z.number(),
    ...(declared.batch ?? ({} as More)),
  });
  const access = { code } as const;
  const known = { access, params: byId, tags, problems: ["not-found"] } as const;
  const acted = {
    method: "POST",
    access,
    params: byId,
    reply: whole,
    guarded: true,
    problems: [
      "not-found",
      "precondition-failed",
      "move-refused",
      "impersonation-limited",
    ] satisfies ProblemCode[] as readonly ProblemCode[],
    tags: [...tags, ...changes],
  } as const;
  const calls = resource(name, {
    list: endpoint({
      method: "GET",
      path,
      summary: `Every ${noun} that the reader may see, newest first.`,
      access,
      query: z.object(paging),
      reply: page(whole),
      tags,
    }),
    upload: endpoint({
      method: "POST",
      path,
      creates: `${path}/{id}`,
      summary: `Upload a ${noun} (multipart, part \`file\`): ${file}. It is read, and changes nothing.`,
      access,
      upload: true,
      reply: whole,
      problems: ["payload-too-large", "file-refused", "too-many-requests", "impersonation-limited"],
      tags,
    }),
    get: endpoint({
      ...known,
      method: "GET",
      path: `${path}/{id}`,
      summary: `A ${noun}, and how far it is.`,
      reply: whole,
    }),
    check: endpoint({
      ...acted,
      path: `${path}/{id}/check`,
      summary: "Dry run with these columns: begins to say of every row what it would do, and changes nothing.",
      body: z.object({
        mapping,
        filled: z.optional(filled),
        system: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
      }),
    }),
    rows: endpoint({
      ...known,
      method: "GET",
      path: `${path}/{id}/rows`,
      summary: `Rows of a ${noun} in the file's order.`,
      query: z.object({
        kind: z.optional(queryList(z.enum(rowKinds))),
        /** Only rows with something worth knowing. */
        warned: z.optional(z.literal("true")),
        ...paging,
      }),
      reply: page(row),
    }),
    apply: endpoint({
      ...acted,
      path: `${path}/{id}/apply`,
      summary:
        "Begin to enter each row that is right, and those that wait for it and are confirmed; wrong rows are left out only where that is said.",
      body: z.object({
        leaveOutWrong: z.boolean(),
        /** Lines of rows that wait for somebody to say that they are right. */
        confirmed: z.optional(z.array(z.number()).check(z.maxLength(1000))),
        ...(declared.given ?? ({} as Given)),
      }),
    }),
    stop: endpoint({
      ...acted,
      path: `${path}/{id}/stop`,
      summary: "Stop what is under way, behind the chunk that is worked on; what was done by then stays.",
    }),
    proceed: endpoint({
      ...acted,
      path: `${path}/{id}/continue`,
      summary: "Go on with what was stopped, behind the last row that was gone through.",
    }),
    undoPreview: endpoint({
      ...known,
      method: "GET",
      path: `${path}/{id}/undo`,
      summary: "What undoing would take back, and which rows it would leave because somebody has gone on from them.",
      reply: z.object({ undoable: z.number(), kept: z.number(), rows: z.array(row) }),
    }),
    undo: endpoint({
      ...acted,
      path: `${path}/{id}/undo`,
      summary: "Begin to take back what was entered, as far as nobody has gone on from it; the rest is named.",
    }),
  });
  return { ...declared, schemas: { fault, row, batch: whole, mapping }, calls };
}

/** A kind of batch as it was declared. */
export type DeclaredBatch = ReturnType<typeof batch<string, string, BatchRowKind, Saying, None, None, None>>;
/** What every batch shows, whatever its kind. */
export type Batch = z.output<DeclaredBatch["schemas"]["batch"]>;
/** What every row shows. */
export type BatchRow = z.output<DeclaredBatch["schemas"]["row"]>;
/** What is wrong with a row, or worth knowing. */
export type BatchFault = z.output<DeclaredBatch["schemas"]["fault"]>;
/** Index of the column that holds each field. */
export type BatchMapping = Readonly<Partial<Record<string, number | null>>>;
/** Values for all rows, by field. */
export type BatchFilled = Readonly<Partial<Record<string, string>>>;
/** What is said with the order to enter a batch. */
export type BatchGiven = z.output<NonNullable<DeclaredBatch["calls"]["apply"]["body"]>>;

/** A kind of batch as code for every kind reads it: what is its own stands beside what all have. */
export function asBatch(declared: { readonly calls: Readonly<Record<string, Endpoint>>; readonly kind: string }) {
  return declared as unknown as DeclaredBatch;
}

/** What a list of batches shows, whatever their kind. */
export const batchListColumns = columnsOf<Batch>()({
  file: { kind: "text", field: "fileName", heading: "word.upload" },
  rows: { kind: "number", field: "rows", heading: "word.rows" },
  entered: { kind: "own", heading: "column.entered" },
  state: { kind: "own", heading: "word.state" },
  by: { kind: "text", field: "by", heading: "imports.column.by" },
  at: { kind: "moment", field: "at", heading: "word.when" },
});
