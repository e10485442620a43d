import { access, askedActions, type AskedAction, type Explanation } from "@yer/api/contract/access";
import { users } from "@yer/api/contract/users";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { failureOf, type Failure, useExtra, useTheme } from "@yer/api/react";
import { Button, ComboBox, Dialog, InlineAlert, Link, Select, Stack, TextField } from "@yer/ui";
import { useState } from "react";
import { usePeopleText } from "./peopleTexts.js";
import { permissionInWords } from "./permissionInWords.js";

function Answer({ answer }: { answer: Explanation }) {
  const text = usePeopleText();
  const { locale } = useTheme();
  const sources = answer.sources.map(({ kind, name }) =>
    kind === "granted" ? text("why.from.granted") : (name?.[locale] ?? ""),
  );
  return (
    <InlineAlert
      tone={answer.allowed ? "success" : "danger"}
      title={text(answer.allowed ? "why.yes" : "why.no")}
      announce
    >
      <Stack gap={2}>
        {answer.visible ? null : <p>{text("why.unseen")}</p>}
        {answer.reasons.length > 0 ? (
          <ul>
            {answer.reasons.map((reason) => (
              <li key={JSON.stringify(reason)}>{sayReason(text, reason)}</li>
            ))}
          </ul>
        ) : null}
        {answer.code === null ? null : (
          <p>
            {permissionInWords(text, answer.code)} <code>{answer.code}</code>
          </p>
        )}
        {sources.length > 0 ? <p>{text("why.from", { sources: sources.join(", ") })}</p> : null}
        {answer.revoked ? <p>{text("why.revoked")}</p> : null}
        <Link href={`/users?person=${answer.person.id}&tab=permissions`}>{text("why.change")}</Link>
      </Stack>
    </InlineAlert>
  );
}

/** "Why?": a person, a file, an action; the service says whether it is allowed, and which rule decides. */
export function WhyDialog({ onClose }: { onClose: () => void }) {
  const text = usePeopleText();
  const { client } = useExtra();
  const [person, setPerson] = useState<string | null>(null);
  const [chosen, setChosen] = useState<{ id: string; label: string }>();
  const [file, setFile] = useState("");
  const [action, setAction] = useState<AskedAction>("read");
  const [answer, setAnswer] = useState<Explanation>();
  const [failure, setFailure] = useState<Failure>();

  async function ask(): Promise<void> {
    if (person === null) return;
    setFailure(undefined);
    setAnswer(undefined);
    try {
      setAnswer(await client.call(access.explain, { query: { person, file: file.trim(), action } }));
    } catch (error) {
      setFailure(failureOf(error));
    }
  }

  const others = ["read", "read_personal", "edit"] as const;
  const isOther = (one: AskedAction): one is (typeof others)[number] => others.some((other) => other === one);
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text("why.title")}
      footer={
        <>
          <Button onPress={onClose}>{text("close")}</Button>
          <Button variant="primary" isDisabled={person === null || file.trim() === ""} onPress={ask}>
            {text("why.ask")}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{text("why.text")}</p>
        <ComboBox
          label={text("why.person")}
          value={person}
          {...(chosen ? { selectedOption: chosen } : {})}
          onChange={(id, option) => {
            setPerson(id);
            setChosen(option);
          }}
          search={async (typed, signal) => {
            const { items } = await client.call(users.list, { query: { search: typed, limit: 20 } }, { signal });
            return items.map(({ id, name }) => ({ id, label: name }));
          }}
          isRequired
        />
        <TextField
          label={text("why.file")}
          description={text("why.file.hint")}
          value={file}
          onChange={setFile}
          isRequired
        />
        <Select
          label={text("why.action")}
          options={askedActions.map((one) => ({
            id: one,
            label: isOther(one) ? text(`why.action.${one}`) : text(`move.${one}`),
          }))}
          value={action}
          onChange={(id) => setAction(id as AskedAction)}
        />
        {failure ? (
          <InlineAlert tone="danger" announce>
            {sayFailure(text, failure)}
          </InlineAlert>
        ) : null}
        {answer ? <Answer answer={answer} /> : null}
      </Stack>
    </Dialog>
  );
}
