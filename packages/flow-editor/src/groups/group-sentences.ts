/** Sentences about a field group and its answers: what the model says in codes, said in words. */
import type { UiLocale } from "@yer/ui";
import { indexOf, optionsOf } from "../model/groups/group-flow.js";
import type { AnswerFault, GroupFinding, GroupFlow } from "../model/groups/index.js";
import type { FlowText } from "../texts/flow-text.js";

/** What is wrong with an answer, and what to do. */
export const answerFaultText = ({ code, params }: Pick<AnswerFault, "code" | "params">, text: FlowText): string =>
  text(`answer.${code}`, params);

/** What is wrong with a group, naming its questions and answers. */
export function groupFindingText(finding: GroupFinding, group: GroupFlow, text: FlowText, locale: UiLocale): string {
  const index = indexOf(group);
  const names = finding.fields.map((id) => index.fields.get(id)?.label[locale] ?? String(id));
  const [nodeId = ""] = finding.nodes;
  const options = optionsOf(index, nodeId).length > 0 ? optionsOf(index, nodeId) : optionsOfField(finding, group);
  const option = options.find(({ id }) => id === finding.options[0]);
  return text(`groupFinding.${finding.code}`, {
    field: names[0] ?? "",
    fields: names.join(" → "),
    option: (finding.code === "duplicate-value" ? option?.value : option?.label[locale]) ?? "",
  });
}

const optionsOfField = (finding: GroupFinding, group: GroupFlow) =>
  group.list.find(({ id }) => id === finding.fields[0])?.optionsList ?? [];

/** What mends a fault, as a button says it; undefined where nothing is known. */
export function groupRepairText({ code, repair }: GroupFinding, text: FlowText): string | undefined {
  if (!repair) return undefined;
  return code === "option-without-way" || code === "option-gone" || code === "never-asked"
    ? text(`groupRepair.${code}`)
    : undefined;
}
