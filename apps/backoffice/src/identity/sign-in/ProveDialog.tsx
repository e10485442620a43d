import { factors, type IdentityProof } from "@yer/api/contract/factors";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { errorOf, useAct, useExtra } from "@yer/api/react";
import { Button, Dialog, Stack } from "@yer/ui";
import { GiveFactor, type ProofKind } from "./GiveFactor.js";
import { useSignInText } from "./sign-in-texts.js";

/** Props of {@link ProveDialog}. */
export interface ProveDialogProps {
  readonly own: ReplyOf<typeof factors.own>;
  readonly onClose: () => void;
  /** The person proved it; go on with what was asked for. */
  readonly onProved: () => void;
}

function kindsOf({ items, hasPassword }: ReplyOf<typeof factors.own>): ProofKind[] {
  const kinds = new Set<ProofKind>(items.map(({ kind }) => kind));
  return kinds.size > 0 ? [...kinds] : hasPassword ? ["password"] : [];
}

/** Asks anew who the person is, before what signs them in is changed. */
export function ProveDialog({ own, onClose, onProved }: ProveDialogProps) {
  const text = useSignInText();
  const { client } = useExtra();
  const [prove] = useAct(factors.prove);
  const kinds = kindsOf(own);
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text("security.prove")}
      footer={<Button onPress={onClose}>{text("cancel")}</Button>}
    >
      <Stack gap={3}>
        <p>{text(kinds.length > 0 ? "security.prove.text" : "security.prove.none")}</p>
        {kinds.length > 0 ? (
          <GiveFactor
            kinds={kinds}
            passkeyHost={own.passkeyHost}
            askPasskey={async () => (await client.call(factors.proveOptions)).options}
            onProof={async (proof) => {
              const outcome = await prove({ body: { proof: proof as IdentityProof } });
              if (outcome.failure) throw errorOf(outcome.failure);
              onProved();
            }}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
