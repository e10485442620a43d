import { applications } from "@yer/api/contract/applications";
import { formatMoney } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { Button, DatePicker, Fieldset, InlineAlert, MoneyField, Stack } from "@yer/ui";
import { NumberAndDay } from "../../shell/NumberAndDay.js";
import { useFileText } from "../fileTexts.js";
import { FilesField } from "../form/FilesField.js";
import type { FactsValues } from "../form/factsValues.js";
import { ActDialog } from "./ActDialog.js";
import type { ActProps } from "./ActProps.js";
import { useActDraft } from "./useActDraft.js";
import { useMove } from "./useMove.js";

interface Row {
  dueOn: string | null;
  amount: number | null;
}

interface Written {
  number: string;
  signedOn: string | null;
  files: FactsValues["fileIds"];
  schedule: Row[];
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
  const text = useFileText();
  const { locale } = useTheme();
  const draft = useActDraft<Written>(props, {
    number: "",
    signedOn: null,
    files: [],
    schedule: [emptyRow, emptyRow],
  });
  const { number, signedOn, files, schedule } = draft.value;
  const { send, ...sending } = useMove(applications.agreeInstalments, props, draft.discard);
  const { tried, required, faultAt } = sending;
  const owed = props.file.charge?.remaining ?? 0;
  const left = owed - schedule.reduce((sum, { amount }) => sum + (isSum(amount) ? amount : 0), 0);
  const money = (tiyin: number) => formatMoney(tiyin, locale);
  const change = (at: number, part: Partial<Row>) =>
    draft.change({ schedule: schedule.map((row, index) => (index === at ? { ...row, ...part } : row)) });

  function check(): Promise<unknown> | void {
    const rows = schedule.flatMap(({ dueOn, amount }) => (dueOn && isSum(amount) ? [{ dueOn, amount }] : []));
    const isComplete = number.trim() !== "" && rows.length === schedule.length && left === 0;
    if (!sending.begin(isComplete && signedOn !== null) || signedOn === null) return;
    const body = { number: number.trim(), signedOn, fileId: files[0]?.id ?? null, schedule: rows };
    return send({ params: { id: props.file.id }, body });
  }

  return (
    <ActDialog {...props} failure={sending.failure} draft={draft} onSend={check}>
      <NumberAndDay
        labels={{ number: text("instalments.number"), day: text("instalments.signed") }}
        number={number}
        day={signedOn}
        onNumber={(next) => draft.change({ number: next })}
        onDay={(next) => draft.change({ signedOn: next })}
        dayAt="/signedOn"
        sending={sending}
      />
      <p>{text("instalments.owed", { sum: money(owed) })}</p>
      {schedule.map(({ dueOn, amount }, at) => (
        <Fieldset key={at} legend={text("instalments.row", { n: at + 1 })}>
          <DatePicker
            label={text("instalments.due", { n: at + 1 })}
            value={dueOn}
            onChange={(next) => change(at, { dueOn: next })}
            error={required(!dueOn) ?? faultAt(`/schedule/${at}/dueOn`)}
            isRequired
            width="md"
          />
          <MoneyField
            label={text("instalments.amount", { n: at + 1 })}
            value={amount}
            onChange={(next) => change(at, { amount: next })}
            error={required(!isSum(amount)) ?? faultAt(`/schedule/${at}/amount`)}
            isRequired
            width="md"
          />
        </Fieldset>
      ))}
      {left === 0 ? null : (
        <InlineAlert tone={tried ? "danger" : "info"} announce={tried}>
          {text("instalments.left", { sum: money(left) })}
        </InlineAlert>
      )}
      <Stack direction="row" gap={2} wrap>
        <Button
          size="sm"
          disabledReason={schedule.length >= bounds.most ? text("fault.too-long") : undefined}
          onPress={() => draft.change({ schedule: [...schedule, emptyRow] })}
        >
          {text("instalments.add")}
        </Button>
        <Button
          size="sm"
          disabledReason={schedule.length <= bounds.least ? text("fault.instalment-count") : undefined}
          onPress={() => draft.change({ schedule: schedule.slice(0, -1) })}
        >
          {text("instalments.remove")}
        </Button>
        <Button
          size="sm"
          onPress={() => {
            const parts = equalParts(owed, schedule.length);
            draft.change({ schedule: schedule.map((row, at) => ({ ...row, amount: parts[at] ?? null })) });
          }}
        >
          {text("instalments.equal")}
        </Button>
      </Stack>
      <FilesField
        name="fileId"
        label={text("instalments.file")}
        maxFiles={1}
        value={files}
        onChange={(next) => draft.change({ files: next })}
        onBlur={() => undefined}
        error={faultAt("/fileId")}
        isReadOnly={false}
        isDisabled={false}
      />
    </ActDialog>
  );
}
