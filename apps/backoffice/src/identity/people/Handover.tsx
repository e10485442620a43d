import { users, type UserPage } from "@yer/api/contract/users";
import { type HandoverPreview, work } from "@yer/api/contract/work";
import { sayReason } from "@yer/api/messages/sentences";
import { useAct, useExtra, useTheme } from "@yer/api/react";
import { Button, InlineAlert, Link, MultiSelect, TextArea } from "@yer/ui";
import { useState } from "react";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { usePeopleText } from "./people-texts.js";

interface Values {
  /** Chosen so far, with their names: the list that they were found in is not kept. */
  readonly chosen: readonly { readonly id: string; readonly label: string }[];
  readonly reason: string;
}

const empty: Values = { chosen: [], reason: "" };

/** What becomes of the conclusions that the person's organisation is asked for. */
function Pool({ pool }: { readonly pool: NonNullable<HandoverPreview["pool"]> }) {
  const text = usePeopleText();
  const { locale } = useTheme();
  const { organisation, awaited, others } = pool;
  const body = organisation.name[locale];
  if (awaited === 0) return null;
  if (others.length > 0) {
    const people = others.map(({ name }) => name).join(", ");
    return <p>{text("people.handover.pool", { count: awaited, body, people })}</p>;
  }
  return (
    <InlineAlert tone="warning" title={text("people.handover.alone", { count: awaited, body })} isAnnounced>
      <Link href={`/users?organisation=${organisation.id}`}>{text("people.handover.alone.members")}</Link>
    </InlineAlert>
  );
}

/** What a hand-over would do: who takes how many applications, what goes along, and what nobody could take. */
function Preview({ preview }: { readonly preview: HandoverPreview }) {
  const text = usePeopleText();
  const { shares, left, leftTotal, drafts, pool } = preview;
  return (
    <>
      <ul>
        {shares.map(({ id, name, files: applications, holds }) => (
          <li key={id}>{text("people.handover.share", { name, files: applications, holds })}</li>
        ))}
        {drafts > 0 ? <li>{text("people.handover.drafts", { count: drafts })}</li> : null}
      </ul>
      {pool ? <Pool pool={pool} /> : null}
      {leftTotal > 0 ? (
        <InlineAlert tone="warning" title={text("people.handover.left", { count: leftTotal })} isAnnounced>
          <ul>
            {left.map(({ id, number, reasons }) => (
              <li key={id}>{[number, ...reasons.map((one) => sayReason(text, one))].join(" — ")}</li>
            ))}
          </ul>
        </InlineAlert>
      ) : null}
    </>
  );
}

/** Hands all of a person's work over: chosen people, a preview of who takes what, and only then the act. */
export function Handover({ person, onClose }: { person: Pick<UserPage, "id" | "name">; onClose: () => void }) {
  const text = usePeopleText();
  const { client } = useExtra();
  /** Everybody seen in a search, so that a choice keeps its name. */
  const [found, setFound] = useState<Values["chosen"]>([]);
  const [preview, setPreview] = useState<HandoverPreview>();
  const params = { id: person.id };
  const form = useEndpointForm(work.handOver, {
    draft: { form: "hand_over:work", id: person.id },
    start: empty,
    fields: { chosen: { label: text("word.toWhom"), at: "/recipients" }, reason: text("word.reason") },
    args: ({ chosen, reason }: Values) => ({
      params,
      body: { recipients: chosen.map(({ id }) => id), reason: reason.trim() },
    }),
    done: ({ files: applications }) => text("people.handover.done", { count: applications }),
    onSaved: onClose,
  });
  const { chosen, reason } = form.values;
  const recipients = chosen.map(({ id }) => id);
  const [ask] = useAct(work.preview);

  async function look(): Promise<void> {
    const outcome = await ask({ params, body: { recipients } });
    form.refuse(outcome.failure);
    if (!outcome.failure) setPreview(outcome.data);
  }

  const missing =
    recipients.length === 0
      ? text("people.handover.first")
      : reason.trim().length < 3
        ? text("people.reason.first")
        : undefined;
  const refused = !preview
    ? text("people.handover.look")
    : preview.leftTotal > 0
      ? text("people.handover.left", { count: preview.leftTotal })
      : preview.conclusionsLeft > 0
        ? sayReason(text, { code: "conclusions-left", params: { count: preview.conclusionsLeft } })
        : undefined;
  return (
    <FormDialog
      form={form}
      title={`${text("people.handover")}: ${person.name}`}
      label={text("people.handover.all")}
      disabledReason={missing ?? refused}
      before={
        <Button onPress={look} {...(recipients.length === 0 ? { disabledReason: text("people.handover.first") } : {})}>
          {text("word.preview")}
        </Button>
      }
      onClose={onClose}
    >
      <MultiSelect
        label={text("word.toWhom")}
        error={form.errorAt("chosen")}
        value={recipients}
        selectedItems={chosen}
        onChange={(ids) => {
          const known = new Map([...found, ...chosen].map((one) => [one.id, one]));
          form.change({ chosen: ids.flatMap((id) => known.get(id) ?? []) });
          setPreview(undefined);
        }}
        search={async (typed, signal) => {
          const { items } = await client.call(
            users.list,
            { query: { search: typed, blocked: false, limit: 20 } },
            { signal },
          );
          const options = items.filter(({ id }) => id !== person.id).map(({ id, name }) => ({ id, label: name }));
          setFound((before) => [...new Map([...before, ...options].map((one) => [one.id, one])).values()]);
          return options;
        }}
        isRequired
      />
      <TextArea {...form.field("reason")} isRequired />
      {preview ? <Preview preview={preview} /> : null}
    </FormDialog>
  );
}
