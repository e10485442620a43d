/** How React Aria's compiled strings ask for plurals, choices and numbers. */
export interface AriaFormatter {
  plural(count: number, options: Record<string, string | (() => string)>): string;
  select(options: Record<string, string | (() => string)>, value: string): string;
  number(value: number): string;
}

type TextName =
  | "columnName"
  | "value"
  | "fieldLabel"
  | "link"
  | "item"
  | "itemText"
  | "beforeItemText"
  | "afterItemText"
  | "optionText"
  | "groupTitle"
  | "isGroupChange"
  | "isSelected"
  | "date"
  | "dateRange"
  | "time"
  | "startDate"
  | "endDate"
  | "minValue"
  | "maxValue"
  | "name"
  | "label"
  | "channelLabel"
  | "lightness"
  | "chroma"
  | "hue"
  | "percentTransparent";

/** Values React Aria hands to its strings; each string gets those its English twin uses. */
export type AriaValues = Record<TextName, string> & Record<"count" | "groupCount" | "optionCount", number>;

/** One string of React Aria: plain, or made from values such as an item's name. */
export type AriaString = string | ((values: AriaValues, format: AriaFormatter) => string);

/** React Aria's strings of one language: package name → key → string, in the shape of `react-aria-components/i18n/*`. */
export type AriaStrings = Readonly<Record<string, Readonly<Record<string, AriaString>>>>;
