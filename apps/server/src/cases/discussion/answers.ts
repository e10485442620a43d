import type { Answers } from "@yer/api/contract/discussion";
import type { Fault } from "@yer/api/contract/problem";
import { faultsOfAnswers as faultsOf, type GroupFlow } from "@yer/flow-editor/model/groups";

/**
 * What is wrong with an organisation's answers to its questions, as faults with JSON pointers into the request. The
 * form that asked them checks by the same code.
 * @param fileIds files handed in with the conclusion: an answer of type file names one of them
 */
export function faultsOfAnswers(group: GroupFlow, answers: Answers, fileIds: readonly string[]): Fault[] {
  return faultsOf(group, answers, fileIds).map(({ field, code, params }) => ({
    in: "body",
    pointer: `/answers/${field}`,
    code,
    params,
  }));
}
