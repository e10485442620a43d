import { presences } from "@yer/api/contract/presences";
import { useRead, useTheme } from "@yer/api/react";
import { Avatar } from "@yer/ui";
import { styled } from "styled-components";
import { useApplicationText, withApplicationTexts } from "../application-texts.js";

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--yer-space-1) var(--yer-space-3);
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
`;

/** Others who have the file open now, and which of them edit it; nothing where one is alone on it. */
function PresentPeople({ id }: { readonly id: string }) {
  const text = useApplicationText();
  const { locale } = useTheme();
  const { data } = useRead(presences.list, { params: { id } });
  const items = data?.items ?? [];
  return (
    // Always there, so that whoever comes is announced.
    <div aria-live="polite">
      {items.length === 0 ? null : (
        <List aria-label={text("file.present")}>
          {items.map(({ person, organisation, editing }) => (
            <Person key={person.id} title={organisation?.[locale]}>
              <Avatar name={person.name} size={24} />
              {text(editing ? "file.present.edits" : "file.present.reads", { name: person.name })}
            </Person>
          ))}
        </List>
      )}
    </div>
  );
}

export default withApplicationTexts(PresentPeople);
