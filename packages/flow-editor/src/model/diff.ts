import type { Diagram, Relation } from "./diagram.js";
import { labelLocales } from "./kept-name.js";
import type { Named } from "./kept-name.js";
import { quantityOf } from "./resolve.js";

/** What changed in the meaning of a diagram. Sentences: `@yer/flow-editor/messages/…`. */
export type DiagramChangeCode =
  | "start-added"
  | "start-removed"
  | "end-added"
  | "end-removed"
  | "node-renamed"
  | "step-added"
  | "step-removed"
  | "concluder-changed"
  | "field-group-changed"
  | "days-changed"
  | "quantity-changed"
  | "gateway-added"
  | "gateway-removed"
  | "relation-added"
  | "relation-removed";

/** One change: the nodes it concerns, and the values before and after for the sentence. */
export interface DiagramChange {
  readonly code: DiagramChangeCode;
  readonly nodes: readonly string[];
  readonly before?: string | number | null | undefined;
  readonly after?: string | number | null | undefined;
}

/**
 * How the meaning of a diagram changed: who is asked, in which order, how many, how long. Where things are drawn and
 * what relations are called mean nothing. The same two diagrams always give the same changes in the same order.
 */
export function diff(before: Diagram, after: Diagram): DiagramChange[] {
  const changes: DiagramChange[] = [];
  const pairs = <Item extends { readonly id: string }>(
    from: readonly Item[],
    to: readonly Item[],
    name: (item: Item) => "start" | "end" | "step" | "gateway",
  ): (readonly [Item, Item])[] => {
    const old = new Map(from.map((item) => [item.id, item]));
    const next = new Set(to.map(({ id }) => id));
    for (const item of from) if (!next.has(item.id)) changes.push({ code: `${name(item)}-removed`, nodes: [item.id] });
    return to.flatMap((item) => {
      const former = old.get(item.id);
      if (former) return [[former, item] as const];
      changes.push({ code: `${name(item)}-added`, nodes: [item.id] });
      return [];
    });
  };
  const compare = (
    code: DiagramChangeCode,
    id: string,
    was: string | number | null | undefined,
    is: string | number | null | undefined,
  ): void => {
    if (was !== is) changes.push({ code, nodes: [id], before: was, after: is });
  };

  const compareNames = (id: string, was: Named, is: Named): void => {
    compare("node-renamed", id, was.label, is.label);
    labelLocales.forEach((locale) => compare("node-renamed", id, was.names?.[locale], is.names?.[locale]));
  };

  for (const [was, is] of pairs(before.headTail, after.headTail, ({ type }) => type)) {
    compareNames(is.id, was.data, is.data);
  }
  for (const [was, is] of pairs(before.steps, after.steps, () => "step")) {
    compareNames(is.id, was, is);
    compare("concluder-changed", is.id, concluderText(was.concluder), concluderText(is.concluder));
    compare("field-group-changed", is.id, was.fieldGroupId, is.fieldGroupId);
    compare("days-changed", is.id, was.days, is.days);
    compare("quantity-changed", is.id, quantityOf(before, is.id), quantityOf(after, is.id));
  }
  pairs(before.parallelGateways, after.parallelGateways, () => "gateway");

  const old = led(before);
  const next = led(after);
  for (const [key, { source, target }] of old) {
    if (!next.has(key)) changes.push({ code: "relation-removed", nodes: [source, target] });
  }
  for (const [key, { source, target }] of next) {
    if (!old.has(key)) changes.push({ code: "relation-added", nodes: [source, target] });
  }
  return changes;
}

const ways = ({ source, target }: Relation): string => `${source} ${target}`;

/** An organisation as one value: a named organisation's id, or a kind, told apart by its prefix. */
const concluderText = (concluder: Diagram["steps"][number]["concluder"]): string | null =>
  concluder &&
  (concluder.kind === "organisation"
    ? `organisation:${concluder.organisationId}`
    : `kind:${concluder.organisationKind}`);

const led = ({ relations }: Diagram): Map<string, Relation> =>
  new Map(relations.map((relation) => [ways(relation), relation]));
