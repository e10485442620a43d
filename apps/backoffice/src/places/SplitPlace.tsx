import { type PlaceRecord, placeRegister, splitPart } from "@yer/api/contract/places-register";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct, useRead, useTheme } from "@yer/api/react";
import {
  Button,
  EmptyState,
  Form,
  FormField,
  FormSection,
  IconButton,
  InlineAlert,
  MapPinIcon,
  MultiSelect,
  PageSpinner,
  PlusIcon,
  type Refusal,
  Stack,
  Switch,
  TextArea,
  TrashIcon,
} from "@yer/ui";
import { useMemo, useState } from "react";
import * as z from "zod/mini";
import { matchesSearch } from "@yer/api/formats";
import { LeaveGuard } from "../application/form/LeaveGuard.js";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { usePlacesText } from "./placesTexts.js";
import { toasts } from "../shell/toastQueue.js";
import { PlaceFields, PlaceNames } from "./PlaceFields.js";
import { PlacePageHead } from "./PlacePageHead.js";
import { blankPlace, placeMessage, type PlaceValues, refusalOfPlace } from "./placeValues.js";
import { RestoredDraft } from "./RestoredDraft.js";
import { usePlacesBelow } from "./usePlacesBelow.js";
import type { PlaceRegister } from "./usePlaceRegister.js";

/** A split as its form holds it. */
interface SplitValues {
  readonly keep: boolean;
  readonly reason: string;
  readonly parts: readonly (PlaceValues & { readonly children: readonly string[] })[];
}

const given = z.object({
  keep: z.boolean(),
  reason: placeRegister.split.body.shape.reason,
  parts: z.array(
    z.pipe(
      z.transform((part: unknown): unknown => {
        const values = part as PlaceValues;
        return { ...values, code: values.code.trim(), cadastreCode: values.cadastreCode.trim() || null };
      }),
      splitPart,
    ),
  ),
});
type Split = z.output<typeof given>;

/** `?do=split&place=`: opens new places out of one. */
export default function SplitPlace({ register, code }: { register: PlaceRegister; code: string }) {
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

function partOf(place: PlaceRecord): SplitValues["parts"][number] {
  const parent = place.path.at(-1)?.code ?? null;
  return { ...blankPlace(place.level, parent), bhmMultiple: place.bhmMultiple, type: place.type, children: [] };
}

function Loaded({ register, place }: { register: PlaceRegister; place: PlaceRecord }) {
  const [first] = useState(place);
  const [start] = useState<SplitValues>(() => ({ keep: false, reason: "", parts: [partOf(first), partOf(first)] }));
  const draft = useServerDraft<SplitValues>("split:place", first.code, start, first.version);
  return draft.ready ? (
    <Writer key={draft.epoch} register={register} place={first} start={start} draft={draft} />
  ) : (
    <PageSpinner />
  );
}

interface WriterProps {
  readonly register: PlaceRegister;
  readonly place: PlaceRecord;
  readonly start: SplitValues;
  readonly draft: ReturnType<typeof useServerDraft<SplitValues>>;
}

function Writer({ register, place, start, draft }: WriterProps) {
  const text = usePlacesText();
  const { locale } = useTheme();
  const { level, code } = place;
  const name = place.name[locale];
  const title = text("places.split.title", { name });
  const [split] = useAct(placeRegister.split);
  const [begin, setBegin] = useState(draft.value);
  const [round, setRound] = useState(0);
  const message = useMemo(() => placeMessage(text), [text]);
  const below = usePlacesBelow(level, code);

  async function save(body: Split): Promise<Refusal | void> {
    const done = await split({ params: { code }, body, ifMatch: place.version });
    if (done.failure) return refusalOfPlace(text, done.failure);
    await draft.discard().catch(() => undefined);
    toasts.push({ tone: "success", text: text("places.split.done", { name }) });
    register.open(undefined, { place: code });
    return undefined;
  }

  return (
    <Stack gap={5}>
      <PlacePageHead register={register} title={title} />
      <p>{text("places.split.text")}</p>
      {below.failure ? (
        <InlineAlert
          tone="danger"
          title={sayFailure(text, below.failure)}
          actions={
            <Button size="sm" onPress={() => void below.refetch()}>
              {text("retry")}
            </Button>
          }
        />
      ) : null}
      <RestoredDraft
        draft={draft}
        isOld={draft.restored !== undefined && draft.restored.baseVersion !== place.version}
        onStartOver={() => {
          setBegin(start);
          setRound(round + 1);
        }}
      />
      <Form<SplitValues, Split>
        key={round}
        aria-label={title}
        schema={given}
        issueMessage={message}
        defaultValues={begin}
        onValuesChange={draft.change}
        onSubmit={save}
      >
        {(form) => {
          const { parts, keep } = form.getValues();
          const set = (next: SplitValues["parts"]): void => {
            const values = { ...form.getValues(), parts: next };
            draft.change(values);
            setBegin(values);
            setRound(round + 1);
          };
          return (
            <Stack gap={5}>
              <FormField name="keep">
                {(field) => (
                  <Switch isSelected={field.value === true} onChange={field.onChange}>
                    {text("places.split.keep")}
                  </Switch>
                )}
              </FormField>
              {parts.map((_, index) => (
                // Parts have no id of their own, and only the order tells them apart.
                // oxlint-disable-next-line react/no-array-index-key
                <FormSection
                  key={index}
                  level={2}
                  title={text("places.split.part", { number: index + 1 })}
                  description={text("places.name.hint")}
                >
                  <PlaceNames at={`parts.${index}.`} />
                  <PlaceFields level={level} at={`parts.${index}.`} isNew asksParent={false} />
                  {level === "neighborhood" ? null : (
                    <FormField name={`parts.${index}.children`}>
                      {({ value, ...field }) => (
                        <MultiSelect
                          {...field}
                          value={value as string[]}
                          label={text(`places.split.children.${level}`)}
                          options={below.options}
                          filter={matchesSearch}
                        />
                      )}
                    </FormField>
                  )}
                  {parts.length > (keep ? 1 : 2) ? (
                    <IconButton
                      icon={<TrashIcon />}
                      label={text("places.split.remove", { number: index + 1 })}
                      onPress={() => set(parts.filter((_, at) => at !== index))}
                    />
                  ) : null}
                </FormSection>
              ))}
              {parts.length < 20 ? (
                <div>
                  <Button icon={<PlusIcon />} onPress={() => set([...parts, partOf(place)])}>
                    {text("places.split.add")}
                  </Button>
                </div>
              ) : null}
              <FormField name="reason">
                {({ value, ...field }) => (
                  <TextArea {...field} value={String(value)} label={text("places.reason")} isRequired />
                )}
              </FormField>
              <Stack direction="row" gap={3}>
                <Button type="submit" variant="danger" isPending={form.formState.isSubmitting}>
                  {text("places.split")}
                </Button>
                <Button onPress={() => register.open(undefined, { place: code })}>{text("cancel")}</Button>
                {draft.status}
              </Stack>
            </Stack>
          );
        }}
      </Form>
      <LeaveGuard isUnsaved={draft.isUnsaved} flush={draft.flush} />
    </Stack>
  );
}
