import type { Endpoint, ReplyOf } from "@yer/api/contract/endpoint";
import type { Failure } from "@yer/api/react";
import type { ConflictField, FormError, FormSchema, Refusal } from "@yer/ui";
import type { RefCallback } from "react";
import type { ServerDraft } from "../drafts/use-server-draft.js";
import type { Asked } from "./asked.js";
import type { FaultWords, FormFault } from "./faults.js";
import type { FieldsDeclared, ValueAt } from "./fields.js";
import type { DraftAddress } from "./use-form-values.js";

/** How a form shows what somebody else saved meanwhile beside what is written in it. */
export interface Comparison<Values, Given, Theirs extends { readonly version: number }> {
  /** The record as it stands, out of the refusal; undefined where it cannot be read. */
  readonly read: (current: unknown) => Theirs | undefined;
  /** The form's values for the record as somebody else saved it. */
  readonly valuesOf: (theirs: Theirs) => Values;
  /** Makes what is sent of what was decided, in a form that compares what is sent and not what is typed. */
  readonly merge?: (theirs: Theirs, decided: Readonly<Record<string, unknown>>, mine: Given) => Given;
}

/** What an attempt to send a form came to: with neither, the form itself says what is wrong. */
export interface Submitted {
  readonly isSaved: boolean;
  /** Why the service refused, unless that is shown as a conflict. */
  readonly failure?: Failure;
}

/** What a form is made of. */
export interface EndpointFormOptions<
  E extends Endpoint,
  Values extends object,
  Path extends string,
  Given,
  Theirs extends { readonly version: number },
> {
  /** What it begins with where there is no draft. */
  readonly start: Values;
  /** Its fields, in the order of the page: what an error is said at, and what is compared. */
  readonly fields: FieldsDeclared<Path>;
  /** What is asked of the endpoint; its own schema checks it. The version is added. */
  readonly args: (given: Given) => Asked<E>;
  /** Where what is typed is kept, or who keeps it. @default nowhere: it lives as long as the form */
  readonly draft?: DraftAddress | ServerDraft<Values>;
  /** The version of the record that `start` was made of; sent as `If-Match`. */
  readonly version?: number | undefined;
  /**
   * Whether a form in which nothing is written goes on to a newer version of the record by itself; one that keeps its
   * own values (`Form`) does not. @default true
   */
  readonly isFollowing?: boolean;
  /** Makes what is sent of the values, in a form that checks them itself (`Form`). @default they are sent as they are */
  readonly schema?: FormSchema<Given>;
  /** What the schema cannot say: what is wrong with the values beside it. */
  readonly faults?: (values: Values) => readonly FormFault[];
  /** Says what is wrong at a place, by its schema or the service. @default what the fault's code says */
  readonly sayFault?: FaultWords["sayFault"];
  /** Says of what it is a duplicate. @default what the problem says */
  readonly sayDuplicate?: FaultWords["sayDuplicate"];
  /** The name of a `Form`'s field to which a pointer leads. @default the pointer, with dots */
  readonly nameOf?: (pointer: string) => string;
  /** How two versions are compared when somebody else saved meanwhile. */
  readonly compare?: Comparison<Values, Given, Theirs>;
  /** What is said instead where they are not. @default what the problem says */
  readonly stale?: string;
  /** Called when somebody else saved meanwhile: what is shown is to be read anew. */
  readonly onStale?: (() => void) | undefined;
  /** Whether what is written stays once the service has it: it was asked, and will be asked again. @default false */
  readonly isKeeping?: boolean;
  /** The service has it, and the draft is gone: what a notice then says. */
  readonly done?: (reply: ReplyOf<E>, given: Given) => string;
  /** The same: what follows. */
  readonly onSaved?: (reply: ReplyOf<E>, given: Given) => unknown;
}

/** What an input of the kit takes of its field; spread it. */
export type FieldBound<Value> = [Value] extends [boolean]
  ? {
      readonly isSelected: boolean;
      readonly onChange: (isSelected: boolean) => void;
      readonly error: string | undefined;
      readonly children: string;
    }
  : {
      readonly label: string;
      readonly value: Value;
      readonly onChange: (value: Value) => void;
      readonly error: string | undefined;
    };

/** What an input of a choice takes of its field: which of them it is, is known to the form alone. */
export interface ChoiceBound {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly error: string | undefined;
}

/** What somebody else saved while a form was written. */
export interface FormConflict<Values, Given, Theirs> {
  readonly theirs: Theirs;
  readonly mine: Given;
  /** The form's values that both stand on; undefined where a draft of an older version was gone on with. */
  readonly base: Values | undefined;
  /** The fields in which the two versions differ. */
  readonly fields: readonly ConflictField[];
  /** Goes on writing; the next attempt asks again. */
  readonly close: () => void;
  /** Saves what was decided over the version that was shown as theirs. */
  readonly resolve: (decided: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** A form that is bound to an endpoint. */
export interface EndpointForm<Values extends object, Path extends string, Given, Theirs> {
  readonly values: Values;
  readonly change: (part: Partial<Values>) => void;
  /** What is typed, as it is kept. */
  readonly draft: ServerDraft<Values>;
  /** Whether it was tried to send it: from then on what is wrong is marked. */
  readonly isTried: boolean;
  readonly isSending: boolean;
  /** The field's label, value and error, for the input. */
  readonly field: <Name extends Path>(name: Name) => FieldBound<ValueAt<Values, Name>>;
  /** The same for a choice among codes; taking a choice back is heard only where the field may be empty. */
  readonly choice: (name: Path) => ChoiceBound;
  /** What is wrong at a field or within it, or at exactly a pointer into what is sent. */
  readonly errorAt: (at: Path | `/${string}`) => string | undefined;
  /** Everything that is wrong, by its pointer into what is sent. */
  readonly faults: readonly FormFault[];
  /** What is wrong at fields, for `ErrorSummary`; `attempt` grows with every refusal. */
  readonly errors: readonly FormError[];
  readonly attempt: number;
  /** Why it was refused, where that belongs to no field. */
  readonly problem: string | undefined;
  /** Why the service refused, as it said it. */
  readonly failure: Failure | undefined;
  readonly conflict: FormConflict<Values, Given, Theirs> | undefined;
  /** The version of the record that what is written stands on. */
  readonly standsOn: number | undefined;
  /** Whether what is written is a draft of an older version of the record. */
  readonly isOld: boolean;
  /** Holds the fields: the first one to mend takes the focus. */
  readonly frame: RefCallback<HTMLElement>;
  /** Marks what is wrong. Gives back whether nothing is. */
  readonly check: () => boolean;
  /** Checks and sends, once for any number of presses; `part` is changed before. */
  readonly submit: (part?: Partial<Values>) => Promise<Submitted>;
  /** Shows that a step before the last one was refused, for it was asked what will be sent; or that it no longer is. */
  readonly refuse: (failure: Failure | undefined) => void;
  /** Sends what a `Form` has checked: its `onSubmit`. The same at every render. */
  readonly send: (given: Given) => Promise<Refusal | void>;
  /** What a `Form` begins with, and its `key`: another one is another form. */
  readonly begun: Values;
  readonly round: string;
  /** Puts values into a `Form` from outside. */
  readonly begin: (values: Values) => void;
  /** Throws away what is written and begins with the record. */
  readonly startOver: () => Promise<void>;
}
