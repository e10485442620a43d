import { organisations } from "@yer/api/contract/organisations";
import { positions, roles } from "@yer/api/contract/positions";
import { userDeeds, type usersRegister } from "@yer/api/contract/users";
import { matchesSearch } from "@yer/api/formats";
import { skip, useMay, useRead } from "@yer/api/react";
import { createBar } from "../../registers/kit/create-bar.js";
import type { Say } from "../../registers/kit/use-say.js";
import { usePeopleText } from "./people-texts.js";
import { useTerritories } from "../../base/place-choice/use-territories.js";

type Users = typeof usersRegister;
type Names = Readonly<Record<Say<unknown>["locale"], string>>;

/** What people are told apart by: what the reader may not read stands empty. */
function useChoices() {
  return {
    organisations: useRead(organisations.list, useMay("read:organisation") ? { query: {} } : skip).data?.items,
    positions: useRead(positions.list, useMay("read:position") ? {} : skip).data?.items,
    roles: useRead(roles.list, useMay("read:role") ? {} : skip).data?.items,
    territories: useTerritories().all,
  };
}

const named = ({ locale }: Say<unknown>, items: readonly { readonly id: string; readonly name: Names }[] = []) =>
  items.map(({ id, name }) => ({ id, label: name[locale] }));

/** Search and filters of the register of users: they bring lists of organisations, positions and roles. */
const UsersFilters = createBar<Users, ReturnType<typeof usePeopleText>, ReturnType<typeof useChoices>>({
  useText: usePeopleText,
  useMore: useChoices,
  search: ({ text }) => ({ label: text("people.search") }),
  filters: [
    {
      kind: "choices",
      name: "organisation",
      label: ({ text }) => text("word.organization"),
      options: (say, choices) => named(say, choices.organisations),
      filter: matchesSearch,
    },
    {
      kind: "choices",
      name: "position",
      label: ({ text }) => text("why.kind.position"),
      options: (say, choices) => named(say, choices.positions),
      filter: matchesSearch,
    },
    {
      kind: "choices",
      name: "role",
      label: ({ text }) => text("subject.role"),
      options: (say, choices) => named(say, choices.roles),
      filter: matchesSearch,
    },
    {
      kind: "choice",
      name: "territory",
      label: ({ text }) => text("people.territory"),
      options: (_, { territories }) => territories,
    },
    { kind: "flag", name: "blocked", label: ({ text }) => text("word.blocked") },
    { kind: "flag", name: "online", label: ({ text }) => text("people.state.online") },
    // What people did the report of use tells; here it can only be taken off, or asked of other days.
    {
      kind: "kept",
      name: "did",
      label: ({ text }, { did }) => text(`people.did.${userDeeds.find((deed) => deed === did) ?? "acted"}`),
    },
    { kind: "dates", from: "didFrom", to: "didTo", label: ({ text }) => text("people.did.days") },
  ],
});

export default UsersFilters;
