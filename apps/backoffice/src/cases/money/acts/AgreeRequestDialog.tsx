import { instalmentRequests } from "@yer/api/contract/instalment-requests";
import { formatMoney } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { DescriptionList, useDates } from "@yer/ui";
import { FormDialog } from "../../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { useLegalDay } from "../../../base/screen/use-legal-day.js";
import { useApplicationText } from "../../applications/application-texts.js";
import { NumberAndDay } from "../../../base/screen/NumberAndDay.js";
import { FilesField } from "../../applications/form/FilesField.js";
import {
  contractCopy,
  contractFields,
  contractGiven,
  contractOf,
  type WrittenContract,
} from "../../applications/payment/written-contract.js";
import { useMoneyText } from "../money-texts.js";
import type { AnswerRequestProps } from "./AnswerRequest.js";

/** Says by which contract the instalments that were asked for are agreed to, as they stand. */
export function AgreeRequestDialog({
  chargeId,
  request: { id, version, schedule },
  onClose,
}: Omit<AnswerRequestProps, "act">) {
  const text = useMoneyText();
  // The page that it stands on says them of contracts.
  const said = useApplicationText();
  const dates = useDates();
  const { locale } = useTheme();
  const today = useLegalDay();
  const label = text("money.act.agree");
  const start = contractOf(today);
  const form = useEndpointForm(instalmentRequests.agree, {
    draft: { form: "instalments:contract", id },
    start,
    fields: contractFields(said),
    version,
    args: (contract: WrittenContract) => ({
      params: { id: chargeId, request: id },
      body: contractGiven(contract),
    }),
    done: () => text("act.done", { move: label }),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={label} label={label} onClose={onClose}>
      <p>{text("money.request.agree.text")}</p>
      <DescriptionList
        items={schedule.map(({ dueOn, amount }) => ({
          term: dates.day(dueOn),
          details: formatMoney(amount, locale),
        }))}
      />
      <NumberAndDay number={form.field("number")} day={form.field("signedOn")} />
      <FilesField {...contractCopy} {...form.field("files")} />
    </FormDialog>
  );
}
