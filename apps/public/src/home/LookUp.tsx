import { parseApplicationNumber } from "@yer/api/formats";
import { sayFailure } from "@yer/api/messages/sentences";
import { type LookUpAnswer, publicSite } from "@yer/api/contract/public";
import { statusTone } from "@yer/api/messages/tones";
import { type Failure, useAct } from "@yer/api/react";
import { DescriptionList, InlineAlert, Link, Stack, StatusTag } from "@yer/ui";
import { type FormEvent, useState } from "react";
import { withFaultTexts } from "../language/fault-texts.js";
import { useText } from "../language/use-text.js";
import { Live } from "../live/Live.js";
import { StandingSentence } from "../standing/StandingSentence.js";
import { useStandingItems } from "../standing/use-standing-items.js";
import { LookUpFields } from "./LookUpFields.js";

const digitsForm = /^\d{4}$/;

function Answer({ answer }: { answer: LookUpAnswer }) {
  const text = useText();
  const items = useStandingItems(answer);
  return (
    <Stack gap={3}>
      <StandingSentence answer={answer} />
      <DescriptionList
        items={[
          {
            term: text("lookUp.status"),
            details: <StatusTag tone={statusTone[answer.status]}>{text(`status.${answer.status}`)}</StatusTag>,
          },
          ...items,
        ]}
      />
      {answer.offerId ? <Link href={`/offer/${answer.offerId}`}>{text("lookUp.offer")}</Link> : null}
    </Stack>
  );
}

function LookUpForm() {
  const text = useText();
  const [number, setNumber] = useState("");
  const [digits, setDigits] = useState("");
  const [faults, setFaults] = useState<{ number?: string; digits?: string }>({});
  const [failure, setFailure] = useState<Failure>();
  const [answer, setAnswer] = useState<LookUpAnswer>();
  const [lookUp, { pending }] = useAct(publicSite.lookUp);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (pending) return;
    const whole = parseApplicationNumber(number);
    if (whole !== undefined) setNumber(whole);
    const found = {
      ...(whole !== undefined ? {} : { number: text("fault.application-number") }),
      ...(digitsForm.test(digits.trim()) ? {} : { digits: text("fault.last-digits") }),
    };
    setFaults(found);
    setFailure(undefined);
    setAnswer(undefined);
    if (whole === undefined || found.digits) {
      form.querySelector<HTMLElement>(`[name="${found.number ? "number" : "lastDigits"}"]`)?.focus();
      return;
    }
    const outcome = await lookUp({ body: { number: whole, lastDigits: digits.trim() } });
    if (outcome.failure) setFailure(outcome.failure);
    else setAnswer(outcome.data);
  }

  const notFound = failure?.kind === "problem" && failure.problem.code === "not-found";
  return (
    <LookUpFields
      number={number}
      digits={digits}
      faults={faults}
      isPending={pending}
      onNumber={setNumber}
      onDigits={setDigits}
      onSubmit={(event) => void submit(event)}
    >
      {answer ? <Answer answer={answer} /> : null}
      {failure ? (
        <InlineAlert tone={notFound ? "info" : "danger"}>
          {notFound ? text("lookUp.notFound") : sayFailure(text, failure)}
        </InlineAlert>
      ) : null}
    </LookUpFields>
  );
}

const SpokenForm = withFaultTexts(LookUpForm);

/** The look-up of the public home (DOMAIN §7): number and last four digits; unknown and mismatch look alike. */
export default function LookUp() {
  return (
    <Live>
      <SpokenForm />
    </Live>
  );
}
