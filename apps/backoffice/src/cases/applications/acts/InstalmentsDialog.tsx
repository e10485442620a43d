import { applications } from "@yer/api/contract/applications";
import { formatMoney } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { Button, DatePicker, Fieldset, InlineAlert, MoneyField, Stack } from "@yer/ui";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { useApplicationText } from "../application-texts.js";
import { useLegalDay } from "../../../base/screen/use-legal-day.js";
import { NumberAndDay } from "../../../base/screen/NumberAndDay.js";
import { FilesField } from "../form/FilesField.js";
import {
  contractCopy,
  contractFields,
  contractGiven,
  contractOf,
  type WrittenContract,
} from "../payment/written-contract.js";
import { ActDialog } from "./ActDialog.js";
import type { ActProps } from "./act-props.js";
import { useMoveOptions } from "./use-move-options.js";

interface Row {
  dueOn: string | null;
  amount: number | null;
}

interface Written extends WrittenContract {
  readonly schedule: Row[];
}

/** Instalments a contract has at the least and at the most. */
const bounds = { least: 2, most: 120 } as const;
const emptyRow: Row = { dueOn: null, amount: null };
const isSum = (amount: number | null): amount is number => amount !== null && Number.isInteger(amount) && amount > 0;

/** A sum in so many whole parts that add to it; what does not divide goes to the last. */
function equalParts(sum: number, parts: number): number[] {
  const part = Math.floor(sum / parts);
  return Array.from({ length: parts }, (_, index) => (index === parts - 1 ? sum - part * (parts - 1) : part));
}

/** The contract by which the charge is paid in instalments: its number, its day, its copy and its schedule. */
export default function InstalmentsDialog(props: ActProps) {
  const text = useApplicationText();
  const { locale } = useTheme();
  const today = useLegalDay();
  const owed = props.application.charge?.remaining ?? 0;
  const leftOf = (rows: readonly Row[]): number =>
    owed - rows.reduce((sum, { amount }) => sum + (isSum(amount) ? amount : 0), 0);
  const start: Written = { ...contractOf(today), schedule: [emptyRow, emptyRow] };
  const form = useEndpointForm(applications.agreeInstalments, {
    ...useMoveOptions(props),
    start,
    fields: { ...contractFields(text), schedule: text("instalments.due", { n: 1 }) },
    args: ({ schedule, ...contract }: Written) => ({
      params: { id: props.application.id },
      body: { ...contractGiven(contract), schedule },
    }),
    // Said below the rows, before it is tried and after.
    faults: ({ schedule }) => (leftOf(schedule) === 0 ? [] : [{ pointer: "/schedule", message: "" }]),
  });
  const { isTried, errorAt } = form;
  const { schedule } = form.values;
  const left = leftOf(schedule);
  const money = (tiyin: number) => formatMoney(tiyin, locale);
  const change = (at: number, part: Partial<Row>) =>
    form.change({ schedule: schedule.map((row, index) => (index === at ? { ...row, ...part } : row)) });

  return (
    <ActDialog {...props} form={form}>
      <NumberAndDay number={form.field("number")} day={form.field("signedOn")} />
      <FilesField {...contractCopy} {...form.field("files")} />
      <p>{text("instalments.owed", { sum: money(owed) })}</p>
      {schedule.map(({ dueOn, amount }, at) => (
        <Fieldset key={at} legend={text("instalments.row", { n: at + 1 })}>
          <DatePicker
            label={text("instalments.due", { n: at + 1 })}
            value={dueOn}
            onChange={(next) => change(at, { dueOn: next })}
            error={errorAt(`/schedule/${at}/dueOn`)}
            isRequired
            width="md"
          />
          <MoneyField
            label={text("instalments.amount", { n: at + 1 })}
            value={amount}
            onChange={(next) => change(at, { amount: next })}
            error={errorAt(`/schedule/${at}/amount`)}
            isRequired
            width="md"
          />
        </Fieldset>
      ))}
      {left === 0 ? null : (
        <InlineAlert tone={isTried ? "danger" : "info"} isAnnounced={isTried}>
          {text("instalments.left", { sum: money(left) })}
        </InlineAlert>
      )}
      <Stack direction="row" gap={2} isWrapping>
        <Button
          size="sm"
          disabledReason={schedule.length >= bounds.most ? text("fault.too-long") : undefined}
          onPress={() => form.change({ schedule: [...schedule, emptyRow] })}
        >
          {text("instalments.add")}
        </Button>
        <Button
          size="sm"
          disabledReason={schedule.length <= bounds.least ? text("fault.instalment-count") : undefined}
          onPress={() => form.change({ schedule: schedule.slice(0, -1) })}
        >
          {text("instalments.remove")}
        </Button>
        <Button
          size="sm"
          onPress={() => {
            const parts = equalParts(owed, schedule.length);
            form.change({ schedule: schedule.map((row, at) => ({ ...row, amount: parts[at] ?? null })) });
          }}
        >
          {text("instalments.equal")}
        </Button>
      </Stack>
    </ActDialog>
  );
}
