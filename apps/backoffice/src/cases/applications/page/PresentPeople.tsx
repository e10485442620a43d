import { presences } from "@yer/api/contract/presences";
import { useRead, useTheme } from "@yer/api/react";
import { Avatar } from "@yer/ui";
import { styled } from "styled-components";
import { useApplicationText, withApplicationTexts } from "../application-texts.js";

/** Takes what room the title's line has left, and never a line: what can be done stands below, and would move under a press. */
const Rest = styled.div`
  flex: 1 1 0;
  min-inline-size: 24px;
  contain: inline-size;
`;
const List = styled.ul`
  display: flex;
  gap: var(--yer-space-3);
  overflow: hidden;
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
`;
const Person = styled.li`
  display: flex;
  align-items: center;
  gap: var(--yer-space-1);
  min-inline-size: 0;
  > :last-child {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

/** Others who have the application open now, and which of them edit it; nothing where one is alone on it. */
function PresentPeople({ id }: { readonly id: string }) {
  const text = useApplicationText();
  const { locale } = useTheme();
  const { data } = useRead(presences.list, { params: { id } });
  const items = data?.items ?? [];
  return (
    // Always there, so that whoever comes is announced.
    <Rest aria-live="polite" data-rest="">
      {items.length === 0 ? null : (
        <List aria-label={text("file.present")}>
          {items.map(({ person, organisation, editing }) => (
            <Person key={person.id} title={[person.name, organisation?.[locale]].filter(Boolean).join(", ")}>
              <Avatar name={person.name} size={24} />
              <span>{text(editing ? "file.present.edits" : "file.present.reads", { name: person.name })}</span>
            </Person>
          ))}
        </List>
      )}
    </Rest>
  );
}

export default withApplicationTexts(PresentPeople);
