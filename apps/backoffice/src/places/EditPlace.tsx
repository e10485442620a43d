import { type NewPlace, placeRecord, type PlaceRecord, placeRegister } from "@yer/api/contract/places-register";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, useAct, useRead, useTheme } from "@yer/api/react";
import { Button, ConflictDialog, EmptyState, MapPinIcon, PageSpinner, type Refusal, Stack } from "@yer/ui";
import { useState } from "react";
import { LeaveGuard } from "../application/form/LeaveGuard.js";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { usePlacesText } from "./placesTexts.js";
import { toasts } from "../shell/toastQueue.js";
import { PlaceForm } from "./PlaceForm.js";
import { PlacePageHead } from "./PlacePageHead.js";
import { type PlaceValues, refusalOfPlace, valuesOf } from "./placeValues.js";
import { RestoredDraft } from "./RestoredDraft.js";
import type { PlaceRegister } from "./usePlaceRegister.js";

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
  // Somebody else's change must not slip under the form: it goes on standing on what was read first.
  const [first] = useState(place);
  const [start] = useState(() => valuesOf(first));
  const draft = useServerDraft<PlaceValues>("update:place", first.code, start, first.version);
  return draft.ready ? (
    <Editor key={draft.epoch} register={register} first={first} start={start} draft={draft} />
  ) : (
    <PageSpinner />
  );
}

/** The place as it stands now, out of a conflict. */
function currentOf(failure: Failure): PlaceRecord | undefined {
  if (failure.kind !== "problem" || failure.problem.code !== "conflict") return undefined;
  const parsed = placeRecord.safeParse(failure.problem.current);
  return parsed.success ? parsed.data : undefined;
}

interface EditorProps {
  readonly register: PlaceRegister;
  readonly first: PlaceRecord;
  readonly start: PlaceValues;
  readonly draft: ReturnType<typeof useServerDraft<PlaceValues>>;
}

const compared = ["uz_UZ", "uz_Cyrl", "ru_RU", "en_US"] as const;

function Editor({ register, first, start, draft }: EditorProps) {
  const text = usePlacesText();
  const { locale } = useTheme();
  const { level, code } = first;
  const name = first.name[locale];
  const title = text("places.form.edit", { name });
  const [update] = useAct(placeRegister.update);
  const [version, setVersion] = useState(draft.restored?.baseVersion ?? first.version);
  const [begin, setBegin] = useState(draft.value);
  const [round, setRound] = useState(0);
  const [conflict, setConflict] = useState<{ mine: NewPlace; theirs: PlaceRecord }>();
  const wider = first.path.at(-1);

  async function send(place: NewPlace, over: number): Promise<Failure | undefined> {
    const { code: _, ...facts } = place;
    const saved = await update({ params: { code }, body: facts, ifMatch: over });
    if (saved.failure) return saved.failure;
    await draft.discard().catch(() => undefined);
    toasts.push({ tone: "success", text: text("places.form.saved", { name: saved.data.name[locale] }) });
    register.open(undefined, { place: code });
    return undefined;
  }

  async function save(place: NewPlace): Promise<Refusal | void> {
    const failure = await send(place, version);
    if (!failure) return undefined;
    const theirs = currentOf(failure);
    if (!theirs) return refusalOfPlace(text, failure);
    setConflict({ mine: place, theirs });
    return undefined;
  }

  async function resolve(decided: Readonly<Record<string, unknown>>): Promise<void> {
    if (!conflict) return;
    const { mine, theirs } = conflict;
    const merged: NewPlace = { ...mine, ...decided, name: { ...mine.name } };
    for (const key of compared) if (typeof decided[key] === "string") merged.name[key] = decided[key];
    const failure = await send(merged, theirs.version);
    const newer = failure && currentOf(failure);
    if (newer) return setConflict({ mine: merged, theirs: newer });
    setConflict(undefined);
    if (failure) toasts.push({ tone: "danger", text: sayFailure(text, failure) });
  }

  const theirs = conflict && valuesOf(conflict.theirs);
  const isOld = draft.restored !== undefined && draft.restored.baseVersion !== first.version;
  return (
    <Stack gap={5}>
      <PlacePageHead register={register} title={title} />
      <RestoredDraft
        draft={draft}
        isOld={isOld}
        onStartOver={() => {
          setVersion(first.version);
          setBegin(start);
          setRound(round + 1);
        }}
      />
      <PlaceForm
        key={round}
        level={level}
        label={title}
        start={begin}
        isNew={false}
        parent={wider ? { id: wider.code, label: wider.name[locale] } : undefined}
        onValuesChange={draft.change}
        onSubmit={save}
        onCancel={() => register.open(undefined, { place: code })}
        status={draft.status}
      />
      <ConflictDialog
        key={conflict?.theirs.version}
        isOpen={conflict !== undefined}
        onClose={() => setConflict(undefined)}
        fields={
          conflict && theirs
            ? [
                ...compared.map((key) => ({
                  name: key,
                  label: text(`places.name.${key}`),
                  base: start.name[key],
                  mine: conflict.mine.name[key],
                  theirs: theirs.name[key],
                })),
                ...(["parent", "type", "bhmMultiple"] as const).map((key) => ({
                  name: key,
                  label: text(
                    key === "parent" ? `places.parent.${level}` : key === "type" ? "places.column.type" : "places.bhm",
                  ),
                  base: start[key],
                  mine: conflict.mine[key],
                  theirs: theirs[key],
                })),
                {
                  name: "cadastreCode",
                  label: text("places.cadastre"),
                  base: start.cadastreCode || null,
                  mine: conflict.mine.cadastreCode,
                  theirs: theirs.cadastreCode || null,
                },
              ]
            : []
        }
        onResolve={resolve}
      />
      <LeaveGuard isUnsaved={draft.isUnsaved} flush={draft.flush} />
    </Stack>
  );
}
