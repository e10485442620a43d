import type {
  Batch,
  BatchFault,
  BatchGiven,
  BatchRow,
  BatchRowKind,
  BatchWork,
  DeclaredBatch,
} from "@yer/api/contract/batch";
import type { Columns } from "@yer/api/contract/columns";
import type { TextValues } from "@yer/ui";
import type { ComponentType, ReactNode } from "react";
import type { ExportMenuProps } from "../exports/ExportMenu.js";
import type { DrawnColumns } from "../kit/draw-columns.js";
import type { Say } from "../kit/use-say.js";

/** What a kind of batch calls what all of them have. */
export interface BatchWords<Row = BatchRow> {
  /** Heading of its table of rows. */
  readonly rows: string;
  /** How a field is called that a column can be. */
  readonly field: (field: string) => string;
  /** What is wrong with a row, or worth knowing. */
  readonly fault: (fault: Row extends { readonly faults: readonly (infer Fault)[] } ? Fault : BatchFault) => string;
  /** What its rows would do or did, where it has words of its own for that. */
  readonly kinds?: Partial<Readonly<Record<BatchRowKind, string>>>;
  /** What the service does while nobody waits. */
  readonly working: Readonly<Record<BatchWork, string>>;
  /** Said where a needed column was not chosen. */
  readonly missing?: string;
  /** The button that tries it, where it has words of its own for that. */
  readonly check?: string;
  /** Said where wrong rows may be left out. */
  readonly leaveOut?: string;
  /** Why nothing is entered where so many rows are wrong, of kinds that enter all or none. */
  readonly refused?: (wrong: number) => string;
  /** The button that enters so many rows, and why there is nothing to enter. */
  readonly apply: (count: number) => string;
  readonly nothing: string;
  /** Said above rows that wait for somebody to confirm them, and of one. */
  readonly confirm?: { readonly lead: string; readonly row: (line: number) => string };
  readonly applied: (counts: Batch["counts"]) => string;
  readonly undone: (counts: Batch["counts"]) => string;
  readonly undo?: string;
  /** What undoing would do, to so many where that is known. */
  readonly undoes: (count: number) => string;
  /** What it would leave, and why there would be nothing to undo; of kinds that tell it before. */
  readonly kept?: { readonly some: (count: number) => string; readonly all: string };
  readonly another: string;
}

/** What a form of the order to enter a batch is to the button below it. */
export interface OrderForm {
  readonly problem: string | undefined;
  readonly isSending: boolean;
  readonly draft: { readonly ready: boolean };
  readonly submit: () => Promise<unknown>;
}

/** Props of a form of the order to enter a batch. */
export interface OrderProps {
  readonly batch: Batch;
  /** What the order says of any kind. */
  readonly said: Pick<BatchGiven, "leaveOutWrong" | "confirmed">;
  /** Why it was refused and the button, below what the form asks for. */
  readonly children: (form: OrderForm) => ReactNode;
}

/** Props of what a value for all rows is chosen in. */
export interface ValueInputProps {
  readonly label: string;
  readonly description: string;
  /** The chosen value; empty while none is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Says a text of a kind's own part, and the app's. */
type SaysIds<Id extends string> = (id: Id, values?: TextValues) => string;

/** Columns that are drawn in one way for all kinds: a row's line, and what became of it. */
type Shared = "line" | "what";

/** How a kind of batch looks, beside what all of them have. */
export interface BatchFace<Id extends string = never, Row = BatchRow, Of extends Columns = Columns> {
  readonly declared: DeclaredBatch;
  /** Names its table of rows in what a person keeps of its look. */
  readonly table: string;
  readonly words: (say: Say<SaysIds<Id>>) => BatchWords<Row>;
  /** Columns of its table of rows, as the contract declares them. */
  readonly columns: Of;
  /** How those are drawn that stand between a row's line and what became of it. */
  readonly drawn: (say: Say<SaysIds<Id>>) => Omit<DrawnColumns<Of, Row>, Shared>;
  /** What a row says below its state besides. */
  readonly more?: (row: Row, say: Say<SaysIds<Id>>) => string | undefined;
  /** Where a value for all rows is chosen rather than written, by field. */
  readonly inputs?: Readonly<Partial<Record<string, ComponentType<ValueInputProps>>>>;
  /** Asks for what the order to enter it says besides, and sends it. @default nothing is asked */
  readonly Order?: ComponentType<OrderProps>;
  /** Figures of a batch besides those of its rows. */
  readonly figures?: (
    batch: Batch,
    say: Say<SaysIds<Id>>,
  ) => readonly { readonly label: string; readonly value: string }[];
  /**
   * What keeps the rest from being entered while somebody has not said that wrong rows are left out: the button, or the
   * service once it is pressed.
   */
  readonly leavesOut?: "before" | "when-told";
  /** How the rows are saved as a file: the register and its query. */
  readonly file?: (batch: Pick<Batch, "id">) => Omit<ExportMenuProps, "columns">;
}

/** Declares how a kind of batch looks: the one thing that a new kind needs for its screens. */
export function batchFace<Id extends string, Row, Of extends Columns>(face: BatchFace<Id, Row, Of>): BatchFace {
  return face as unknown as BatchFace;
}

/** A batch, and how it looks. */
export interface BatchProps {
  readonly face: BatchFace;
  readonly batch: Batch;
  /** Goes to the page where another file is uploaded. */
  readonly onAnother: () => void;
}
