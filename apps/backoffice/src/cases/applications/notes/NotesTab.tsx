import type { Application } from "@yer/api/contract/applications";
import { type Note, notes } from "@yer/api/contract/notes";
import { useRead, useTheme } from "@yer/api/react";
import { Button, Card, EmptyState, PencilIcon, Skeleton, Stack, useDates } from "@yer/ui";
import { Fragment, useState } from "react";
import { styled } from "styled-components";
import { NoteForm } from "./NoteForm.js";
import { FailedRead } from "../../../base/screen/FailedRead.js";
import { useNoteText, withNoteTexts } from "./note-texts.js";

const Words = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

function NoteItem({ note }: { note: Note }) {
  const text = useNoteText();
  const dates = useDates();
  const { locale } = useTheme();
  return (
    <Stack gap={1} as="li">
      <Stack direction="row" gap={2} isWrapping>
        <b>{note.by.name}</b>
        {note.organisation ? <span>{note.organisation[locale]}</span> : null}
        <small>{dates.moment(note.at)}</small>
      </Stack>
      <Words dir="auto">{note.text}</Words>
      {note.to.length > 0 ? (
        <small>{text("history.called", { people: note.to.map(({ name }) => `@${name}`).join(", ") })}</small>
      ) : null}
    </Stack>
  );
}

interface PageProps {
  readonly application: string;
  readonly after: string | undefined;
  readonly onMore: ((next: string) => void) | undefined;
}

function Page({ application, after, onMore }: PageProps) {
  const text = useNoteText();
  const { data, failure, refetch } = useRead(notes.list, {
    params: { id: application },
    query: after ? { after } : {},
  });
  if (failure && !data) {
    return <FailedRead failure={failure} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton lines={6} />;
  if (data.items.length === 0) {
    return (
      <EmptyState icon={<PencilIcon size={32} />} title={text("notes.none")}>
        {text("notes.none.text")}
      </EmptyState>
    );
  }
  const { next } = data;
  return (
    <>
      <Stack gap={4} as="ul">
        {data.items.map((note) => (
          <NoteItem key={note.id} note={note} />
        ))}
      </Stack>
      {next !== null && onMore ? (
        <div>
          <Button onPress={() => onMore(next)}>{text("word.showMore")}</Button>
        </div>
      ) : null}
    </>
  );
}

/** What staff wrote on an application for each other, the latest first, and the form for one more. */
function NotesTab({ file: application }: { file: Application }) {
  const text = useNoteText();
  const [places, setPlaces] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <Card>
      <Stack gap={5}>
        <p>{text("notes.inside")}</p>
        <NoteForm application={application.id} />
        {places.map((after, index) => (
          <Fragment key={after ?? ""}>
            <Page
              application={application.id}
              after={after}
              onMore={index === places.length - 1 ? (next) => setPlaces([...places, next]) : undefined}
            />
          </Fragment>
        ))}
      </Stack>
    </Card>
  );
}

export default withNoteTexts(NotesTab);
