/** What kind of answer a field takes (SPEC §3). */
export type FieldType = "radio" | "file" | "number" | "string" | "date";

/** The kinds, in the order in which a person is offered them. */
export const fieldTypes: readonly FieldType[] = ["radio", "string", "number", "date", "file"];

/** A text in the four languages of the product. */
export interface Label {
  readonly uz_UZ: string;
  readonly uz_Cyrl: string;
  readonly ru_RU: string;
  readonly en_US: string;
}

/** One answer that a radio field offers. Branches go by `id`: values are free, and may mean opposite things in two fields. */
export interface FieldOption {
  readonly id: number;
  readonly label: Label;
  readonly value: string;
}

/** A question (SPEC §3's field group list item, with DOMAIN §5's additions). */
export interface Field {
  readonly id: number;
  readonly label: Label;
  readonly fieldType: FieldType;
  /** Whether a conclusion may be handed in without an answer. */
  readonly required: boolean;
  /** The least number; for another kind of field it says nothing. */
  readonly least: number | null;
  /** The greatest number, or the longest text in characters. */
  readonly most: number | null;
  /** The options of a radio field in order; empty for every other kind. */
  readonly optionsList: readonly FieldOption[];
}
