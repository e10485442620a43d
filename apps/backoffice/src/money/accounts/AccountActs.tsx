import { type BankAccountMove, type BankAccountRead, bankAccounts } from "@yer/api/contract/bank-accounts";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { type Failure, useAct } from "@yer/api/react";
import { Button, Stack, TextArea } from "@yer/ui";
import { useState } from "react";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { AskDialog } from "../../base/screen/AskDialog.js";
import { toasts } from "../../base/screen/toast-queue.js";
import { useAccountsText } from "./accounts-texts.js";

/** The moves that lead on from each state. */
const offered = {
  proposed: ["approve", "refuse", "withdraw"],
  open: ["close"],
  closing: ["approve", "refuse", "withdraw"],
  closed: [],
  refused: [],
  withdrawn: [],
} as const satisfies Record<BankAccountRead["state"], readonly BankAccountMove[]>;

interface MoveProps {
  readonly account: BankAccountRead;
  /** Called when somebody changed the account meanwhile, to read it again. */
  readonly onStale: () => unknown;
  readonly onClose: () => void;
}

/** Asks before a move that needs no words. */
function Ask({ account, move, onStale, onClose }: MoveProps & { readonly move: "approve" | "withdraw" }) {
  const text = useAccountsText();
  const [act] = useAct(bankAccounts[move]);
  const [failed, setFailed] = useState<Failure>();
  const { number } = account;
  const asked = move === "withdraw" ? "withdraw" : account.state === "closing" ? "close" : "open";
  async function send(): Promise<void> {
    const { failure } = await act({ params: { id: account.id }, ifMatch: account.version });
    if (failure) {
      setFailed(failure);
      onStale();
      return;
    }
    toasts.push({ tone: "success", text: text(`accounts.done.${move}`) });
    onClose();
  }
  return (
    <AskDialog
      title={text(`accounts.move.${move}`)}
      label={text(`accounts.move.${move}`)}
      failure={failed && sayFailure(text, failed)}
      onSend={send}
      onClose={onClose}
    >
      <p>{text(`accounts.ask.${asked}`, { number })}</p>
    </AskDialog>
  );
}

/** Closes an account, or refuses what was proposed of it: with a reason. */
function Say({ account, move, onStale, onClose }: MoveProps & { readonly move: "close" | "refuse" }) {
  const text = useAccountsText();
  const form = useEndpointForm(bankAccounts[move], {
    start: { reason: "" },
    version: account.version,
    stale: text("accounts.conflict"),
    onStale: () => void onStale(),
    fields: { reason: text("word.reason") },
    args: (body: { readonly reason: string }) => ({ params: { id: account.id }, body }),
    done: () => text(`accounts.done.${move}`),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={text(`accounts.move.${move}`)}
      label={text(`accounts.move.${move}`)}
      variant="danger"
      onClose={onClose}
    >
      <p>{move === "close" ? text("accounts.close.text") : account.number}</p>
      <TextArea {...form.field("reason")} limit={500} isRequired />
    </FormDialog>
  );
}

/** What can be done with an account; what is closed to the reader says why. */
export function AccountActs({ account, onStale }: Omit<MoveProps, "onClose">) {
  const text = useAccountsText();
  const [move, setMove] = useState<BankAccountMove>();
  const moves: readonly BankAccountMove[] = offered[account.state];
  if (moves.length === 0) return "—";
  const shared = { account, onStale, onClose: () => setMove(undefined) };
  return (
    <>
      <Stack direction="row" gap={2} isWrapping>
        {moves.map((one) => {
          const [reason] = account.acts[one] ?? [];
          return (
            <Button
              key={one}
              size="sm"
              variant={one === "approve" ? "primary" : "secondary"}
              onPress={() => setMove(one)}
              {...(reason && { disabledReason: sayReason(text, reason) })}
            >
              {text(`accounts.move.${one}`)}
            </Button>
          );
        })}
      </Stack>
      {move === "approve" || move === "withdraw" ? <Ask {...shared} move={move} /> : null}
      {move === "close" || move === "refuse" ? <Say {...shared} move={move} /> : null}
    </>
  );
}
