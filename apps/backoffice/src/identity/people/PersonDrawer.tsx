import { type UserPage, users } from "@yer/api/contract/users";
import { sayFailure } from "@yer/api/messages/sentences";
import { useRead, useTheme } from "@yer/api/react";
import { Button, DescriptionList, Drawer, EmptyState, InlineAlert, Skeleton, Stack, Tabs, useDates } from "@yer/ui";
import { useState } from "react";
import { PersonActs } from "./PersonActs.js";
import PersonForm from "./PersonForm.js";
import { PersonJobs } from "./PersonJobs.js";
import { PersonPermissions } from "./PersonPermissions.js";
import { PersonSessions } from "./PersonSessions.js";
import { PersonWork } from "./PersonWork.js";
import { usePeopleText } from "./people-texts.js";
import { UserStateTag } from "./UserStateTag.js";
import { useTerritories } from "../../base/place-choice/use-territories.js";

function Profile({ person }: { person: UserPage }) {
  const text = usePeopleText();
  const dates = useDates();
  const { locale } = useTheme();
  const { nameOf } = useTerritories();
  return (
    <DescriptionList
      items={[
        { term: text("word.state"), details: <UserStateTag user={person} /> },
        { term: text("word.organization"), details: person.organisation?.name[locale] ?? "—" },
        { term: text("why.kind.position"), details: person.position?.name[locale] ?? "—" },
        { term: text("menu.roles"), details: person.roles.map(({ name }) => name[locale]).join(", ") || "—" },
        { term: text("people.territory"), details: person.territory === null ? "—" : nameOf(person.territory) },
        { term: text("word.userName"), details: person.username ?? "—" },
        { term: text("word.pinfl"), details: person.pinfl || "—" },
        { term: text("word.phone"), details: person.phone ?? "—" },
        { term: text("people.email"), details: person.email ?? "—" },
        {
          term: text("people.lastSeen"),
          details: person.lastSeenAt === null ? "—" : dates.moment(person.lastSeenAt),
        },
        { term: text("people.created"), details: dates.moment(person.createdAt) },
      ]}
    />
  );
}

/** Props of the drawer. */
export interface PersonDrawerProps {
  readonly id: string;
  /** The open tab, from the address. */
  readonly tab: string | undefined;
  readonly onTab: (tab: string) => void;
  readonly onClose: () => void;
}

/** A person's page beside the register: profile, permissions, sessions, posts, work. */
export default function PersonDrawer({ id, tab, onTab, onClose }: PersonDrawerProps) {
  const text = usePeopleText();
  const { data: person, failure, refetch } = useRead(users.get, { params: { id } });
  const [editing, setEditing] = useState(false);
  return (
    <Drawer
      isOpen
      size="lg"
      isDismissable={!editing}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={person?.name ?? text("menu.users")}
    >
      {failure && !person ? (
        <EmptyState
          title={sayFailure(text, failure)}
          actions={<Button onPress={() => void refetch()}>{text("retry")}</Button>}
        />
      ) : !person ? (
        <Skeleton lines={8} />
      ) : (
        <Stack gap={4}>
          {person.blocked ? (
            <InlineAlert tone="warning">
              {text("people.blocked.because", { reason: person.blockedReason ?? "—" })}
            </InlineAlert>
          ) : null}
          <PersonActs person={person} onEdit={() => setEditing(true)} />
          <Tabs
            aria-label={person.name}
            {...(tab === undefined ? {} : { selectedKey: tab })}
            onSelectionChange={onTab}
            items={[
              { id: "profile", label: text("people.tab.profile"), content: <Profile person={person} /> },
              {
                id: "permissions",
                label: text("menu.permissions"),
                content: <PersonPermissions person={person} />,
              },
              { id: "sessions", label: text("people.tab.sessions"), content: <PersonSessions id={id} /> },
              { id: "jobs", label: text("people.tab.jobs"), content: <PersonJobs id={id} /> },
              { id: "work", label: text("people.tab.work"), content: <PersonWork person={person} /> },
            ]}
          />
          {editing ? <PersonForm person={person} onClose={() => setEditing(false)} /> : null}
        </Stack>
      )}
    </Drawer>
  );
}
