import { startRegistration } from "@simplewebauthn/browser";
import type { BegunEnrolment, Enrolment, FactorKind } from "@yer/api/contract/factors";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, failureOf } from "@yer/api/react";
import { Button, InlineAlert, Stack, TextField } from "@yer/ui";
import { type FormEvent, useState } from "react";
import { passkeyHere } from "./passkey-here.js";
import { QrCode } from "./QrCode.js";
import { useSignInText } from "./sign-in-texts.js";

/** Props of {@link EnrolFactor}. */
export interface EnrolFactorProps {
  /** Host name that passkeys are bound to. */
  readonly passkeyHost: string | null;
  readonly begin: (kind: FactorKind) => Promise<BegunEnrolment>;
  /** Sends the enrolment; rejects with the client's errors. */
  readonly finish: (enrolment: Enrolment) => Promise<void>;
}

/**
 * Adds a second factor: an app that shows codes, or a passkey; each with a name the person knows it by. It is not on the
 * hook of forms (docs/decisions/0102): the browser asks for the key after the press, and whoever shows it sends.
 */
export function EnrolFactor({ passkeyHost, begin, finish }: EnrolFactorProps) {
  const text = useSignInText();
  const [begun, setBegun] = useState<BegunEnrolment>();
  const [name, setName] = useState("");
  const [code, setCode] = useState("");
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Failure | "passkey">();
  const here = passkeyHere(passkeyHost);

  async function start(kind: FactorKind): Promise<void> {
    setRefusal(undefined);
    try {
      setBegun(await begin(kind));
      setName(text(`factor.name.${kind}`));
    } catch (error) {
      setRefusal(failureOf(error));
    }
  }

  async function enrolmentOf(factor: BegunEnrolment): Promise<Enrolment | undefined> {
    if (factor.kind === "totp") return { kind: "totp", name, code };
    try {
      const response = await startRegistration({ optionsJSON: factor.options });
      return { kind: "passkey", name, response: response as Extract<Enrolment, { kind: "passkey" }>["response"] };
    } catch {
      // Cancelled, out of time, or a key that is enrolled already: the browser has told the person which.
      return undefined;
    }
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!begun || pending) return;
    setPending(true);
    setRefusal(undefined);
    try {
      const enrolment = await enrolmentOf(begun);
      if (enrolment) await finish(enrolment);
      else setRefusal("passkey");
    } catch (error) {
      setRefusal(failureOf(error));
      // A challenge is judged once; the next try needs its own.
      if (begun.kind === "passkey") setBegun(undefined);
    } finally {
      setPending(false);
    }
  }

  const alert = refusal ? (
    <InlineAlert tone="danger" isAnnounced>
      {refusal === "passkey" ? text("factor.passkey.failed") : sayFailure(text, refusal)}
    </InlineAlert>
  ) : null;

  if (!begun) {
    return (
      <Stack gap={3}>
        {alert}
        <Button variant="primary" isWide onPress={() => start("totp")}>
          {text("factor.add.totp")}
        </Button>
        <Button isWide isDisabled={!here} onPress={() => start("passkey")}>
          {text("factor.add.passkey")}
        </Button>
        {here ? null : (
          <p>
            {passkeyHost === null ? text("factor.passkey.nowhere") : text("factor.passkey.host", { host: passkeyHost })}
          </p>
        )}
      </Stack>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        {alert}
        {begun.kind === "totp" ? (
          <>
            <p>{text("factor.totp.scan")}</p>
            <QrCode text={begun.uri} label={text("factor.totp.qr")} />
            <TextField label={text("factor.totp.secret")} value={begun.secret} isReadOnly />
            <TextField
              label={text("factor.code")}
              description={text("factor.code.hint")}
              value={code}
              onChange={setCode}
              inputMode="numeric"
              autoComplete="one-time-code"
              isRequired
            />
          </>
        ) : null}
        <TextField
          label={text("word.name")}
          description={text("factor.name.hint")}
          value={name}
          onChange={setName}
          maxLength={60}
          isRequired
        />
        <Button
          type="submit"
          variant="primary"
          isWide
          isPending={pending}
          isDisabled={name.trim() === "" || (begun.kind === "totp" && code.trim() === "")}
        >
          {text("factor.finish")}
        </Button>
      </Stack>
    </form>
  );
}
