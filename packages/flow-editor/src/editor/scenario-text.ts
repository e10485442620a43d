import type { Diagram } from "../model/diagram.js";
import type { ScenarioVerdict } from "../model/scenario.js";
import type { FlowText } from "../texts/flow-text.js";
import { nodeName, runText } from "../texts/sentences.js";

/** What became of a scenario, in words. */
export function scenarioText(verdict: ScenarioVerdict, diagram: Diagram, text: FlowText): string {
  if (verdict.code === "holds") return text("scenario.holds");
  if (verdict.code === "refused") {
    return text("scenario.refused", { place: verdict.at + 1, reason: runText(verdict.refusal, diagram, text) });
  }
  return text(`scenario.${verdict.code}`, {
    path: verdict.found.path.map((id) => nodeName(diagram, id, text)).join(" → "),
    outcome: text(`outcome.${verdict.found.outcome}`),
  });
}
