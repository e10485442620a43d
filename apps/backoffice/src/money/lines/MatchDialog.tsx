import { mostPartsOfLine, type OpenLine, statementLines } from "@yer/api/contract/statement-lines";
import { formatMoney } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { Button, Fieldset, InlineAlert, MoneyField, Stack, TextField } from "@yer/ui";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useLinesText } from "./lines-texts.js";

/** A part of a line, and the application that it is for. */
export interface LinePart {
  readonly number: string;
  readonly amount: number | null;
}

/** Props of {@link MatchDialog}. */
export interface MatchDialogProps {
  readonly line: OpenLine;
  readonly start: readonly LinePart[];
  readonly onClose: () => void;
}

interface Written {
  parts: readonly LinePart[];
}

const isSum = (amount: number | null): amount is number => amount !== null && Number.isInteger(amount) && amount > 0;

/** Matches a line with one application or several; what is left of it goes on waiting. */
export function MatchDialog({ line, start, onClose }: MatchDialogProps) {
  const text = useLinesText();
  const { locale } = useTheme();
  const leftOf = (parts: readonly LinePart[]): number =>
    line.unmatched - parts.reduce((sum, { amount }) => sum + (isSum(amount) ? amount : 0), 0);
  /** What of a part is beyond what a proposed application owes; of others the service says it. */
  const excessOf = ({ number, amount }: LinePart): number => {
    const due = line.proposals.find((one) => one.number === number)?.due;
    return due === undefined ? 0 : Math.max(0, (amount ?? 0) - due);
  };
  const form = useEndpointForm(statementLines.match, {
    start: { parts: start } satisfies Written,
    version: line.version,
    fields: { parts: text("lines.parts") },
    args: ({ parts }: Written) => ({
      params: { id: line.id },
      body: {
        parts: parts.map((part) => ({
          number: part.number.trim(),
          amount: part.amount,
          ...(excessOf(part) > 0 ? { excess: excessOf(part) } : {}),
        })),
      },
    }),
    faults: ({ parts }) => (leftOf(parts) >= 0 ? [] : [{ pointer: "/parts", message: text("lines.parts.more") }]),
    done: () => text("lines.matched"),
    onSaved: onClose,
  });
  const { parts } = form.values;
  const left = leftOf(parts);
  const change = (at: number, next: Partial<LinePart>): void =>
    form.change({ parts: parts.map((part, index) => (index === at ? { ...part, ...next } : part)) });
  return (
    <FormDialog form={form} title={text("lines.match.title")} label={text("lines.match")} onClose={onClose}>
      {parts.map((part, at) => (
        <Fieldset key={at} legend={text("lines.part", { n: at + 1 })}>
          <TextField
            label={text("lines.part.number")}
            value={part.number}
            onChange={(number) => change(at, { number })}
            error={form.errorAt(`/parts/${at}/number`)}
            maxLength={16}
            isRequired
            width="md"
          />
          <MoneyField
            label={text("word.amount")}
            value={part.amount}
            onChange={(amount) => change(at, { amount })}
            error={form.errorAt(`/parts/${at}/amount`)}
            isRequired
            width="md"
          />
          {excessOf(part) > 0 ? (
            <InlineAlert tone="warning">
              {text("lines.part.excess", { sum: formatMoney(excessOf(part), locale) })}
            </InlineAlert>
          ) : null}
        </Fieldset>
      ))}
      <InlineAlert tone={left < 0 ? "danger" : "info"} isAnnounced={left < 0}>
        {left < 0 ? text("lines.parts.more") : text("lines.left", { sum: formatMoney(left, locale) })}
      </InlineAlert>
      <Stack direction="row" gap={2} isWrapping>
        <Button
          size="sm"
          disabledReason={parts.length >= mostPartsOfLine ? text("fault.too-long") : undefined}
          onPress={() => form.change({ parts: [...parts, { number: "", amount: left > 0 ? left : null }] })}
        >
          {text("lines.part.add")}
        </Button>
        {parts.length > 1 ? (
          <Button size="sm" onPress={() => form.change({ parts: parts.slice(0, -1) })}>
            {text("lines.part.remove")}
          </Button>
        ) : null}
      </Stack>
    </FormDialog>
  );
}
