import { awaited, giveConclusion, outcome, resolve, startRun, validate } from "@yer/flow-editor/model";
import type { Organisation } from "@yer/flow-editor/model";
import { stagedDiagram } from "@yer/flow-editor/model/seeds";

const step = (id: string, label: string) => ({
  id,
  label,
  concluder: { kind: "kind", organisationKind: id } as const,
  fieldGroupId: "right-to-building",
  days: 10,
});

/** Cadastre and architecture are asked at the same time, then the hokimlik. */
export const diagram = stagedDiagram(
  [[step("cadastre", "Kadastr"), step("architecture", "Arxitektura")], [step("hokimlik", "Hokimlik")]],
  { start: "Boshlanish", end: "Tugash" },
);

const organisations: Organisation[] = [
  { id: "c", kind: "cadastre", territory: "1703202", active: true },
  { id: "a", kind: "architecture", territory: "1703", active: true },
  { id: "h", kind: "hokimlik", territory: "1703202", active: true },
];

/** Discusses a file of a district; everybody awaited says yes. */
export function discuss(district: string): string {
  if (validate(diagram).length > 0) return "unsound";
  const resolved = resolve(diagram, organisations, { district });
  if (!resolved.ok) return resolved.refusals.map(({ stepId }) => stepId).join(", ");

  let result = startRun(diagram, resolved.resolution);
  while (result.ok) {
    const [waiting] = awaited(result.run);
    const organisationId = waiting?.organisationIds[0];
    if (!waiting || organisationId === undefined) return outcome(result.run);
    const at = "2026-01-15T09:00:00Z";
    result = giveConclusion(result.run, { stepId: waiting.stepId, organisationId, verdict: "positive", at });
  }
  return result.refusal.code;
}
