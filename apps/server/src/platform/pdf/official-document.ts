/** A document as plain data: what it says, not how it looks. Texts are final; the renderer adds none. */
export interface OfficialDocument {
  /** BCP 47 tag of the language it is written in. */
  readonly language: string;
  /** The system's name, above everything. */
  readonly heading: string;
  readonly title: string;
  /** One line below the title: which application, which day. */
  readonly subtitle: string;
  /** A line set apart, for example that this is a redacted copy. */
  readonly notice?: string;
  /** A sheet of many columns lies on its side. @default "portrait" */
  readonly layout?: "portrait" | "landscape";
  readonly sections: readonly Section[];
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
  /** Rows of figures below the facts. */
  readonly table?: FigureTable;
  /** Lines left to be written on by hand, each row under a term of its own: what goes onto a line stands below it. */
  readonly blanks?: readonly { readonly term: string; readonly lines: readonly string[] }[];
  /** A QR code below the facts, and what a screen reader says in its place. */
  readonly code?: { readonly payload: string; readonly alternative: string };
  readonly paragraphs?: readonly string[];
}

/** Figures in columns, each row under its name. */
export interface FigureTable {
  /** Heading of the names, then those of the columns. */
  readonly headings: readonly string[];
  readonly rows: readonly FigureRow[];
  /** The row of totals. */
  readonly total: FigureRow;
}

/** A row of figures; what is said of a figure besides stands below it. */
export interface FigureRow {
  readonly name: string;
  readonly figures: readonly { readonly value: string; readonly note: string | null }[];
}
