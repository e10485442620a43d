import { startAuthentication } from "@simplewebauthn/browser";
import type { FactorProof, IdentityProof, PasskeyRequest } from "@yer/api/contract/factors";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, failureOf } from "@yer/api/react";
import { Button, InlineAlert, PasswordField, Stack, TextField } from "@yer/ui";
import { type FormEvent, useState } from "react";
import { passkeyHere } from "./passkey-here.js";
import { useSignInText } from "./sign-in-texts.js";

/** Ways to prove who one is. */
export type ProofKind = FactorProof["kind"] | IdentityProof["kind"];
/** A proof of any of them. */
export type Proof = FactorProof | IdentityProof;

/** Props of {@link GiveFactor}. */
export interface GiveFactorProps {
  /** What can be given, the usual first. */
  readonly kinds: readonly ProofKind[];
  readonly passkeyHost: string | null;
  readonly askPasskey: () => Promise<PasskeyRequest>;
  /** Sends the proof; rejects with the client's errors. */
  readonly onProof: (proof: Proof) => Promise<void>;
}

/**
 * Asks for one proof of identity, of those the person has. It is not on the hook of forms (docs/decisions/0102): the
 * browser asks for the key after the press, whoever shows it sends, and a code that was refused is used up.
 */
export function GiveFactor({ kinds, passkeyHost, askPasskey, onProof }: GiveFactorProps) {
  const text = useSignInText();
  const here = passkeyHere(passkeyHost);
  const offered = kinds.filter((kind) => kind !== "passkey" || here);
  const [chosen, setKind] = useState<ProofKind>();
  const kind = chosen ?? offered[0] ?? kinds[0];
  const [code, setCode] = useState("");
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Failure | "passkey">();

  async function proofOf(): Promise<Proof | undefined> {
    if (kind === "totp" || kind === "recovery") return { kind, code };
    if (kind === "password") return { kind, password: code };
    const optionsJSON = await askPasskey();
    try {
      const response = await startAuthentication({
        optionsJSON,
      });
      return { kind: "passkey", response };
    } catch {
      // Cancelled or out of time: the browser has told the person which.
      return undefined;
    }
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setRefusal(undefined);
    try {
      const proof = await proofOf();
      if (proof) await onProof(proof);
      else setRefusal("passkey");
    } catch (error) {
      setRefusal(failureOf(error));
      setCode("");
    } finally {
      setPending(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        {refusal ? (
          <InlineAlert tone="danger" isAnnounced>
            {refusal === "passkey" ? text("factor.passkey.failed") : sayFailure(text, refusal)}
          </InlineAlert>
        ) : null}
        {kind === "password" ? (
          <PasswordField label={text("factor.kind.password")} value={code} onChange={setCode} />
        ) : null}
        {kind === "totp" ? (
          <TextField
            label={text("factor.code")}
            description={text("factor.code.hint")}
            value={code}
            onChange={setCode}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        ) : null}
        {kind === "recovery" ? (
          <TextField
            label={text("factor.kind.recovery")}
            description={text("factor.recovery.hint")}
            value={code}
            onChange={setCode}
            autoComplete="off"
          />
        ) : null}
        <Button
          type="submit"
          variant="primary"
          isWide
          isPending={pending}
          isDisabled={kind === "passkey" ? !here : code.trim() === ""}
        >
          {text(kind === "passkey" ? "factor.passkey.use" : "factor.confirm")}
        </Button>
        {kind === "passkey" && !here && passkeyHost !== null ? (
          <p>{text("factor.passkey.host", { host: passkeyHost })}</p>
        ) : null}
        {offered
          .filter((other) => other !== kind)
          .map((other) => (
            <Button
              key={other}
              isWide
              variant="quiet"
              onPress={() => {
                setKind(other);
                setCode("");
                setRefusal(undefined);
              }}
            >
              {text(`factor.kind.${other}`)}
            </Button>
          ))}
      </Stack>
    </form>
  );
}
