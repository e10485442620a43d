import type { HistoryEntry } from "@yer/api/contract/history";
import { users } from "@yer/api/contract/users";
import { sayFailure } from "@yer/api/messages/sentences";
import type { VocabularyKey } from "@yer/api/messages/vocabulary";
import { skip, useMay, useRead } from "@yer/api/react";
import {
  Button,
  Card,
  DescriptionList,
  EmptyState,
  HistoryIcon,
  Link,
  Skeleton,
  Stack,
  Timeline,
  type TimelineEvent,
} from "@yer/ui";
import { type ReactNode, useState } from "react";
import { useParams } from "react-router-dom";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { usePeopleText, withPeopleTexts } from "./peopleTexts.js";
import { permissionInWords } from "./permissionInWords.js";

/** Fields of a user as the history names them. */
const fields = {
  "/name": "people.name",
  "/phone": "people.phone",
  "/pinfl": "people.pinfl",
  "/organisationId": "people.organisation",
  "/positionId": "people.position",
  "/roleIds": "people.roles",
  "/territory": "people.territory",
  "/granted": "people.perm.granted",
  "/revoked": "people.perm.revoked",
  "/codes": "sets.codes",
} as const;

function Changes({ entry }: { entry: HistoryEntry }) {
  const text = usePeopleText();
  const say = (value: unknown): string => {
    if (value === null || value === undefined) return "—";
    if (Array.isArray(value))
      return (
        value
          .map((one) => (String(one).includes(":") ? permissionInWords(text, String(one)) : String(one)))
          .join("; ") || "—"
      );
    return typeof value === "string" ? value : JSON.stringify(value);
  };
  if (entry.changes.length === 0) return null;
  return (
    <DescriptionList
      items={entry.changes.flatMap(({ pointer, before, after }): { term: string; details: ReactNode }[] => {
        // What was gained and lost through a position is two lists, not a before and an after.
        if (pointer === "/codes" && entry.action === "user.rights") {
          return [
            { term: text("people.history.gained"), details: say(after) },
            { term: text("people.history.lost"), details: say(before) },
          ];
        }
        const field = fields[pointer as keyof typeof fields];
        return [
          {
            term: field ? text(field) : pointer,
            details: (
              <>
                <del>{say(before)}</del> → <ins>{say(after)}</ins>
              </>
            ),
          },
        ];
      })}
    />
  );
}

function Page({
  id,
  after,
  onMore,
}: {
  id: string;
  after: string | undefined;
  onMore: ((next: string) => void) | undefined;
}) {
  const text = usePeopleText();
  const { data, failure, refetch } = useRead(users.history, {
    params: { id },
    query: { limit: 50, ...(after === undefined ? {} : { after }) },
  });
  if (failure && !data) {
    return (
      <EmptyState
        title={sayFailure(text, failure)}
        actions={<Button onPress={() => void refetch()}>{text("retry")}</Button>}
      />
    );
  }
  if (!data) return <Skeleton lines={6} />;
  if (data.items.length === 0) {
    return <EmptyState icon={<HistoryIcon size={32} />} title={text("people.history.empty")} />;
  }
  const events = data.items.map((entry): TimelineEvent => ({
    id: String(entry.sequence),
    title: text(`action.${entry.action}` as VocabularyKey),
    tone: "neutral",
    at: entry.at,
    by:
      entry.actor === null
        ? text("people.history.clock")
        : entry.impersonator
          ? text("people.history.onBehalf", { by: entry.impersonator, person: entry.actor })
          : entry.actor,
    children: (
      <Stack gap={1}>
        {entry.reason ? <p>{entry.reason}</p> : null}
        <Changes entry={entry} />
      </Stack>
    ),
  }));
  return (
    <Stack gap={3}>
      <Timeline events={events} />
      {data.next && onMore ? (
        <div>
          <Button onPress={() => onMore(data.next ?? "")}>{text("people.history.more")}</Button>
        </div>
      ) : null}
    </Stack>
  );
}

/** `/user-history/:id`: what was done to and by a person, newest first. */
function HistoryScreen() {
  const text = usePeopleText();
  const { id = "" } = useParams();
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  const { data: person } = useRead(users.get, useMay("read:user") ? { params: { id } } : skip);
  const title = person ? text("people.history.of", { name: person.name }) : text("people.history");
  useScreenTitle(title);
  return (
    <Stack gap={4}>
      <h1>{title}</h1>
      {person ? <Link href={`/users?person=${id}`}>{person.name}</Link> : null}
      <Card>
        <Stack gap={4}>
          {cursors.map((after, index) => (
            <Page
              key={after ?? "first"}
              id={id}
              after={after}
              onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
            />
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}

export default withPeopleTexts(HistoryScreen);
