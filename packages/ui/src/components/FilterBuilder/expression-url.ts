import type { FilterDefinition, Span } from "../FilterBar/filters.js";
import {
  type FilterCondition,
  type FilterExpression,
  type FilterGroup,
  type FilterOperand,
  type FilterOperator,
  isFilterGroup,
  noFilters,
  operandShape,
  operatorsOf,
  problemOf,
} from "./expression.js";

/*
 * all*area.atLeast.100*-any*status.among.announced.council*late.is.yes*-
 *
 * Parts of a condition stand between dots, conditions between stars; `-any` opens a group, `-` closes it. These marks need
 * no escape in a URL. Within ids and values they are written with an underscore.
 */
const escapes: readonly (readonly [string, string])[] = [
  ["_", "_u"],
  [".", "_d"],
  ["*", "_s"],
];
/** How a field's id begins that would else begin as a group does. */
const dash = "_m";

function escaped(text: string): string {
  return escapes.reduce((done, [mark, code]) => done.replaceAll(mark, code), text);
}

function unescaped(text: string): string {
  return escapes.toReversed().reduce((done, [mark, code]) => done.replaceAll(code, mark), text.replace(dash, "-"));
}

function operandParts(value: FilterOperand | undefined): string[] {
  if (value === undefined) return [];
  if (typeof value === "boolean") return [value ? "yes" : "no"];
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.map(String);
  const { from, to } = value as Span<string | number>;
  return [String(from ?? ""), String(to ?? "")];
}

function conditionToken({ field, operator, value }: FilterCondition): string {
  return [field, operator, ...operandParts(value)].map(escaped).join(".").replace(/^-/u, dash);
}

/** Writes an expression as a short text for a URL; empty for one that narrows nothing. */
export function writeFilters({ match, items }: FilterExpression): string {
  if (items.length === 0) return "";
  const tokens = items.flatMap((item) =>
    isFilterGroup(item) ? [`-${item.match}`, ...item.conditions.map(conditionToken), "-"] : [conditionToken(item)],
  );
  return [match, ...tokens].join("*");
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(Date.parse(text));
}

function readEnd<Value>(text: string, read: (text: string) => Value | undefined): Value | undefined {
  return text === "" ? undefined : read(text);
}

function readNumber(text: string): number | undefined {
  const number = Number(text);
  return text.trim() !== "" && Number.isFinite(number) ? number : undefined;
}

function readDay(text: string): string | undefined {
  return isDay(text) ? text : undefined;
}

function readSpan<Value>(
  [from = "", to = ""]: readonly string[],
  read: (text: string) => Value | undefined,
): Span<Value> | undefined {
  const span = { from: readEnd(from, read), to: readEnd(to, read) };
  const broken = (from !== "" && span.from === undefined) || (to !== "" && span.to === undefined);
  if (broken) return undefined;
  return {
    ...(span.from === undefined ? {} : { from: span.from }),
    ...(span.to === undefined ? {} : { to: span.to }),
  };
}

function readOperand(
  field: FilterDefinition,
  operator: FilterOperator,
  parts: readonly string[],
): FilterOperand | undefined {
  const [first = ""] = parts;
  switch (operandShape(field.kind, operator)) {
    case "none":
      return undefined;
    case "text":
      return first;
    case "flag":
      return first === "yes" ? true : first === "no" ? false : undefined;
    case "ids":
      return parts.filter((id) => id !== "");
    case "number":
      return readNumber(first);
    case "date":
      return readDay(first);
    case "numberSpan":
      return readSpan(parts, readNumber);
    default:
      return readSpan(parts, readDay);
  }
}

function readCondition(token: string, fields: readonly FilterDefinition[]): FilterCondition | undefined {
  const [id, name, ...parts] = token.split(".").map(unescaped);
  const field = fields.find((known) => known.id === id);
  const operator = field && operatorsOf(field.kind).find((known) => known === name);
  if (!field || !operator) return undefined;
  const value = readOperand(field, operator, parts);
  const condition: FilterCondition = { field: field.id, operator, ...(value === undefined ? {} : { value }) };
  return problemOf(condition, field.kind) ? undefined : condition;
}

function isMatch(token: string | undefined): token is "all" | "any" {
  return token === "all" || token === "any";
}

/**
 * Reads what {@link writeFilters} wrote. What the fields no longer know, or what was never a condition, is left out: an old
 * link opens with what is left of it.
 */
export function readFilters(text: string, fields: readonly FilterDefinition[]): FilterExpression {
  const [match, ...tokens] = text.split("*");
  if (!isMatch(match)) return noFilters;
  const items: (FilterCondition | FilterGroup)[] = [];
  let group: { match: "all" | "any"; conditions: FilterCondition[] } | undefined;
  const close = (): void => {
    if (group && group.conditions.length > 0) items.push(group);
    group = undefined;
  };
  for (const token of tokens) {
    if (token.startsWith("-")) {
      close();
      const opens = token.slice(1);
      if (isMatch(opens)) group = { match: opens, conditions: [] };
      continue;
    }
    const condition = readCondition(token, fields);
    if (condition) (group?.conditions ?? items).push(condition);
  }
  close();
  return items.length === 0 ? noFilters : { match, items };
}
