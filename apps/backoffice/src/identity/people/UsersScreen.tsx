import { users, usersRegister } from "@yer/api/contract/users";
import { useRead } from "@yer/api/react";
import { Button, lazyPart, SearchIcon } from "@yer/ui";
import { Suspense, useState } from "react";
import { AddButton } from "../../registers/kit/AddButton.js";
import { createRegister } from "../../registers/kit/create-register.js";
import type { RegisterState } from "../../registers/kit/register-state.js";
import { usePeopleText, withPeopleTexts } from "./people-texts.js";
import { UserStateTag } from "./UserStateTag.js";
import { useTerritories } from "../../base/place-choice/use-territories.js";

const UsersFilters = lazyPart(() => import("./UsersFilters.js"));
const PersonDrawer = lazyPart(() => import("./PersonDrawer.js"));
const PersonForm = lazyPart(() => import("./PersonForm.js"));

interface Part {
  readonly register: RegisterState<typeof usersRegister>;
}

/** Who is here now, and adding a person. */
function Actions({ register }: Part) {
  const text = usePeopleText();
  const [isAdding, setAdding] = useState(false);
  const { data: online } = useRead(users.onlineCount, {}, { every: 60_000 });
  return (
    <>
      {online ? (
        <Button
          variant="quiet"
          onPress={() =>
            register.ask({
              ...Object.fromEntries(Object.keys(register.asked).map((name) => [name, undefined])),
              online: true,
            })
          }
        >
          {text("people.online", { count: online.count })}
        </Button>
      ) : null}
      <AddButton code="create:user" label={text("people.add")} onPress={() => setAdding(true)} />
      <Suspense>{isAdding ? <PersonForm person={undefined} onClose={() => setAdding(false)} /> : null}</Suspense>
    </>
  );
}

function Opened({ register: { opened, open } }: Part) {
  const person = opened("person");
  if (person === undefined) return null;
  return (
    <PersonDrawer
      key={person}
      id={person}
      tab={opened("tab")}
      onTab={(tab) => open({ tab }, { replace: true })}
      onClose={() => open({ person: undefined, tab: undefined })}
    />
  );
}

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
    lastSeen: { width: 176, narrow: "hidden" },
    pinfl: { cell: (row) => row.pinfl || "—", width: 152, narrow: "hidden" },
  }),
  sort: { first: "name" },
  opens: { names: ["person"], of: ({ id }) => ({ person: id }) },
  views: "/users",
  file: { code: "export:user" },
  empty: { icon: <SearchIcon size={32} />, title: "people.empty", narrowed: { text: "people.empty.text" } },
  forbidden: "people.forbidden",
  Bar: UsersFilters,
  Actions,
  Beside: Opened,
});

export default withPeopleTexts(UsersScreen);
