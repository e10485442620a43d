import { faultsOf } from "@yer/api/contract/faults";
import { sayFault } from "@yer/api/messages/sentences";
import type { IssueMessage } from "@yer/ui";
import type { useText } from "./useText.js";

/**
 * Says what a schema of the contract found wrong in a form. `label` names the field by its path: the summary of errors
 * stands apart from the fields.
 */
export function contractIssue(
  text: ReturnType<typeof useText>,
  label: (path: string) => string | undefined,
): IssueMessage {
  return (issue) => {
    const [fault] = faultsOf("body", [issue]);
    const said = sayFault(text, fault ?? { code: "invalid" });
    const field = label(issue.path.map(String).join("."));
    return field === undefined ? said : text("form.fault", { field, fault: said });
  };
}
