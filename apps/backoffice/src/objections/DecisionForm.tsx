import { objections, type ObjectionRead } from "@yer/api/contract/objections";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { objectionTone } from "@yer/api/messages/tones";
import { addressOf } from "@yer/api/paths";
import { type Failure, useAct } from "@yer/api/react";
import {
  Button,
  Card,
  Checkbox,
  InlineAlert,
  Link,
  RadioGroup,
  Skeleton,
  Stack,
  StatusTag,
  TextArea,
  useDates,
} from "@yer/ui";
import { useState } from "react";
import { styled } from "styled-components";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { toasts } from "../shell/toastQueue.js";
import { useObjectionText } from "./objectionTexts.js";
import type { ActProps } from "./TakeAndWithdraw.js";

type Alike = ObjectionRead["alike"][number];

const Others = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
`;

const Other = styled.li`
  display: grid;
  gap: var(--yer-space-1);
  padding-block: var(--yer-space-2);
  border-block-start: 1px solid var(--yer-border);
  p {
    color: var(--yer-text-muted);
    overflow-wrap: anywhere;
  }
`;

const isOpen = ({ state }: Pick<Alike, "state">): boolean => state === "new" || state === "in_review";

interface Written {
  readonly verdict: "" | "upheld" | "dismissed";
  readonly reason: string;
  /** Others of the group that get an answer of their own. */
  readonly apart: readonly string[];
}

/** Decides an objection with reasons, and those that say the same in one answer. What is written stays on the service until it is sent. */
export function DecisionForm({ objection, onStale }: ActProps) {
  const text = useObjectionText();
  const draft = useServerDraft<Written>("objection.decide", objection.id, { verdict: "", reason: "", apart: [] });
  const [decide] = useAct(objections.decide);
  /** Until the draft is gone too: what is read anew meanwhile is this very decision. */
  const [isSending, setSending] = useState(false);
  const [faults, setFaults] = useState<{ verdict?: string; reason?: string }>({});
  const [failure, setFailure] = useState<Failure>();
  const { verdict, reason, apart } = draft.value;
  const open = objection.alike.filter(isOpen);
  const also = open.filter(({ id }) => !apart.includes(id));

  // Decided or withdrawn while somebody writes: their words stay before them.
  if (!isOpen(objection) && (!draft.isChanged || isSending)) {
    return objection.alike.length === 0 ? null : (
      <Card title={text("disputes.group", { count: objection.alike.length })}>
        <Group objection={objection} chosen={undefined} />
      </Card>
    );
  }
  const closed = objection.acts.decide.map((each) => sayReason(text, each)).join(" · ");

  async function send(): Promise<void> {
    setFailure(undefined);
    const found = {
      ...(verdict === "" ? { verdict: text("fault.required") } : {}),
      ...(reason.trim() === "" ? { reason: text("fault.required") } : {}),
    };
    setFaults(found);
    if (verdict === "" || Object.keys(found).length > 0) return;
    setSending(true);
    const outcome = await decide({
      params: { id: objection.id },
      ifMatch: objection.version,
      body: { verdict, reason: reason.trim(), also: also.map(({ id, version }) => ({ id, version })) },
    });
    if (outcome.failure) {
      setSending(false);
      setFailure(outcome.failure);
      if (outcome.failure.kind === "problem" && outcome.failure.problem.code === "conflict") onStale();
      return;
    }
    await draft.discard();
    setSending(false);
    toasts.push({ tone: "success", text: text("disputes.decided", { count: also.length + 1 }) });
  }

  if (!draft.ready) return <Skeleton lines={4} />;
  return (
    <Card title={text("disputes.decision")} description={text("disputes.decision.text")}>
      <Stack gap={4} align="start">
        {failure ? (
          <InlineAlert tone="danger" announce title={text("disputes.decision.failed")}>
            {failure.kind === "problem" && failure.problem.code === "conflict"
              ? text("disputes.conflict")
              : sayFailure(text, failure)}
          </InlineAlert>
        ) : null}
        {closed ? (
          <InlineAlert tone="warning" announce={draft.isChanged} {...(draft.isChanged ? { title: closed } : {})}>
            {draft.isChanged ? text("disputes.decision.late") : closed}
          </InlineAlert>
        ) : null}
        <RadioGroup
          label={text("disputes.verdict")}
          options={[
            { id: "upheld", label: text("disputes.uphold") },
            { id: "dismissed", label: text("disputes.dismiss") },
          ]}
          value={verdict}
          onChange={(next) => draft.change({ verdict: next as Written["verdict"] })}
          isDisabled={closed !== ""}
          isRequired
          {...(faults.verdict === undefined ? {} : { error: faults.verdict })}
        />
        {verdict === "upheld" && objection.application.status === "announced" ? (
          <InlineAlert tone="info">{text("disputes.uphold.text")}</InlineAlert>
        ) : null}
        <TextArea
          label={text("disputes.reasons")}
          description={text("disputes.reasons.hint")}
          value={reason}
          onChange={(next) => draft.change({ reason: next })}
          limit={4000}
          rows={4}
          isDisabled={closed !== "" && !draft.isChanged}
          isReadOnly={closed !== ""}
          isRequired
          error={faults.reason}
        />
        {objection.alike.length > 0 ? (
          <Group
            objection={objection}
            chosen={{
              apart,
              set: (id, isChosen) =>
                draft.change({ apart: isChosen ? apart.filter((each) => each !== id) : [...apart, id] }),
            }}
          />
        ) : null}
        <Button variant="primary" isPending={isSending} onPress={send} {...(closed ? { disabledReason: closed } : {})}>
          {text("disputes.decide", { count: also.length + 1 })}
        </Button>
        {draft.status}
      </Stack>
    </Card>
  );
}

/** Objections of the same file that say nearly the same; the open ones are answered together unless taken out. */
function Group({
  objection,
  chosen,
}: {
  objection: ObjectionRead;
  chosen: { readonly apart: readonly string[]; readonly set: (id: string, isChosen: boolean) => void } | undefined;
}) {
  const text = useObjectionText();
  const dates = useDates();
  return (
    <Stack gap={2}>
      {chosen ? <h3>{text("disputes.group", { count: objection.alike.length })}</h3> : null}
      {chosen ? <p>{text("disputes.group.text")}</p> : null}
      <Others>
        {objection.alike.map((other) => (
          <Other key={other.id}>
            <Stack direction="row" gap={2}>
              {chosen && isOpen(other) ? (
                <Checkbox
                  isSelected={!chosen.apart.includes(other.id)}
                  onChange={(isChosen) => chosen.set(other.id, isChosen)}
                >
                  {text("disputes.group.together", { number: other.number })}
                </Checkbox>
              ) : null}
              <Link
                href={addressOf("/objection/:propertyId/:id", {
                  propertyId: objection.application.id,
                  id: other.id,
                })}
              >
                {other.number}
              </Link>
              <StatusTag tone={objectionTone[other.state]}>{text(`objection.${other.state}`)}</StatusTag>
              <StatusTag tone="neutral">{text(other.same ? "disputes.group.same" : "disputes.group.near")}</StatusTag>
            </Stack>
            <span>
              {other.objector}, {dates.short(other.at)}
            </span>
            <p>{other.text}</p>
          </Other>
        ))}
      </Others>
    </Stack>
  );
}
