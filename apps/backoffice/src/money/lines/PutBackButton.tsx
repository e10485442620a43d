import { type OpenLine, statementLines } from "@yer/api/contract/statement-lines";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { useAct } from "@yer/api/react";
import { Button } from "@yer/ui";
import { toasts } from "../../base/screen/toast-queue.js";
import { useLinesText } from "./lines-texts.js";

/** Lets a line that was set aside wait again. */
export function PutBackButton({ line }: { readonly line: OpenLine }) {
  const text = useLinesText();
  const [putBack] = useAct(statementLines.putBack);
  return (
    <Button
      size="sm"
      // What is promised to be returned does not wait again.
      disabledReason={line.returnable < line.unmatched ? sayReason(text, { code: "line-returning" }) : undefined}
      onPress={async () => {
        const { failure } = await putBack({ params: { id: line.id }, ifMatch: line.version });
        if (failure) toasts.push({ tone: "danger", text: sayFailure(text, failure) });
      }}
    >
      {text("lines.putBack")}
    </Button>
  );
}
