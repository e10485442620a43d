import { type NewPlace, placeRecord, type PlaceRecord, placeRegister } from "@yer/api/contract/places-register";
import { sayFailure } from "@yer/api/messages/sentences";
import { useRead, useTheme } from "@yer/api/react";
import { Button, EmptyState, MapPinIcon, PageSpinner, Stack } from "@yer/ui";
import { useState } from "react";
import { LeaveGuard } from "../base/screen/LeaveGuard.js";
import { FormCompared } from "../base/forms/FormCompared.js";
import { RestoredDraft } from "../base/forms/RestoredDraft.js";
import { useEndpointForm } from "../base/forms/use-endpoint-form.js";
import { usePlacesText } from "./places-texts.js";
import { PlaceForm } from "./PlaceForm.js";
import { PlacePageHead } from "./PlacePageHead.js";
import { createPlaceSchema, valuesOf } from "./place-values.js";
import type { PlaceRegister } from "./use-place-page.js";
import { parentWords } from "./place-words.js";

/** `?do=edit&place=`: the form of a place, over the version that was read. */
export default function EditPlace({ register, code }: { register: PlaceRegister; code: string }) {
  const text = usePlacesText();
  const { data, failure, refetch } = useRead(placeRegister.get, { params: { code } });
  if (data) return <Loaded register={register} place={data} />;
  if (!failure) return <PageSpinner label={text("places.loading")} />;
  return (
    <EmptyState
      level={1}
      icon={<MapPinIcon size={32} />}
      title={sayFailure(text, failure)}
      actions={<Button onPress={() => void refetch()}>{text("retry")}</Button>}
    />
  );
}

function Loaded({ register, place }: { register: PlaceRegister; place: PlaceRecord }) {
  const text = usePlacesText();
  const { locale } = useTheme();
  // Somebody else's change must not slip under the form: it goes on standing on what was read first.
  const [first] = useState(place);
  const { level, code } = first;
  const [schema] = useState(() => createPlaceSchema(level));
  const title = text("places.form.edit", { name: first.name[locale] });
  const wider = first.path.at(-1);
  const form = useEndpointForm(placeRegister.update, {
    draft: { form: "update:place", id: code },
    start: valuesOf(first),
    version: first.version,
    isFollowing: false,
    fields: {
      "name.uz_UZ": text("places.name.uz_UZ"),
      "name.uz_Cyrl": text("places.name.uz_Cyrl"),
      "name.ru_RU": text("places.name.ru_RU"),
      "name.en_US": text("places.name.en_US"),
      parent: text(parentWords[level]),
      type: text("word.kind"),
      bhmMultiple: text("places.bhm"),
      cadastreCode: text("places.cadastre"),
    },
    schema,
    args: (given: NewPlace) => {
      const { code: _, ...body } = given;
      return { params: { code }, body };
    },
    sayDuplicate: () => text("places.form.duplicate"),
    compare: {
      read: (current) => {
        const parsed = placeRecord.safeParse(current);
        return parsed.success ? parsed.data : undefined;
      },
      valuesOf,
    },
    done: ({ name }) => text("places.form.saved", { name: name[locale] }),
    onSaved: () => register.open(undefined, { place: code }),
  });
  const { draft } = form;

  if (!draft.ready) return <PageSpinner />;
  return (
    <Stack gap={5}>
      <PlacePageHead register={register} title={title} />
      <RestoredDraft form={form} />
      <PlaceForm
        key={form.round}
        level={level}
        label={title}
        start={form.begun}
        isNew={false}
        parent={wider ? { id: wider.code, label: wider.name[locale] } : undefined}
        onValuesChange={form.change}
        onSubmit={form.send}
        onCancel={() => register.open(undefined, { place: code })}
        status={draft.status}
      />
      <FormCompared form={form} />
      <LeaveGuard isUnsaved={draft.isUnsaved} flush={draft.flush} />
    </Stack>
  );
}
