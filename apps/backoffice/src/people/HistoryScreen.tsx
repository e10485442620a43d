import type { HistoryEntry } from "@yer/api/contract/history";
import { users } from "@yer/api/contract/users";
import { sayFailure } from "@yer/api/messages/sentences";
import type { VocabularyKey } from "@yer/api/messages/vocabulary";
import type { Names } from "@yer/api/contract/values";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
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
import { useTerritories } from "./useTerritories.js";

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

function Changes({ entry, names }: { entry: HistoryEntry; names: Readonly<Record<string, Names>> }) {
  const text = usePeopleText();
  const { locale } = useTheme();
  const { nameOf } = useTerritories();
  const sayOne = (value: unknown): string => {
    if (typeof value !== "string") return JSON.stringify(value);
    return value.includes(":") ? permissionInWords(text, value) : (names[value]?.[locale] ?? nameOf(value));
  };
  const say = (value: unknown): string => {
    if (value === null || value === undefined) return "—";
    return Array.isArray(value) ? value.map(sayOne).join("; ") || "—" : sayOne(value);
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
        <Changes entry={entry} names={data.names} />
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
