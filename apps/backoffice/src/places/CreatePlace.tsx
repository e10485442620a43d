import { type NewPlace, placeRegister } from "@yer/api/contract/places-register";
import { useRead, useTheme } from "@yer/api/react";
import { places } from "@yer/api/contract/places";
import { PageSpinner, Stack } from "@yer/ui";
import { useState } from "react";
import { LeaveGuard } from "../base/screen/LeaveGuard.js";
import { RestoredDraft } from "../base/forms/RestoredDraft.js";
import { useEndpointForm } from "../base/forms/use-endpoint-form.js";
import { usePlacesText } from "./places-texts.js";
import { PlaceForm } from "./PlaceForm.js";
import { PlacePageHead } from "./PlacePageHead.js";
import { blankPlace } from "./place-values.js";
import type { PlaceRegister } from "./use-place-page.js";

/** `?do=create`: the form of a new place. */
export default function CreatePlace({ register }: { register: PlaceRegister }) {
  const { level, filters } = register;
  const text = usePlacesText();
  const { locale } = useTheme();
  const title = text(`places.new.${level}`);
  const [start] = useState(() => {
    const chosen = level === "neighborhood" ? filters.district : filters.region;
    return blankPlace(level, level !== "region" && chosen?.length === 1 ? (chosen[0] ?? null) : null);
  });
  const form = useEndpointForm(placeRegister.create, {
    draft: { form: "create:place", id: level },
    start,
    fields: {},
    args: (body: NewPlace) => ({ body }),
    sayDuplicate: () => text("places.form.duplicate"),
    done: ({ name }) => text("places.form.saved", { name: name[locale] }),
    onSaved: ({ code }) => register.open(undefined, { place: code }),
  });
  const { draft, begun } = form;
  const { data: districts } = useRead(places.districts, { query: {} });
  const { data: regions } = useRead(places.regions);
  const wider = [...(regions?.items ?? []), ...(districts?.items ?? [])].find(({ soato }) => soato === begun.parent);

  if (!draft.ready) return <PageSpinner />;
  return (
    <Stack gap={5}>
      <PlacePageHead register={register} title={title} />
      <RestoredDraft form={form} />
      <PlaceForm
        key={form.round}
        level={level}
        label={title}
        start={begun}
        isNew
        parent={wider ? { id: wider.soato, label: wider.name[locale] } : undefined}
        onValuesChange={form.change}
        onSubmit={form.send}
        onCancel={() => register.open(undefined)}
        status={draft.status}
      />
      <LeaveGuard isUnsaved={draft.isUnsaved} flush={draft.flush} />
    </Stack>
  );
}
