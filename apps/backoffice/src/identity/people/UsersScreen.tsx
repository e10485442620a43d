import { usersRegister } from "@yer/api/contract/users";
import { lazyPart, SearchIcon } from "@yer/ui";
import { createRegister } from "../../registers/kit/create-register.js";
import { OpenedPerson } from "./OpenedPerson.js";
import { usePeopleText, withPeopleTexts } from "./people-texts.js";
import { UsersActions } from "./UsersActions.js";
import { UserStateTag } from "./UserStateTag.js";
import { useTerritories } from "../../base/place-choice/use-territories.js";

const UsersFilters = lazyPart(() => import("./UsersFilters.js"));

/** `/users`: the register of users; the person of the address in a drawer. */
const UsersScreen = createRegister(usersRegister, {
  useText: usePeopleText,
  own: ["tab"],
  title: "menu.users",
  useMore: useTerritories,
  columns: (_, { nameOf }) => ({
    name: { minWidth: 220 },
    state: { cell: (row) => <UserStateTag user={row} />, width: 144 },
    organisation: { minWidth: 200 },
    position: { minWidth: 160 },
    territory: { cell: (row) => (row.territory === null ? "—" : nameOf(row.territory)), width: 168 },
    pinfl: { cell: (row) => row.pinfl || "—", width: 152 },
  }),
  sort: { first: "name" },
  opens: { names: ["person"], of: ({ id }) => ({ person: id }) },
  views: "/users",
  file: { code: "export:user" },
  empty: { icon: <SearchIcon size={32} />, title: "people.empty", narrowed: { text: "people.empty.text" } },
  forbidden: "people.forbidden",
  Bar: UsersFilters,
  Actions: UsersActions,
  Beside: OpenedPerson,
});

export default withPeopleTexts(UsersScreen);
