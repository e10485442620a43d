/** A document as plain data: what it says, not how it looks. Texts are final; the renderer adds none. */
export interface OfficialDocument {
  /** BCP 47 tag of the language it is written in. */
  readonly language: string;
  /** The system's name, above everything. */
  readonly heading: string;
  readonly title: string;
  /** One line below the title: which file, which day. */
  readonly subtitle: string;
  /** A line set apart, for example that this is a redacted copy. */
  readonly notice?: string;
  readonly sections: readonly Section[];
  /** Sheets lie on their side: for tables of many columns. @default false */
  readonly landscape?: boolean;
  /** How it is checked; left out: it is no signed document. */
  readonly check?: {
    /** The address that the QR code leads to. */
    readonly address: string;
    readonly title: string;
    readonly text: string;
    /** What a screen reader says in place of the code. */
    readonly alternative: string;
  };
  /** The foot of page `page` of `pages`. */
  readonly foot: (page: number, pages: number) => string;
}

/** A part of a document under a heading of its own. */
export interface Section {
  readonly title: string;
  /** Terms and what is said of them, as a table. */
  readonly facts?: readonly { readonly term: string; readonly details: string }[];
  /** Numbers in columns, below the facts; its head stands on each page anew. */
  readonly table?: SectionTable;
  /** A QR code below the facts, and what a screen reader says in its place. */
  readonly code?: { readonly payload: string; readonly alternative: string };
  readonly paragraphs?: readonly string[];
}

/** A table of a section: the first cell of each row names it, the others stand at the end of their columns. */
export interface SectionTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The last row, set apart. */
  readonly total?: readonly string[];
}
