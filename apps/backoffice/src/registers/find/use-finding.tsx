import { applicationRegister } from "@yer/api/contract/application-register";
import { users } from "@yer/api/contract/users";
import { addressOf } from "@yer/api/paths";
import { useExtra, useMay, useTheme } from "@yer/api/react";
import { type CommandGroup, type CommandMatcher, ListIcon, UserIcon } from "@yer/ui";
import { useCallback } from "react";
import { isPersonal } from "../kit/personal-number.js";
import { useApplicationCommand } from "./application-command.js";
import { useFindText } from "./find-texts.js";

/** Applications and people shown of what is found; the registers have them all. */
const filesShown = 8;
const peopleShown = 5;

/** Ids of what is at hand and answers already, so that nothing found stands twice. */
function answering(groups: readonly CommandGroup[], query: string, matches: CommandMatcher): ReadonlySet<string> {
  const words = query.split(/\s+/u).filter(Boolean);
  return new Set(
    groups.flatMap(({ title, commands }) =>
      commands
        .filter(({ label, description = "", keywords = [] }) => {
          const texts = [label, description, ...keywords, title];
          return words.every((word) => texts.some((one) => matches(one, word)));
        })
        .map(({ id }) => id),
    ),
  );
}

/**
 * Asks the service for the applications and people that answer what is typed. A personal number goes by the call that
 * keeps it out of addresses, for who may read it.
 */
export function useFinding(
  groups: readonly CommandGroup[],
  matches: CommandMatcher,
  open: (href: string) => unknown,
): (query: string, signal: AbortSignal) => Promise<readonly CommandGroup[]> {
  const text = useFindText();
  const { client } = useExtra();
  const { locale } = useTheme();
  const mayRead = useMay("read:property");
  const mayReadPersonal = useMay("read_personal:property");
  const mayReadPeople = useMay("read:user");
  const applicationCommand = useApplicationCommand(open);

  return useCallback(
    async (typed, signal) => {
      const query = typed.trim();
      const personal = isPersonal(query);
      const known = answering(groups, query, matches);

      async function files(): Promise<CommandGroup[]> {
        if (!mayRead) return [];
        const title = text("find.files");
        if (personal && !mayReadPersonal) {
          const refused = { id: "find:personal", label: query, disabledReason: text("find.personal.forbidden") };
          return [{ id: "files", title, commands: [refused] }];
        }
        const { items, total } = personal
          ? await client.call(applicationRegister.search, { body: { personal: query } }, { signal })
          : await client.call(applicationRegister.list, { query: { search: query, limit: filesShown } }, { signal });
        const commands = items
          .slice(0, filesShown)
          .map(applicationCommand)
          .filter(({ id }) => !known.has(id));
        // A personal number has no address of its own: the register keeps it to itself.
        if (!personal && total > filesShown) {
          commands.push({
            id: "find:all",
            label: text("find.all", { query }),
            icon: <ListIcon size={20} />,
            onAction: () => void open(`${addressOf("/applications")}?${new URLSearchParams({ search: query })}`),
          });
        }
        return commands.length === 0 ? [] : [{ id: "files", title, commands }];
      }

      async function people(): Promise<CommandGroup[]> {
        if (!mayReadPeople || personal) return [];
        const { items } = await client.call(users.list, { query: { search: query, limit: peopleShown } }, { signal });
        const commands = items.map(({ id, name, organisation }) => ({
          id: `person:${id}`,
          label: name,
          ...(organisation ? { description: organisation.name[locale] } : {}),
          icon: <UserIcon size={20} />,
          onAction: () => void open(`${addressOf("/users")}?${new URLSearchParams({ person: id })}`),
        }));
        return commands.length === 0 ? [] : [{ id: "people", title: text("find.people"), commands }];
      }

      return (await Promise.all([files(), people()])).flat();
    },
    [text, client, locale, groups, matches, open, applicationCommand, mayRead, mayReadPersonal, mayReadPeople],
  );
}
