import type { DocumentKind } from "@yer/api/contract/documents";
import type { Verdict } from "@yer/flow-editor/model";
import type { OrganisationKind } from "@yer/api/contract/statuses";
import type { Names } from "@yer/api/contract/values";

/** What an organisation says of an application; a bill has a content of its own. */
export type ActKind = Exclude<DocumentKind, "bill">;

/**
 * Everything a document says, as it was when it was signed. Its canonical JSON is what the signature covers, and the
 * PDF is made from nothing else.
 */
export interface ActContent {
  readonly kind: ActKind;
  /** The application: what is signed and stored keeps its name. */
  readonly file: {
    readonly id: string;
    readonly number: string;
    /** The legal basis: a key of signed words stays what it was signed as. */
    readonly ground: number;
    readonly cadastreNumber: string | null;
    readonly region: Names;
    readonly district: Names;
    readonly neighborhood: Names;
    readonly address: string | null;
    /** m². */
    readonly area: number | null;
    /** Name of the occupier. */
    readonly occupier: string | null;
  };
  readonly organisation: { readonly id: string; readonly name: Names; readonly kind: OrganisationKind };
  /** Step of the diagram; what was signed before steps had names in languages keeps its one. */
  readonly step: Names | string | null;
  readonly verdict: Verdict | null;
  /** In the signer's own words. */
  readonly reason: string | null;
  readonly answers: readonly {
    readonly question: Names;
    readonly type: "radio" | "file" | "number" | "string" | "date";
    /** An option's label in four languages, a file's name, or the value as text. */
    readonly answer: Names | string;
  }[];
  readonly attachments: readonly { readonly name: string; readonly sha256: string }[];
  /** The Council's decision that a registration rests on. */
  readonly decision: { readonly number: string; readonly date: string } | null;
  readonly by: string | null;
  /** ISO 8601, UTC. */
  readonly at: string;
}
