import type { HistoryEntry } from "@yer/api/contract/history";
import { areaStateKeys } from "@yer/api/contract/area-states";
import { scheduleStateKeys } from "@yer/api/contract/schedule-states";
import { statusKeys } from "@yer/api/contract/statuses";
import { type RecordActedOn, users } from "@yer/api/contract/users";
import type { Names } from "@yer/api/contract/values";
import { addressOf } from "@yer/api/paths";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import { Card, DescriptionList, Link, PageSpinner, Stack } from "@yer/ui";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { Export } from "../../registers/exports/Export.js";
import { HistoryPart, type HistoryPlace, RecordHistory } from "../../base/history/RecordHistory.js";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { usePeopleText, withPeopleTexts } from "./people-texts.js";
import { permissionInWords } from "./permission-in-words.js";
import { useTerritories } from "../../base/place-choice/use-territories.js";

/** Fields of a user as the history names them. */
const fields = {
  "/name": "word.personName",
  "/phone": "word.phone",
  "/email": "people.email",
  "/pinfl": "word.pinfl",
  "/organisationId": "word.organization",
  "/positionId": "why.kind.position",
  "/roleIds": "menu.roles",
  "/territory": "people.territory",
  "/granted": "people.perm.granted",
  "/revoked": "people.perm.revoked",
  "/codes": "menu.permissions",
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

/** States of applications, areas and schedules: one list, for no key stands in two of them. */
const stateKeys = [...statusKeys, ...areaStateKeys, ...scheduleStateKeys];

/** The record an act was about, and the way to it. */
function ActedOn({ record }: { readonly record: RecordActedOn }) {
  const { locale } = useTheme();
  const mayReadPlan = useMay("read:plan_graphic_history");
  if (record.kind === "application") {
    return <Link href={addressOf("/application/:id", { id: record.id })}>{record.number}</Link>;
  }
  if (record.kind === "area") return <Link href={addressOf("/area/:id", { id: record.id })}>{record.number}</Link>;
  const { id, year, neighborhood } = record;
  const name = `${neighborhood.name[locale]}, ${year}`;
  if (!mayReadPlan) return <span>{name}</span>;
  const plan = addressOf("/plangrafic/:neighborhood_id", { neighborhood_id: neighborhood.id });
  return <Link href={`${plan}?schedule=${id}`}>{name}</Link>;
}

/** Which record an act was about, and from where to where it went. */
function About(props: { readonly entry: HistoryEntry; readonly record: RecordActedOn | undefined }) {
  const { entry, record } = props;
  const text = usePeopleText();
  const [from, to] = [entry.from, entry.to].map((key) => stateKeys.find((state) => state === key));
  if (record === undefined && (from === undefined || to === undefined)) return null;
  return (
    <Stack direction="row" gap={3} isWrapping>
      {record ? <ActedOn record={record} /> : null}
      {from === undefined || to === undefined || from === to ? null : (
        <span>
          {text(`status.${from}`)} → {text(`status.${to}`)}
        </span>
      )}
    </Stack>
  );
}

const pageOf = (id: string, after?: string) => ({
  params: { id },
  query: { limit: 50, ...(after === undefined ? {} : { after }) },
});

function Part({ id, after, onMore }: HistoryPlace & { readonly id: string }) {
  const read = useRead(users.history, pageOf(id, after));
  return (
    <HistoryPart
      read={read}
      detailsOf={(entry, { names, about }) => (
        <>
          <About entry={entry} record={about[String(entry.sequence)]} />
          <Changes entry={entry} names={names} />
        </>
      )}
      onMore={onMore}
    />
  );
}

/** `/user-history/:id`: what was done to and by a person, newest first. */
function HistoryScreen() {
  const text = usePeopleText();
  const { id = "" } = useParams();
  const mayExport = useMay("read_history:user");
  const mayReadPerson = useMay("read:user");
  const { data: person, failure } = useRead(users.get, mayReadPerson ? { params: { id } } : skip);
  // Asked for with the person, below whose name it is shown.
  useRead(users.history, pageOf(id));
  const title = person ? text("people.history.of", { name: person.name }) : text("people.history");
  useScreenTitle(title);
  // Whose history it is makes the head longer by lines on a phone, which would push down what stands below it.
  if (mayReadPerson && !person && !failure) return <PageSpinner label={title} />;
  return (
    <Stack gap={4}>
      <ScreenHead title={title} {...(person && { under: [{ label: person.name, href: `/users?person=${id}` }] })}>
        {mayExport ? <Export register="userHistory" query={{ id }} code="export:user" /> : null}
      </ScreenHead>
      <Card>
        <RecordHistory>{(place) => <Part {...place} id={id} />}</RecordHistory>
      </Card>
    </Stack>
  );
}

export default withPeopleTexts(HistoryScreen);
