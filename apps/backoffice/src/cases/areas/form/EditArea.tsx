import { type Area, type AreaFault, area as areaSchema } from "@yer/api/contract/area-facts";
import { areas } from "@yer/api/contract/areas";
import { addressOf } from "@yer/api/paths";
import { InlineAlert, PageSpinner, Stack } from "@yer/ui";
import { useState } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { FormCompared } from "../../../base/forms/FormCompared.js";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { ScreenHead } from "../../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../../base/screen/use-screen-title.js";
import { inQueue } from "../../../registers/kit/queue-in.js";
import { useAreaPageText } from "../page/area-page-texts.js";
import { FaultList } from "../page/FaultList.js";
import { useAreaQueue } from "../page/use-area-queue.js";
import { areaBodyOf, type AreaValues, areaValuesOf } from "./area-values.js";
import { AreaForm } from "./AreaForm.js";
import { besideFault, withFaults } from "./with-faults.js";
import { type AreaFieldPath, useAreaForm } from "./use-area-form.js";

/** `/area/{id}?edit` and `/draft/{id}`: corrects an area. What somebody else saved meanwhile is shown beside what is written here. */
export default function EditArea({ area }: { area: Area }) {
  const text = useAreaPageText();
  useScreenTitle(text("form.edit.title", { number: area.number }));
  // An application was opened from it, and the facts are that application's.
  if (area.edit.length > 0) return <Navigate to={addressOf("/area/:id", { id: area.id })} replace />;
  return <Editor area={area} />;
}

function Editor({ area }: { area: Area }) {
  const text = useAreaPageText();
  const navigate = useNavigate();
  // Somebody else's change must not slip under the form: it goes on standing on what was read first.
  const [first] = useState(area);
  const { id, number } = area;
  const page = inQueue(addressOf("/area/:id", { id }), useAreaQueue());
  const form = useEndpointForm<typeof areas.update, AreaValues, AreaFieldPath, Area, AreaValues>(areas.update, {
    draft: { form: "update:area", id },
    start: areaValuesOf(first),
    version: first.version,
    ...useAreaForm(),
    args: (values) => ({ params: { id }, body: areaBodyOf(values) }),
    compare: {
      read: (current) => {
        const parsed = areaSchema.safeParse(current);
        return parsed.success ? parsed.data : undefined;
      },
      valuesOf: areaValuesOf,
    },
    done: () => text("word.saved"),
    onSaved: () => navigate(page, { replace: true }),
  });
  const say = ({ code, twin, said }: AreaFault) => `${text(`areaFault.${code}`)}${besideFault({ twin, said })}`;
  const open = area.faults.filter(({ refusal }) => refusal === null);
  const shown = withFaults(form, { start: areaValuesOf(first), faults: area.faults, say });
  if (!form.draft.ready) return <PageSpinner label={text("form.loading")} />;
  return (
    <Stack gap={5}>
      <ScreenHead
        title={text("form.edit.title", { number })}
        under={[
          { label: text("menu.group.areas"), href: addressOf("/areas/:state", { state: "area_all" }) },
          { label: number, href: page },
        ]}
      />
      <AreaForm form={shown} areaId={id} district={area.facts.districtSoato} saveLabel={text("word.save")}>
        {area.basket === "drafts" && open.length > 0 ? (
          <InlineAlert tone="warning" title={text("areaPage.faults", { count: open.length })}>
            <FaultList area={area} faults={open} />
            <p>{text("areaPage.faults.draft")}</p>
          </InlineAlert>
        ) : null}
        {!form.draft.restored && form.standsOn !== undefined && area.version > form.standsOn ? (
          <InlineAlert tone="warning" title={text("areaForm.changed")}>
            {text("form.changed.text")}
          </InlineAlert>
        ) : null}
      </AreaForm>
      <FormCompared form={form} />
    </Stack>
  );
}
