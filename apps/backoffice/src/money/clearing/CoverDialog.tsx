import { clearing, type PaidOut } from "@yer/api/contract/clearing";
import type { OpenLine } from "@yer/api/contract/statement-lines";
import { formatMoney } from "@yer/api/formats";
import { sayFailure } from "@yer/api/messages/sentences";
import { useRead, useTheme } from "@yer/api/react";
import { DatePicker, DescriptionList, InlineAlert, Skeleton, Stack } from "@yer/ui";
import { useState } from "react";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useClearingText } from "./clearing-texts.js";

/** What the payments of the days come to beside the line: what is missing of them, or over. */
function Found({ found }: { readonly found: PaidOut }) {
  const text = useClearingText();
  const { locale } = useTheme();
  const { count, sum, waiting, missing, over } = found;
  return (
    <>
      <DescriptionList
        items={[
          { term: text("clearing.cover.payments", { count }), details: formatMoney(sum, locale) },
          { term: text("lines.column.unmatched"), details: formatMoney(waiting, locale) },
        ]}
      />
      {missing > 0 ? (
        <InlineAlert tone="warning">
          {text("clearing.cover.missing", { sum: formatMoney(missing, locale) })}
        </InlineAlert>
      ) : null}
      {over > 0 && count > 0 ? (
        <InlineAlert tone="warning">{text("clearing.cover.over", { sum: formatMoney(over, locale) })}</InlineAlert>
      ) : null}
    </>
  );
}

/** Says that a line pays out the online payments of some days; shows before it is said what is missing of them, or over. */
export function CoverDialog({ line, onClose }: { readonly line: OpenLine; readonly onClose: () => void }) {
  const text = useClearingText();
  const [days, setDays] = useState({ from: line.valueDay, to: line.valueDay });
  const params = { id: line.id };
  const { currentData: found, failure } = useRead(clearing.payments, { params, query: days });
  const form = useEndpointForm(clearing.cover, {
    start: {},
    version: line.version,
    fields: { sum: text("word.amount") },
    args: () => ({ params, body: { ...days, sum: found?.sum ?? 0 } }),
    faults: () => (found?.count === 0 ? [{ pointer: "/sum", message: text("clearing.cover.none") }] : []),
    done: () => text("clearing.cover.done"),
    onSaved: onClose,
  });
  const change = (to: Partial<typeof days>): void => setDays({ ...days, ...to });
  return (
    <FormDialog form={form} title={text("clearing.cover")} label={text("clearing.cover")} onClose={onClose}>
      <p>{text("clearing.cover.text")}</p>
      <Stack direction="row" gap={3} isWrapping>
        <DatePicker
          label={text("clearing.cover.from")}
          value={days.from}
          onChange={(from) => change(from === null ? {} : { from })}
          width="md"
        />
        <DatePicker
          label={text("clearing.cover.to")}
          value={days.to}
          onChange={(to) => change(to === null ? {} : { to })}
          width="md"
        />
      </Stack>
      {failure ? <InlineAlert tone="danger">{sayFailure(text, failure)}</InlineAlert> : null}
      {found === undefined && failure === undefined ? <Skeleton lines={3} /> : null}
      {found ? <Found found={found} /> : null}
    </FormDialog>
  );
}
