import { type NewPlace, placeRegister } from "@yer/api/contract/places-register";
import { useAct, useRead, useTheme } from "@yer/api/react";
import { places } from "@yer/api/contract/places";
import { PageSpinner, type Refusal, Stack } from "@yer/ui";
import { useState } from "react";
import { LeaveGuard } from "../application/form/LeaveGuard.js";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { usePlacesText } from "./placesTexts.js";
import { toasts } from "../shell/toastQueue.js";
import { PlaceForm } from "./PlaceForm.js";
import { PlacePageHead } from "./PlacePageHead.js";
import { blankPlace, type PlaceValues, refusalOfPlace } from "./placeValues.js";
import { RestoredDraft } from "./RestoredDraft.js";
import type { PlaceRegister } from "./usePlaceRegister.js";

/** `?do=create`: the form of a new place. */
export default function CreatePlace({ register }: { register: PlaceRegister }) {
  const { level, filters } = register;
  const [start] = useState(() => {
    const chosen = level === "neighborhood" ? filters.district : filters.region;
    return blankPlace(level, level !== "region" && chosen?.length === 1 ? (chosen[0] ?? null) : null);
  });
  const draft = useServerDraft<PlaceValues>("create:place", level, start);
  return draft.ready ? <Writer key={draft.epoch} register={register} start={start} draft={draft} /> : <PageSpinner />;
}

interface WriterProps {
  readonly register: PlaceRegister;
  readonly start: PlaceValues;
  readonly draft: ReturnType<typeof useServerDraft<PlaceValues>>;
}

function Writer({ register, start, draft }: WriterProps) {
  const text = usePlacesText();
  const { locale } = useTheme();
  const { level } = register;
  const title = text(`places.new.${level}`);
  const [create] = useAct(placeRegister.create);
  const [begin, setBegin] = useState(draft.value);
  const [round, setRound] = useState(0);
  const { data: districts } = useRead(places.districts, { query: {} });
  const { data: regions } = useRead(places.regions);
  const wider = [...(regions?.items ?? []), ...(districts?.items ?? [])].find(({ soato }) => soato === begin.parent);

  async function save(place: NewPlace): Promise<Refusal | void> {
    const made = await create({ body: place });
    if (made.failure) return refusalOfPlace(text, made.failure);
    await draft.discard().catch(() => undefined);
    toasts.push({ tone: "success", text: text("places.form.saved", { name: made.data.name[locale] }) });
    register.open(undefined, { place: made.data.code });
    return undefined;
  }

  return (
    <Stack gap={5}>
      <PlacePageHead register={register} title={title} />
      <RestoredDraft
        draft={draft}
        isOld={false}
        onStartOver={() => {
          setBegin(start);
          setRound(round + 1);
        }}
      />
      <PlaceForm
        key={round}
        level={level}
        label={title}
        start={begin}
        isNew
        parent={wider ? { id: wider.soato, label: wider.name[locale] } : undefined}
        onValuesChange={draft.change}
        onSubmit={save}
        onCancel={() => register.open(undefined)}
        status={draft.status}
      />
      <LeaveGuard isUnsaved={draft.isUnsaved} flush={draft.flush} />
    </Stack>
  );
}
