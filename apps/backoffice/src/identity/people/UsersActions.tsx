import { users, type usersRegister } from "@yer/api/contract/users";
import { useRead } from "@yer/api/react";
import { Button, lazyPart } from "@yer/ui";
import { Suspense, useState } from "react";
import { AddButton } from "../../registers/kit/AddButton.js";
import type { RegisterState } from "../../registers/kit/register-state.js";
import { usePeopleText } from "./people-texts.js";

const PersonForm = lazyPart(() => import("./PersonForm.js"));

/** Who is here now, and adding a person. */
export function UsersActions({ register }: { readonly register: RegisterState<typeof usersRegister> }) {
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
