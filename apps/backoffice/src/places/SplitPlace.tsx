import { type PlaceRecord, placeRegister, splitPart } from "@yer/api/contract/places-register";
import { sayFailure } from "@yer/api/messages/sentences";
import { useRead, useTheme } from "@yer/api/react";
import {
  Button,
  EmptyState,
  Form,
  FormSection,
  IconButton,
  MapPinIcon,
  MultiSelect,
  PageSpinner,
  PlusIcon,
  Stack,
  Switch,
  TextArea,
  TrashIcon,
} from "@yer/ui";
import { useMemo, useState } from "react";
import * as z from "zod/mini";
import { matchesSearch } from "@yer/api/formats";
import { LeaveGuard } from "../base/screen/LeaveGuard.js";
import { RestoredDraft } from "../base/forms/RestoredDraft.js";
import { useEndpointForm } from "../base/forms/use-endpoint-form.js";
import { usePlacesText } from "./places-texts.js";
import { PlaceFields, PlaceNames } from "./PlaceFields.js";
import { PlacePageHead } from "./PlacePageHead.js";
import { blankPlace, placeMessage, type PlaceValues } from "./place-values.js";
import { usePlacesBelow } from "./use-places-below.js";
import { FailedRead } from "../base/screen/FailedRead.js";
import type { PlaceRegister } from "./use-place-page.js";

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
  const text = usePlacesText();
  const { locale } = useTheme();
  const [first] = useState(place);
  const [start] = useState<SplitValues>(() => ({ keep: false, reason: "", parts: [partOf(first), partOf(first)] }));
  const { level, code } = first;
  const name = first.name[locale];
  const title = text("places.split.title", { name });
  const message = useMemo(() => placeMessage(text), [text]);
  const below = usePlacesBelow(level, code);
  const form = useEndpointForm(placeRegister.split, {
    draft: { form: "split:place", id: code },
    start,
    version: first.version,
    fields: {},
    args: (body: Split) => ({ params: { code }, body }),
    sayDuplicate: () => text("places.form.duplicate"),
    done: () => text("places.split.done", { name }),
    onSaved: () => register.open(undefined, { place: code }),
  });
  const { draft } = form;
  if (!draft.ready) return <PageSpinner />;

  return (
    <Stack gap={5}>
      <PlacePageHead register={register} title={title} />
      <p>{text("places.split.text", { level })}</p>
      {below.failure ? <FailedRead failure={below.failure} onRetry={() => void below.refetch()} /> : null}
      <RestoredDraft form={form} />
      <Form<SplitValues, Split>
        key={form.round}
        aria-label={title}
        schema={given}
        issueMessage={message}
        defaultValues={form.begun}
        onValuesChange={form.change}
        onSubmit={form.send}
      >
        {({ Field, Scope, getValues, formState }) => {
          const { parts, keep } = getValues();
          const set = (next: SplitValues["parts"]): void => {
            const values = { ...getValues(), parts: next };
            form.change(values);
            form.begin(values);
          };
          return (
            <Stack gap={5}>
              <Field name="keep">{(field) => <Switch {...field}>{text("places.split.keep")}</Switch>}</Field>
              {parts.map((_, index) => (
                // Parts have no id of their own, and only the order tells them apart.
                // oxlint-disable-next-line react/no-array-index-key
                <FormSection
                  key={index}
                  level={2}
                  title={text("places.split.part", { number: index + 1 })}
                  description={text("places.name.hint")}
                >
                  <Scope name={`parts.${index}`}>
                    <PlaceNames />
                    <PlaceFields level={level} isNew asksParent={false} />
                  </Scope>
                  {level === "neighborhood" ? null : (
                    <Field name={`parts.${index}.children`}>
                      {(field) => (
                        <MultiSelect
                          {...field}
                          label={text(`places.split.children.${level}`)}
                          items={below.options}
                          filter={matchesSearch}
                        />
                      )}
                    </Field>
                  )}
                  {parts.length > (keep ? 1 : 2) ? (
                    <IconButton
                      icon={<TrashIcon />}
                      aria-label={text("places.split.remove", { number: index + 1 })}
                      onPress={() => set(parts.filter((_, at) => at !== index))}
                    />
                  ) : null}
                </FormSection>
              ))}
              {parts.length < 20 ? (
                <div>
                  <Button icon={<PlusIcon />} onPress={() => set([...parts, partOf(first)])}>
                    {text("places.split.add")}
                  </Button>
                </div>
              ) : null}
              <Field name="reason">{(field) => <TextArea {...field} label={text("places.reason")} isRequired />}</Field>
              <Stack direction="row" gap={3}>
                <Button type="submit" variant="danger" isPending={formState.isSubmitting}>
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
