import { auth } from "@yer/api/contract/auth";
import { type UserPage, users } from "@yer/api/contract/users";
import { sayFailure } from "@yer/api/messages/sentences";
import { failureOf, type Failure, useAct, useExtra, useMay, useSession } from "@yer/api/react";
import { Button, Dialog, InlineAlert, Link, Stack, TextArea } from "@yer/ui";
import { useState } from "react";
import { usePeopleText } from "./peopleTexts.js";

function BlockDialog({ person, onClose }: { person: UserPage; onClose: () => void }) {
  const text = usePeopleText();
  const [block] = useAct(users.block);
  const [reason, setReason] = useState("");
  const [failure, setFailure] = useState<Failure>();
  const act = person.blocked ? text("people.unblock") : text("people.block");
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={act}
      footer={
        <>
          <Button onPress={onClose}>{text("cancel")}</Button>
          <Button
            variant={person.blocked ? "primary" : "danger"}
            isDisabled={reason.trim() === ""}
            onPress={async () => {
              const body = { blocked: !person.blocked, reason: reason.trim() };
              const outcome = await block({ params: { id: person.id }, body });
              if (outcome.failure) setFailure(outcome.failure);
              else onClose();
            }}
          >
            {act}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {failure ? (
          <InlineAlert tone="danger" announce>
            {sayFailure(text, failure)}
          </InlineAlert>
        ) : null}
        <p>{text(person.blocked ? "people.unblock.text" : "people.block.text", { name: person.name })}</p>
        <TextArea label={text("people.reason")} value={reason} onChange={setReason} isRequired />
      </Stack>
    </Dialog>
  );
}

function ImpersonateDialog({ person, onClose }: { person: UserPage; onClose: () => void }) {
  const text = usePeopleText();
  const { client } = useExtra();
  const { adopt } = useSession();
  const [failure, setFailure] = useState<Failure>();
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text("people.impersonate")}
      footer={
        <>
          <Button onPress={onClose}>{text("cancel")}</Button>
          <Button
            variant="primary"
            onPress={async () => {
              try {
                adopt(await client.call(auth.impersonate, { params: { id: person.id } }));
                onClose();
              } catch (error) {
                setFailure(failureOf(error));
              }
            }}
          >
            {text("people.impersonate")}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {failure ? (
          <InlineAlert tone="danger" announce>
            {sayFailure(text, failure)}
          </InlineAlert>
        ) : null}
        <p>{text("people.impersonate.text", { name: person.name })}</p>
      </Stack>
    </Dialog>
  );
}

/** What can be done about a person: change, block, look as them, read their history. */
export function PersonActs({ person, onEdit }: { person: UserPage; onEdit: () => void }) {
  const text = usePeopleText();
  const { user: me } = useSession();
  const mayUpdate = useMay("update:user");
  const mayBlock = useMay("block:user");
  const mayImpersonate = useMay("impersonate:user");
  const mayReadHistory = useMay("read_history:user");
  const [open, setOpen] = useState<"block" | "impersonate">();
  const isOther = me?.id !== person.id;
  return (
    <Stack direction="row" gap={2}>
      {mayUpdate ? <Button onPress={onEdit}>{text("people.edit")}</Button> : null}
      {mayImpersonate && isOther && !person.blocked ? (
        <Button onPress={() => setOpen("impersonate")}>{text("people.impersonate")}</Button>
      ) : null}
      {mayBlock && isOther ? (
        <Button variant={person.blocked ? "secondary" : "danger"} onPress={() => setOpen("block")}>
          {text(person.blocked ? "people.unblock" : "people.block")}
        </Button>
      ) : null}
      {mayReadHistory ? <Link href={`/user-history/${person.id}`}>{text("people.history")}</Link> : null}
      {open === "block" ? <BlockDialog person={person} onClose={() => setOpen(undefined)} /> : null}
      {open === "impersonate" ? <ImpersonateDialog person={person} onClose={() => setOpen(undefined)} /> : null}
    </Stack>
  );
}
