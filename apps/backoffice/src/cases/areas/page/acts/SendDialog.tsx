import { areas } from "@yer/api/contract/areas";
import { useRead, useTheme } from "@yer/api/react";
import { NumberField, Select, Skeleton, TextArea } from "@yer/ui";
import { useEndpointForm } from "../../../../base/forms/use-endpoint-form.js";
import { FailedRead } from "../../../../base/screen/FailedRead.js";
import { useAreaPageText } from "../area-page-texts.js";
import { type AreaActProps, useAreaAct } from "./area-act.js";
import { AreaActDialog } from "./AreaActDialog.js";

interface Written {
  readonly organisationId: string | null;
  readonly days: number | null;
  readonly note: string;
}
/** Working days that an inspection is usually given. */
const usualDays = 15;
const start: Written = { organisationId: null, days: usualDays, note: "" };

/** Sends the area to an inspection of its place, with working days and what is to be looked at. */
export default function SendDialog(props: AreaActProps) {
  const text = useAreaPageText();
  const { locale } = useTheme();
  const { data, failure, refetch } = useRead(areas.inspections, { params: { id: props.area.id } }, { fresh: true });
  const form = useEndpointForm(areas.send, {
    ...useAreaAct(props),
    start,
    fields: {
      organisationId: text("areaPage.inspection"),
      days: text("areaPage.days"),
      note: text("areaPage.sendNote"),
    },
    args: (body: Written) => ({ params: { id: props.area.id }, body }),
  });
  const { organisationId, days } = form.values;
  const isNone = data?.items.length === 0;
  return (
    <AreaActDialog
      {...props}
      form={form}
      said={{ days, organisation: data?.items.find(({ id }) => id === organisationId)?.name[locale] }}
      disabledReason={isNone ? text("areaPage.inspection.none") : undefined}
    >
      {data ? (
        <Select
          {...form.choice("organisationId")}
          items={data.items.map(({ id, name }) => ({ id, label: name[locale] }))}
          isRequired
          {...(isNone ? { description: text("areaPage.inspection.none") } : {})}
        />
      ) : failure ? (
        <FailedRead failure={failure} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={2} />
      )}
      <NumberField {...form.field("days")} minValue={1} maxValue={120} isRequired width="sm" />
      <TextArea {...form.field("note")} isRequired />
    </AreaActDialog>
  );
}
