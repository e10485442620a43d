import { type OpenLine, statementLines } from "@yer/api/contract/statement-lines";
import { formatMoney } from "@yer/api/formats";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { useAct, useTheme } from "@yer/api/react";
import { AlertDialog, Button, DescriptionList, Link, Stack } from "@yer/ui";
import { toasts } from "../../base/screen/toast-queue.js";
import { useLinesText } from "./lines-texts.js";

/** Applications that have money of a line; each can be taken back while its application has not gone on by it. */
export function LineMatches({ line }: { readonly line: OpenLine }) {
  const text = useLinesText();
  const { locale } = useTheme();
  const [unmatch] = useAct(statementLines.unmatch);
  if (line.matches.length === 0) return null;
  return (
    <Stack gap={2}>
      <h3>{text("lines.matches")}</h3>
      <DescriptionList
        items={line.matches.map(({ receiptId, applicationId: id, number, amount }) => ({
          term: number,
          details: <Link href={addressOf("/application/:id", { id })}>{formatMoney(amount, locale)}</Link>,
          action: (
            <AlertDialog
              title={text("lines.unmatch.question", { number })}
              trigger={<Button size="sm">{text("lines.unmatch")}</Button>}
              confirmLabel={text("lines.unmatch")}
              onConfirm={async () => {
                const { failure } = await unmatch({
                  params: { id: line.id },
                  body: { receiptId },
                  ifMatch: line.version,
                });
                if (failure) toasts.push({ tone: "danger", text: sayFailure(text, failure) });
              }}
            >
              {text("lines.unmatch.text")}
            </AlertDialog>
          ),
        }))}
      />
    </Stack>
  );
}
