import type { ProcessReading } from "../bpmn/read-bpmn.js";
import type { Concluder, Diagram } from "../model/diagram.js";
import type { DiagramChoices } from "./diagram-choices.js";

/** A diagram whose steps have their organisations from the lanes and pools they lay in. */
export interface WithConcluders {
  readonly diagram: Diagram;
  /** Steps that got theirs. */
  readonly found: number;
  /** Names of lanes that nobody is called by; the first few of them. */
  readonly unknown: readonly string[];
}

/** Names that are told at most. */
const told = 5;

/**
 * Says who answers at steps that lay in a lane or pool called like an organisation; who answers at others stays as it
 * was read.
 */
export function withConcluders(
  { diagram, lanes }: ProcessReading,
  { organisations, kinds }: DiagramChoices,
): WithConcluders {
  const byName = new Map<string, Concluder>([
    ...organisations.map(({ id, label }) => [plain(label), { kind: "organisation", organisationId: id }] as const),
    // Of a kind and an organisation called the same the kind holds in every district.
    ...kinds.map(({ id, label }) => [plain(label), { kind: "kind", organisationKind: id }] as const),
  ]);
  let found = 0;
  const unknown = new Set<string>();
  const steps = diagram.steps.map((step) => {
    const names = Object.hasOwn(lanes, step.id) ? (lanes[step.id] ?? []) : [];
    if (step.concluder !== null || names.length === 0) return step;
    const [concluder] = names.flatMap((name) => byName.get(plain(name)) ?? []);
    if (concluder) {
      found += 1;
      return { ...step, concluder };
    }
    if (names[0] !== undefined && unknown.size < told) unknown.add(names[0]);
    return step;
  });
  return { diagram: found > 0 ? { ...diagram, steps } : diagram, found, unknown: [...unknown] };
}

/** A name without what people write differently: case, blanks, the strokes of oʻ and gʻ. */
const plain = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/['`ʻʼ‘’]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
