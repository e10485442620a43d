import { type FilterDefinition, type FilterValue, isBlank, type Span } from "../FilterBar/filters.js";

/** How a condition compares. Which of them a field takes follows from its kind: {@link operatorsOf}. */
export type FilterOperator =
  | "contains"
  | "lacks"
  | "is"
  | "not"
  | "atLeast"
  | "atMost"
  | "between"
  | "among"
  | "notAmong"
  | "empty"
  | "filled";

/** What a condition compares with: the value of a filter, or one number. Plain data. */
export type FilterOperand = FilterValue | number;

/** One condition: a field, how it compares, and with what. */
export interface FilterCondition {
  /** Id of the field, as in its definition. */
  readonly field: string;
  /** How it compares. */
  readonly operator: FilterOperator;
  /** With what; nothing for `empty` and `filled`. */
  readonly value?: FilterOperand | undefined;
}

/** Conditions of which all must hold, or one is enough. */
export interface FilterGroup {
  readonly match: "all" | "any";
  readonly conditions: readonly FilterCondition[];
}

/** What a list is narrowed by: conditions and groups of conditions, one level deep. */
export interface FilterExpression {
  readonly match: "all" | "any";
  readonly items: readonly (FilterCondition | FilterGroup)[];
}

/** An expression that narrows nothing. */
export const noFilters: FilterExpression = { match: "all", items: [] };

/** Whether a part of an expression is a group. */
export function isFilterGroup(item: FilterCondition | FilterGroup): item is FilterGroup {
  return "conditions" in item;
}

type Kind = FilterDefinition["kind"];

const spanOperators = ["is", "not", "atLeast", "atMost", "between", "empty", "filled"] as const;
const operators: Readonly<Record<Kind, readonly FilterOperator[]>> = {
  text: ["contains", "lacks", "is", "empty", "filled"],
  numbers: spanOperators,
  money: spanOperators,
  dates: ["is", "atLeast", "atMost", "between", "empty", "filled"],
  choice: ["among", "notAmong", "empty", "filled"],
  choices: ["among", "notAmong", "empty", "filled"],
  flag: ["is"],
};

/** How values of a kind can be compared; the first is what a new condition starts with. */
export function operatorsOf(kind: Kind): readonly FilterOperator[] {
  return operators[kind];
}

/** What shape of value a comparison takes. */
export type OperandShape = "none" | "text" | "number" | "date" | "flag" | "ids" | "numberSpan" | "dateSpan";

/** The shape of value that a kind takes with an operator. */
export function operandShape(kind: Kind, operator: FilterOperator): OperandShape {
  if (operator === "empty" || operator === "filled") return "none";
  switch (kind) {
    case "text":
      return "text";
    case "flag":
      return "flag";
    case "choice":
    case "choices":
      return "ids";
    case "dates":
      return operator === "between" ? "dateSpan" : "date";
    default:
      return operator === "between" ? "numberSpan" : "number";
  }
}

/** A condition with another operator; the value stays where it still fits. */
export function withOperator(condition: FilterCondition, kind: Kind, operator: FilterOperator): FilterCondition {
  const fits = operandShape(kind, condition.operator) === operandShape(kind, operator);
  return { field: condition.field, operator, value: fits ? condition.value : undefined };
}

/** A condition that a person has only begun. */
export function newCondition({ id, kind }: FilterDefinition): FilterCondition {
  return { field: id, operator: operatorsOf(kind)[0] ?? "is" };
}

/** What is wrong with a condition: no value, ends the wrong way round, no amount. */
export type FilterProblem = "missing" | "ends" | "amount";

/** What keeps a condition from being applied, if anything. */
export function problemOf({ operator, value }: FilterCondition, kind: Kind): FilterProblem | undefined {
  const shape = operandShape(kind, operator);
  if (shape === "none") return undefined;
  if (typeof value === "number") return Number.isNaN(value) ? "amount" : undefined;
  if (typeof value === "string" ? value.trim() === "" : isBlank(value)) return "missing";
  if (shape !== "numberSpan" && shape !== "dateSpan") return undefined;
  const { from, to } = value as Span<string | number>;
  if (Number.isNaN(from) || Number.isNaN(to)) return "amount";
  return from !== undefined && to !== undefined && from > to ? "ends" : undefined;
}
