import { faultCodeIn } from "@yer/api/contract/faults";
import { phoneMask, checkPinfl, checkStir } from "@yer/api/formats";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { publicSite } from "@yer/api/contract/public";
import { sayFault } from "@yer/api/messages/sentences";
import { useAct } from "@yer/api/react";
import { Button, InlineAlert, Link, MaskedField, PrintIcon, Stack, TextField, useDates } from "@yer/ui";
import { useState } from "react";
import { styled } from "styled-components";
import { DisputeForm, type Faults, type Written } from "../disputes/DisputeForm.js";
import { useDisputeText } from "../disputes/dispute-texts.js";
import { uploadedIds } from "../disputes/use-file-uploads.js";
import { useStoredSession } from "../sign-in/stored-session.js";

interface Values extends Written {
  readonly name: string;
  readonly number: string;
  readonly phone: string;
}
const empty: Values = { name: "", number: "", phone: "", text: "", files: [] };

/** Takes the focus that the form leaves behind, below the header that stays in view. */
const Sent = styled.div`
  scroll-margin-block: 96px;
`;

// The same function at every render, so that it is called once, when the notice comes.
const takeFocus = (place: HTMLElement | null) => place?.focus();

/** PINFL or STIR: which of the two is told by the number of digits. */
function checkNumber(value: string): string | undefined {
  return value.replaceAll(/\D/g, "").length <= 9 ? checkStir(value) : checkPinfl(value);
}

/**
 * The form in which anyone objects to an announced application, and the receipt for it. `closed` says why none is taken
 * any more: words that somebody wrote till then stay before them.
 */
export function ObjectionForm({ id, closed }: { id: string; closed: string | undefined }) {
  const text = useDisputeText();
  const dates = useDates();
  // Who is signed in finds what they wrote again, on any machine.
  const isStored = useStoredSession() !== undefined;
  const [object] = useAct(publicSite.object);
  const [sent, setSent] = useState<ReplyOf<typeof publicSite.object>>();
  const labels = {
    name: text("objection.name"),
    number: text("objection.number"),
    phone: text("objection.phone"),
  };

  function check(values: Values): Faults {
    const number = values.number.trim();
    const codes = {
      name: values.name.trim() === "" ? "required" : undefined,
      number: number === "" ? "required" : checkNumber(number),
      phone: values.phone === "" ? "required" : phoneMask.check(values.phone),
    };
    return Object.fromEntries(
      Object.entries(codes).flatMap(([name, code]) =>
        code === undefined ? [] : [[name, sayFault(text, { code: faultCodeIn(code) })]],
      ),
    );
  }

  if (sent) {
    return (
      <Sent ref={takeFocus} tabIndex={-1}>
        <InlineAlert tone="success" title={text("objection.sent")}>
          <p>
            {text("dispute.receipt")}: <strong>{sent.number}</strong>
          </p>
          <p>{text("dispute.receipt.text", { at: dates.moment(sent.at) })}</p>
          <Stack direction="row" gap={3}>
            <Link href="/profile">{text("word.myFiles")}</Link>
            <Button size="sm" icon={<PrintIcon />} onPress={() => window.print()}>
              {text("dispute.print")}
            </Button>
          </Stack>
        </InlineAlert>
      </Sent>
    );
  }
  return (
    <DisputeForm
      form="offer.object"
      record={id}
      start={empty}
      isStored={isStored}
      isAnyone
      closed={closed}
      words={{
        lead: text("objection.text"),
        body: text("objection.body"),
        send: text("objection.send"),
        failed: text("objection.failed"),
      }}
      labels={labels}
      check={check}
      onSend={({ files, number, ...words }) =>
        object({ params: { id }, body: { ...words, number: number.trim(), ...uploadedIds(files) } })
      }
      onSent={setSent}
    >
      {({ values, change, faults }) => (
        <>
          <TextField
            name="name"
            label={labels.name}
            value={values.name}
            onChange={(name) => change({ name })}
            error={faults["name"]}
            maxLength={200}
            autoComplete="name"
            isRequired
          />
          <TextField
            name="number"
            label={labels.number}
            value={values.number}
            onChange={(number) => change({ number })}
            error={faults["number"]}
            inputMode="numeric"
            maxLength={14}
            isRequired
          />
          <MaskedField
            name="phone"
            label={labels.phone}
            mask={phoneMask}
            value={values.phone}
            onChange={(phone) => change({ phone })}
            error={faults["phone"]}
            checkMessage={(id) => sayFault(text, { code: faultCodeIn(id) })}
            isRequired
          />
        </>
      )}
    </DisputeForm>
  );
}
