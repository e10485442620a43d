import { objections, type ObjectionRead } from "@yer/api/contract/objections";
import { sayReason } from "@yer/api/messages/sentences";
import { objectionTone } from "@yer/api/messages/tones";
import { addressOf } from "@yer/api/paths";
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
import { styled } from "styled-components";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useObjectionText } from "./objection-texts.js";
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
  /** Others of the group that get the same answer; each is chosen, for no answer can be taken back. */
  readonly together: readonly string[];
}

const empty: Written = { verdict: "", reason: "", together: [] };

/** Decides an objection with reasons, and those that say the same in one answer. What is written stays on the service until it is sent. */
export function DecisionForm({ objection, onStale }: ActProps) {
  const text = useObjectionText();
  const open = objection.alike.filter(isOpen);
  const alsoOf = ({ together }: Written) => open.filter(({ id }) => together.includes(id));
  const form = useEndpointForm(objections.decide, {
    draft: { form: "objection.decide", id: objection.id },
    start: empty,
    version: objection.version,
    fields: { verdict: text("disputes.verdict"), reason: text("disputes.reasons") },
    args: (given: Written) => ({
      params: { id: objection.id },
      body: {
        verdict: given.verdict,
        reason: given.reason,
        also: alsoOf(given).map(({ id, version }) => ({ id, version })),
      },
    }),
    stale: text("disputes.conflict"),
    onStale,
    done: () => text("disputes.decided", { count: also.length + 1 }),
  });
  const { draft, isSending } = form;
  const { verdict, together } = form.values;
  const also = alsoOf(form.values);

  // Decided or withdrawn while somebody writes: their words stay before them. While it is sent, what is read anew is this
  // very decision.
  if (!isOpen(objection) && (!draft.isChanged || isSending)) {
    return objection.alike.length === 0 ? null : (
      <Card title={text("disputes.group", { count: objection.alike.length })}>
        <Group objection={objection} chosen={undefined} />
      </Card>
    );
  }
  const closed = objection.acts.decide.map((each) => sayReason(text, each)).join(" · ");

  if (!draft.ready) return <Skeleton lines={4} />;
  return (
    <Card title={text("disputes.decision")} description={text("disputes.decision.text")}>
      <Stack gap={4} align="start">
        <FormProblem form={form} title={text("disputes.decision.failed")} />
        {closed ? (
          <InlineAlert tone="warning" isAnnounced={draft.isChanged} {...(draft.isChanged ? { title: closed } : {})}>
            {draft.isChanged ? text("disputes.decision.late") : closed}
          </InlineAlert>
        ) : null}
        <RadioGroup
          {...form.choice("verdict")}
          items={[
            { id: "upheld", label: text("word.uphold") },
            { id: "dismissed", label: text("word.dismiss") },
          ]}
          isDisabled={closed !== ""}
          isRequired
        />
        {verdict === "upheld" && objection.application.status === "announced" ? (
          <InlineAlert tone="info">{text("disputes.uphold.text")}</InlineAlert>
        ) : null}
        <TextArea
          {...form.field("reason")}
          description={text("disputes.reasons.hint")}
          limit={4000}
          rows={4}
          isDisabled={closed !== "" && !draft.isChanged}
          isReadOnly={closed !== ""}
          isRequired
        />
        {objection.alike.length > 0 ? (
          <Group
            objection={objection}
            chosen={{
              together,
              set: (id, isChosen) =>
                form.change({ together: isChosen ? [...together, id] : together.filter((each) => each !== id) }),
            }}
          />
        ) : null}
        <Button
          variant="primary"
          isPending={isSending}
          onPress={() => form.submit()}
          {...(closed ? { disabledReason: closed } : {})}
        >
          {text("disputes.decide", { count: also.length + 1 })}
        </Button>
        {draft.status}
      </Stack>
    </Card>
  );
}

/**
 * Objections of the same application that say nearly the same; the open ones are answered together unless taken out.
 */
function Group({
  objection,
  chosen,
}: {
  objection: ObjectionRead;
  chosen: { readonly together: readonly string[]; readonly set: (id: string, isChosen: boolean) => void } | undefined;
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
                  isSelected={chosen.together.includes(other.id)}
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
