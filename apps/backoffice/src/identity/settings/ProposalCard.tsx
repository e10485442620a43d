import { isSettingKey, settingRegistry } from "@yer/api/contract/setting-registry";
import { type Proposal, proposals } from "@yer/api/contract/settings";
import { useTheme } from "@yer/api/react";
import { Button, Can, Card, Stack, StatusTag, useDates } from "@yer/ui";
import { useState } from "react";
import { useTerritories } from "../../base/place-choice/use-territories.js";
import { ReasonDialog } from "./ReasonDialog.js";
import { type SettingsText, useSettingsText } from "./settings-texts.js";
import { useCovers } from "./use-covers.js";
import { valueInPlace } from "./value-in-words.js";

/** What can be done with a proposal. */
const actWords = { approve: "word.approve", refuse: "word.refuse", takeBack: "settings.proposal.takeBack" } as const;

const tones = {
  open: "warning",
  approved: "success",
  refused: "danger",
  withdrawn: "neutral",
  expired: "neutral",
  stale: "neutral",
} as const;

type Asked = "approve" | "refuse" | "takeBack";

/** What a proposal is about, as a heading. */
function subjectInWords(text: SettingsText, { subject }: Proposal): string {
  return isSettingKey(subject) ? text(`settings.name.${subject}`) : text("settings.tab.calendar");
}

function What({ proposal }: { proposal: Proposal }) {
  const { nameOf } = useTerritories();
  const text = useSettingsText();
  const dates = useDates();
  const { locale } = useTheme();
  const { subject, territory, act, validFrom, value, before, changes } = proposal;
  if (!isSettingKey(subject) || validFrom === null) {
    return (
      <Stack gap={1}>
        <strong>{text("settings.proposal.calendar", { count: changes.length })}</strong>
        <ul>
          {changes.map(({ day, kind, name }) => (
            <li key={day}>
              {dates.day(day)}: {text(`calendar.kind.${kind ?? "ordinary"}`)}
              {name === null ? "" : ` — ${name[locale]}`}
            </li>
          ))}
        </ul>
      </Stack>
    );
  }
  return (
    <Stack gap={1}>
      {settingRegistry[subject].scope === "place" ? <p>{nameOf(territory)}</p> : null}
      <strong>
        {text(act === "withdraw" ? "settings.proposal.withdraw" : "settings.proposal.set", {
          start: dates.day(validFrom),
        })}
      </strong>
      <p>
        <del>{valueInPlace(text, subject, before)}</del>
        {act === "withdraw" ? null : (
          <>
            {" "}
            → <ins>{valueInPlace(text, subject, value)}</ins>
          </>
        )}
      </p>
    </Stack>
  );
}

/** A proposal: what it changes, who made it and why, how it stands, and what this person can do about it. */
export function ProposalCard({ proposal }: { proposal: Proposal }) {
  const text = useSettingsText();
  const dates = useDates();
  const [asked, setAsked] = useState<Asked>();
  const { id, version, state, own, proposedBy, proposedAt, expiresAt, decidedBy, decidedAt, decisionReason } = proposal;
  const isOpen = state === "open";
  const covers = useCovers();
  const elsewhere = covers(proposal.territory) ? {} : { disabledReason: text("reason.other-territory") };
  return (
    <Card
      title={subjectInWords(text, proposal)}
      level={3}
      actions={<StatusTag tone={tones[state]}>{text(`settings.proposal.state.${state}`)}</StatusTag>}
    >
      <Stack gap={3}>
        <What proposal={proposal} />
        <p>{proposal.reason}</p>
        <small>{text("settings.proposal.by", { person: proposedBy.name, at: dates.moment(proposedAt) })}</small>
        {isOpen ? <small>{text("settings.proposal.expires", { at: dates.moment(expiresAt) })}</small> : null}
        {decidedBy !== null && decidedAt !== null ? (
          <p>
            {text("settings.proposal.decidedBy", {
              person: decidedBy.name,
              at: dates.moment(decidedAt),
              reason: decisionReason ?? "",
            })}
          </p>
        ) : null}
        {!isOpen ? null : own ? (
          <Stack gap={2}>
            <p>{text("settings.proposal.own")}</p>
            <div>
              <Button onPress={() => setAsked("takeBack")}>{text(actWords.takeBack)}</Button>
            </div>
          </Stack>
        ) : (
          <Can code="approve:setting" otherwise="disable">
            {(state) => (
              <Stack direction="row" gap={2}>
                <Button variant="primary" onPress={() => setAsked("approve")} {...elsewhere} {...state}>
                  {text(actWords.approve)}
                </Button>
                <Button onPress={() => setAsked("refuse")} {...elsewhere} {...state}>
                  {text(actWords.refuse)}
                </Button>
              </Stack>
            )}
          </Can>
        )}
      </Stack>
      {asked ? (
        <ReasonDialog
          title={`${text(actWords[asked])}: ${subjectInWords(text, proposal)}`}
          label={text(actWords[asked])}
          variant={asked === "refuse" ? "danger" : "primary"}
          form="approve:setting"
          id={id}
          reasonLabel={text("settings.decide.reason")}
          done={text("settings.proposal.decided")}
          endpoint={proposals[asked]}
          args={(body) => ({ params: { id }, body })}
          version={version}
          onClose={() => setAsked(undefined)}
        >
          <What proposal={proposal} />
        </ReasonDialog>
      ) : null}
    </Card>
  );
}
