import { auth } from "@yer/api/contract/auth";
import type { Impact } from "@yer/api/contract/impact";
import { type UserPage, users } from "@yer/api/contract/users";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { failureOf, type Failure, useAct, useExtra, useMay, useSession } from "@yer/api/react";
import { Button, Can, HelpIcon, InlineAlert, Link, Skeleton, Stack, TextArea } from "@yer/ui";
import { useEffect, useState } from "react";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { AskDialog } from "../../base/screen/AskDialog.js";
import { LeftBehind } from "./ImpactView.js";
import { usePeopleText } from "./people-texts.js";
import { WhyDialog } from "./WhyDialog.js";

interface ActProps {
  readonly person: UserPage;
  readonly onClose: () => void;
}

/** What nobody could do any more without this person, before they are blocked. It refuses nothing. */
function BlockImpact({ person }: Pick<ActProps, "person">) {
  const text = usePeopleText();
  const [ask] = useAct(users.impact);
  const [impact, setImpact] = useState<Impact>();
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    let isCurrent = true;
    const preview = async (): Promise<void> => {
      const outcome = await ask({ params: { id: person.id }, body: { blocked: true } });
      if (!isCurrent) return;
      if (outcome.failure) setFailure(outcome.failure);
      else setImpact(outcome.data);
    };
    void preview();
    return () => {
      isCurrent = false;
    };
  }, [ask, person.id]);
  if (failure) return <InlineAlert tone="danger" isAnnounced title={sayFailure(text, failure)} />;
  if (impact === undefined) return <Skeleton lines={2} />;
  return impact.left.length === 0 ? <p>{text("people.block.others")}</p> : <LeftBehind left={impact.left} />;
}

function BlockDialog({ person, onClose }: ActProps) {
  const text = usePeopleText();
  const act = person.blocked ? text("people.unblock") : text("people.block");
  const form = useEndpointForm(users.block, {
    draft: { form: "block:user", id: person.id },
    start: { reason: "" },
    fields: { reason: text("word.reason") },
    args: ({ reason }) => ({ params: { id: person.id }, body: { blocked: !person.blocked, reason: reason.trim() } }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={act}
      label={act}
      variant={person.blocked ? "primary" : "danger"}
      disabledReason={form.values.reason.trim() === "" ? text("people.reason.first") : undefined}
      onClose={onClose}
    >
      <p>{text(person.blocked ? "people.unblock.text" : "people.block.text", { name: person.name })}</p>
      {person.blocked ? null : <BlockImpact person={person} />}
      <TextArea {...form.field("reason")} isRequired />
    </FormDialog>
  );
}

function ImpersonateDialog({ person, onClose }: ActProps) {
  const text = usePeopleText();
  const { client } = useExtra();
  const { adopt } = useSession();
  const [failure, setFailure] = useState<Failure>();
  return (
    <AskDialog
      title={text("people.impersonate")}
      label={text("people.impersonate")}
      failure={failure && sayFailure(text, failure)}
      onSend={async () => {
        try {
          adopt(await client.call(auth.impersonate, { params: { id: person.id } }));
          onClose();
        } catch (error) {
          setFailure(failureOf(error));
        }
      }}
      onClose={onClose}
    >
      <p>{text("people.impersonate.text", { name: person.name })}</p>
    </AskDialog>
  );
}

/** What can be done about a person: change, block, look as them, read their history, ask why. What may not says so. */
export function PersonActs({ person, onEdit }: { person: UserPage; onEdit: () => void }) {
  const text = usePeopleText();
  const { user: me } = useSession();
  const [open, setOpen] = useState<"block" | "impersonate" | "why">();
  const refused = (code: "oneself" | "person-blocked" | undefined) =>
    code === undefined ? {} : { disabledReason: sayReason(text, { code }) };
  const oneself = me?.id === person.id ? "oneself" : undefined;
  const close = () => setOpen(undefined);
  return (
    <Stack direction="row" gap={2}>
      <Can code="update:user" otherwise="disable">
        {(state) => (
          <Button onPress={onEdit} {...state}>
            {text("people.edit")}
          </Button>
        )}
      </Can>
      <Can code="impersonate:user" otherwise="disable">
        {(state) => (
          <Button
            onPress={() => setOpen("impersonate")}
            {...refused(oneself ?? (person.blocked ? "person-blocked" : undefined))}
            {...state}
          >
            {text("people.impersonate")}
          </Button>
        )}
      </Can>
      <Can code="block:user" otherwise="disable">
        {(state) => (
          <Button
            variant={person.blocked ? "secondary" : "danger"}
            onPress={() => setOpen("block")}
            {...refused(oneself)}
            {...state}
          >
            {text(person.blocked ? "people.unblock" : "people.block")}
          </Button>
        )}
      </Can>
      <Can code="explain:access" otherwise="disable">
        {(state) => (
          <Button icon={<HelpIcon />} onPress={() => setOpen("why")} {...state}>
            {text("why.title")}
          </Button>
        )}
      </Can>
      {useMay("read_history:user") ? <Link href={`/user-history/${person.id}`}>{text("people.history")}</Link> : null}
      {open === "block" ? <BlockDialog person={person} onClose={close} /> : null}
      {open === "impersonate" ? <ImpersonateDialog person={person} onClose={close} /> : null}
      {open === "why" ? <WhyDialog start={{ person: { id: person.id, label: person.name } }} onClose={close} /> : null}
    </Stack>
  );
}
