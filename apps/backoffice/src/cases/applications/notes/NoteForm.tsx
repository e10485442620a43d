import { matchesSearch } from "@yer/api/formats";
import { noteBounds, notes } from "@yer/api/contract/notes";
import { useRead, useTheme } from "@yer/api/react";
import { Button, InlineAlert, MultiSelect, Skeleton, Stack, TextArea } from "@yer/ui";
import { useState } from "react";
import { FormProblem } from "../../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { useNoteText } from "./note-texts.js";

interface Written {
  readonly text: string;
  readonly to: readonly string[];
}
const empty: Written = { text: "", to: [] };

/** An @ that was just typed at the beginning of a word: somebody is to be called. */
const calling = /(^|\s)@$/;

/** Writes a note on an application, and chooses whom it calls; @ in the text leads to them. */
export function NoteForm({ application }: { application: string }) {
  const text = useNoteText();
  const { locale } = useTheme();
  const [people, setPeople] = useState<HTMLInputElement | null>(null);
  const { data, failure } = useRead(notes.readers, { params: { id: application } });
  const form = useEndpointForm(notes.add, {
    draft: { form: "note", id: application },
    start: empty,
    fields: { text: text("notes.text"), to: text("notes.to") },
    args: ({ text: words, to }: Written) => ({
      params: { id: application },
      // Who may no longer read the application is as good as nobody called.
      body: { text: words, to: to.filter((id) => data?.items.some((reader) => reader.id === id)) },
    }),
    done: () => text("notes.written"),
  });
  const { draft } = form;
  const words = form.field("text");
  const to = form.field("to");

  return (
    <form
      noValidate
      aria-label={text("notes.text")}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack gap={3}>
        <FormProblem form={form} />
        {draft.ready ? (
          <>
            <TextArea
              {...words}
              onChange={(value) => {
                const isCalling = value.length > words.value.length && calling.test(value) && people !== null;
                words.onChange(isCalling ? value.slice(0, -1) : value);
                if (isCalling) people?.focus();
              }}
              description={text("notes.text.hint")}
              limit={noteBounds.text}
            />
            {failure && !data ? (
              <InlineAlert tone="warning">{text("notes.to.unread")}</InlineAlert>
            ) : (
              <MultiSelect
                {...to}
                inputRef={setPeople}
                items={data?.items.map(({ id, name, organisation }) => ({
                  id,
                  label: name,
                  ...(organisation ? { description: organisation[locale] } : {}),
                }))}
                filter={matchesSearch}
                description={text("notes.to.hint")}
              />
            )}
          </>
        ) : (
          <Skeleton lines={4} />
        )}
        <Stack direction="row" gap={3} isWrapping>
          <Button type="submit" isPending={form.isSending || !draft.ready}>
            {text("notes.write")}
          </Button>
          {draft.status}
        </Stack>
      </Stack>
    </form>
  );
}
