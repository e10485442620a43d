import { type LineProposal, type OpenLine, statementLines } from "@yer/api/contract/statement-lines";
import { formatMoney } from "@yer/api/formats";
import { addressOf } from "@yer/api/paths";
import { useRead, useTheme } from "@yer/api/react";
import { Button, Card, DescriptionList, InlineAlert, lazyPart, Link, Stack, StatusTag, useDates } from "@yer/ui";
import { Suspense, useState } from "react";
import { useTerritories } from "../../base/place-choice/use-territories.js";
import { ReadDrawer } from "../../base/screen/ReadDrawer.js";
import { LineMatches } from "./LineMatches.js";
import { type LinePart, MatchDialog } from "./MatchDialog.js";
import { PutBackButton } from "./PutBackButton.js";
import { SetAsideDialog } from "./SetAsideDialog.js";
import { useLinesText } from "./lines-texts.js";

const LineClearing = lazyPart(() => import("../clearing/LineClearing.js"));
const LineReturns = lazyPart(() => import("../returns/LineReturns.js"));

/** An application that the line may be for: what speaks for it, and what tells it from others. */
function Proposal({ of, onMatch }: { readonly of: LineProposal; readonly onMatch: () => void }) {
  const text = useLinesText();
  const { locale } = useTheme();
  const dates = useDates();
  const { nameOf } = useTerritories();
  const { applicationId: id, number, occupier, district, address, cadastreNumber, due, dueOn, evidence, takes } = of;
  return (
    <Card>
      <Stack gap={2}>
        <Link href={addressOf("/application/:id", { id })}>{number}</Link>
        <Stack direction="row" gap={2} isWrapping>
          {evidence.map((one) => (
            <StatusTag key={one} tone="info">
              {text(`line.evidence.${one}`)}
            </StatusTag>
          ))}
        </Stack>
        <DescriptionList
          items={[
            { term: text("word.occupier"), details: occupier },
            { term: text("word.district"), details: nameOf(district) },
            // One occupier may owe the same for several plots: what they are tells them apart.
            { term: text("facts.address"), details: address },
            { term: text("word.cadastreNumber"), details: cadastreNumber },
            { term: text("lines.due"), details: formatMoney(due, locale) },
            { term: text("lines.dueOn"), details: dueOn === null ? null : dates.day(dueOn) },
          ]}
        />
        <div>
          <Button size="sm" onPress={onMatch}>
            {text("lines.match.sum", { sum: formatMoney(takes, locale) })}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

interface WaitingProps {
  readonly line: OpenLine;
  readonly onMatch: (parts: readonly LinePart[]) => void;
}

/** Why the line waits, and whose it may be. */
function Waiting({ line, onMatch }: WaitingProps) {
  const text = useLinesText();
  return (
    <Stack gap={3}>
      {line.waits ? <InlineAlert tone="info">{text(`line.waits.${line.waits}`)}</InlineAlert> : null}
      {line.proposals.length > 0 ? <h3>{text("lines.proposals")}</h3> : null}
      {line.proposals.map((proposal) => (
        <Proposal
          key={proposal.applicationId}
          of={proposal}
          onMatch={() => onMatch([{ number: proposal.number, amount: proposal.takes }])}
        />
      ))}
    </Stack>
  );
}

function About({ line }: { readonly line: OpenLine }) {
  const text = useLinesText();
  const { locale } = useTheme();
  const dates = useDates();
  return (
    <DescriptionList
      items={[
        { term: text("lines.column.unmatched"), details: formatMoney(line.unmatched, locale) },
        { term: text("word.amount"), details: formatMoney(line.amount, locale) },
        { term: text("lines.column.purpose"), details: line.purpose },
        { term: text("lines.column.payer"), details: line.payer },
        { term: text("word.day"), details: dates.day(line.valueDay) },
        { term: text("word.document"), details: line.document },
        {
          term: text("lines.column.account"),
          details: line.passedFrom === null ? `${line.account.name} · ${line.account.number}` : null,
        },
      ]}
    />
  );
}

/** Whether somebody has to say whose the line is. */
const waitsFor = ({ unmatched, aside }: OpenLine): boolean => unmatched > 0 && aside === null;

/** One line beside the list: what the bank says, why it waits, whose it may be, and whose it is already. */
export function LineDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const text = useLinesText();
  const read = useRead(statementLines.get, { params: { id } });
  const { data: line } = read;
  const [parts, setParts] = useState<readonly LinePart[]>();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ReadDrawer
        read={read}
        title={text("lines.title")}
        failed={text("lines.failed")}
        shown={(of) => ({
          title: of.payer,
          body: (
            <>
              <About line={of} />
              {of.aside ? (
                <InlineAlert
                  tone={of.unmatched > 0 ? "warning" : "info"}
                  title={text(of.unmatched > 0 ? "lines.state.aside" : "bankDays.column.returned")}
                  actions={of.unmatched > 0 ? <PutBackButton line={of} /> : undefined}
                >
                  {of.aside.reason}
                </InlineAlert>
              ) : null}
              {waitsFor(of) ? <Waiting line={of} onMatch={setParts} /> : null}
              {of.aside !== null || of.returns.length > 0 ? (
                <Suspense>
                  <LineReturns line={of} />
                </Suspense>
              ) : null}
              <Suspense>
                <LineClearing line={of} />
              </Suspense>
              <LineMatches line={of} />
            </>
          ),
          acts: waitsFor(of) ? (
            <>
              <Button onPress={() => setAsking(true)}>{text("lines.aside")}</Button>
              <Button variant="primary" onPress={() => setParts([{ number: "", amount: of.unmatched }])}>
                {text("lines.match")}
              </Button>
            </>
          ) : undefined,
        })}
        onClose={onClose}
      />
      {line && parts ? <MatchDialog line={line} start={parts} onClose={() => setParts(undefined)} /> : null}
      {line && isAsking ? <SetAsideDialog line={line} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
