import { type UserPage, users } from "@yer/api/contract/users";
import { matchesSearch } from "@yer/api/formats";
import { useAct, useMay } from "@yer/api/react";
import { Button, Can, Disclosure, MultiSelect, Stack } from "@yer/ui";
import { useState } from "react";
import { FormCompared } from "../../base/forms/FormCompared.js";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { usePeopleText } from "./people-texts.js";
import { permissionInWords } from "./permission-in-words.js";
import { SaveDialog } from "./SaveDialog.js";
import { useCodeOptions } from "./use-choices.js";

interface Values {
  granted: string[];
  revoked: string[];
}

const valuesOf = ({ granted, revoked }: UserPage): Values => ({ granted, revoked });

/** What is granted to and taken from one person beside position and roles, and what is in effect. */
export function PersonPermissions({ person }: { person: UserPage }) {
  const text = usePeopleText();
  const options = useCodeOptions();
  const mayUpdate = useMay("update:permissions");
  const [impact] = useAct(users.impact);
  const [isPreviewed, setPreviewed] = useState(false);
  const show = (codes: unknown) => (codes as string[]).map((code) => permissionInWords(text, code)).join("; ") || "—";
  const form = useEndpointForm(users.permissions, {
    draft: { form: "update:permissions", id: person.id },
    start: valuesOf(person),
    version: person.version,
    fields: {
      granted: { label: text("people.perm.granted"), show },
      revoked: { label: text("people.perm.revoked"), show },
    },
    args: (body: Values) => ({ params: { id: person.id }, body }),
    compare: { read: (current) => current as UserPage | undefined, valuesOf },
    done: () => text("word.saved"),
  });
  const { draft } = form;
  const isReadOnly = !mayUpdate || !draft.ready;

  return (
    <Stack gap={4}>
      <FormProblem form={form} />
      <Disclosure title={text("people.perm.effective", { count: person.effective.length })}>
        <ul>
          {person.effective.map((code) => (
            <li key={code}>
              {permissionInWords(text, code)} <code>{code}</code>
            </li>
          ))}
        </ul>
      </Disclosure>
      <MultiSelect
        {...form.field("granted")}
        description={text("people.perm.hint")}
        items={options}
        filter={matchesSearch}
        isReadOnly={isReadOnly}
      />
      <MultiSelect
        {...form.field("revoked")}
        description={text("people.perm.hint")}
        items={options}
        filter={matchesSearch}
        isReadOnly={isReadOnly}
      />
      {draft.status}
      <div>
        <Can code="update:permissions" otherwise="disable">
          {(state) => (
            <Button variant="primary" isPending={!draft.ready} onPress={() => setPreviewed(form.check())} {...state}>
              {text("word.save")}
            </Button>
          )}
        </Can>
      </div>
      {isPreviewed ? (
        <SaveDialog
          preview={() => impact({ params: { id: person.id }, body: form.values })}
          onSave={() => form.submit()}
          onClose={() => setPreviewed(false)}
        />
      ) : null}
      <FormCompared form={form} />
    </Stack>
  );
}
