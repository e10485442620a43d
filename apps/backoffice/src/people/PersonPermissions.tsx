import { type UserPage, users } from "@yer/api/contract/users";
import { matchesSearch } from "@yer/api/formats";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, useAct, useMay } from "@yer/api/react";
import { Button, Can, ConflictDialog, Disclosure, InlineAlert, MultiSelect, Stack } from "@yer/ui";
import { useState } from "react";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { toasts } from "../shell/toastQueue.js";
import { usePeopleText } from "./peopleTexts.js";
import { permissionInWords } from "./permissionInWords.js";
import { SaveDialog } from "./SaveDialog.js";
import { useCodeOptions } from "./useChoices.js";

interface Values {
  granted: string[];
  revoked: string[];
}

/** What is granted to and taken from one person beside position and roles, and what is in effect. */
export function PersonPermissions({ person }: { person: UserPage }) {
  const text = usePeopleText();
  const options = useCodeOptions();
  const mayUpdate = useMay("update:permissions");
  const start: Values = { granted: person.granted, revoked: person.revoked };
  const draft = useServerDraft<Values>("update:permissions", person.id, start, person.version);
  const [update] = useAct(users.permissions);
  const [impact] = useAct(users.impact);
  const [saving, setSaving] = useState(false);
  const [theirs, setTheirs] = useState<UserPage>();
  const [failure, setFailure] = useState<Failure>();
  const { value } = draft;

  async function save(given: Values = value, version = person.version): Promise<Failure | undefined> {
    const outcome = await update({ params: { id: person.id }, body: given, ifMatch: version });
    if (!outcome.failure) {
      await draft.discard();
      toasts.push({ tone: "success", text: text("people.saved") });
      return undefined;
    }
    if (outcome.failure.kind === "problem" && outcome.failure.problem.code === "conflict") {
      setTheirs(outcome.failure.problem.current as UserPage);
      return undefined;
    }
    setFailure(outcome.failure);
    return outcome.failure;
  }

  const say = (codes: unknown) => (codes as string[]).map((code) => permissionInWords(text, code)).join("; ") || "—";
  return (
    <Stack gap={4}>
      {failure ? (
        <InlineAlert tone="danger" announce>
          {sayFailure(text, failure)}
        </InlineAlert>
      ) : null}
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
        label={text("people.perm.granted")}
        description={text("people.perm.hint")}
        options={options}
        filter={matchesSearch}
        value={value.granted}
        onChange={(granted) => draft.change({ granted })}
        isReadOnly={!mayUpdate || !draft.ready}
      />
      <MultiSelect
        label={text("people.perm.revoked")}
        description={text("people.perm.hint")}
        options={options}
        filter={matchesSearch}
        value={value.revoked}
        onChange={(revoked) => draft.change({ revoked })}
        isReadOnly={!mayUpdate || !draft.ready}
      />
      {draft.status}
      <div>
        <Can code="update:permissions" otherwise="disable">
          {(state) => (
            <Button variant="primary" isPending={!draft.ready} onPress={() => setSaving(true)} {...state}>
              {text("people.save")}
            </Button>
          )}
        </Can>
      </div>
      {saving ? (
        <SaveDialog
          preview={() => impact({ params: { id: person.id }, body: value })}
          onSave={() => save()}
          onClose={() => setSaving(false)}
        />
      ) : null}
      {theirs ? (
        <ConflictDialog
          isOpen
          onClose={() => setTheirs(undefined)}
          fields={[
            {
              name: "granted",
              label: text("people.perm.granted"),
              base: person.granted,
              mine: value.granted,
              theirs: theirs.granted,
              show: say,
            },
            {
              name: "revoked",
              label: text("people.perm.revoked"),
              base: person.revoked,
              mine: value.revoked,
              theirs: theirs.revoked,
              show: say,
            },
          ]}
          onResolve={async (merged) => {
            const next = { ...value, ...(merged as Partial<Values>) };
            draft.change(next);
            setTheirs(undefined);
            await save(next, theirs.version);
          }}
        />
      ) : null}
    </Stack>
  );
}
