import { type BankAccountRead, bankAccountsRegister } from "@yer/api/contract/bank-accounts";
import { Button, lazyPart, Stack, StatusTag, useDates, WalletIcon } from "@yer/ui";
import { Suspense, useMemo, useState } from "react";
import { styled } from "styled-components";
import { useRefusal } from "../../base/screen/use-refusal.js";
import { createRegister, type RegisterPart } from "../../registers/kit/create-register.js";
import { withReceiptsTexts } from "../receipts/receipts-texts.js";
import { AccountActs } from "./AccountActs.js";
import { useAccountsText, withAccountsTexts } from "./accounts-texts.js";

const ClearingBalances = lazyPart(() => import("../clearing/ClearingBalances.js"));
const OpenAccountDialog = lazyPart(() => import("./OpenAccountDialog.js"));

const tones = {
  proposed: "warning",
  open: "success",
  closing: "warning",
  closed: "neutral",
  refused: "neutral",
  withdrawn: "neutral",
} as const;

/** A number is read and compared as one word. */
const Digits = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

/** How an account came to stand as it does. */
function Way({ account: { state, proposedBy, decidedBy, reason, at } }: { readonly account: BankAccountRead }) {
  const text = useAccountsText();
  const dates = useDates();
  const said = [
    dates.short(at),
    proposedBy && text("accounts.by", { name: proposedBy }),
    decidedBy && text("accounts.decided", { name: decidedBy }),
    reason,
  ].filter((one) => one !== null && one !== "");
  return (
    <Stack gap={1}>
      <StatusTag tone={tones[state]}>{text(`accounts.state.${state}`)}</StatusTag>
      <small>{said.join(" · ")}</small>
    </Stack>
  );
}

/** What accounts are, and the way to open one. */
function Open() {
  const text = useAccountsText();
  const [isOpening, setOpening] = useState(false);
  const refusal = useRefusal("open:account");
  return (
    <>
      <p>{text("accounts.lead")}</p>
      <div>
        <Button variant="primary" onPress={() => setOpening(true)} {...refusal}>
          {text("accounts.open")}
        </Button>
      </div>
      {isOpening ? (
        <Suspense>
          <OpenAccountDialog onClose={() => setOpening(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** What regions owe each other, once the list has come: it would be pushed down by it. */
const Owed: RegisterPart<typeof bankAccountsRegister> = ({ register: { data, failure } }) =>
  data === undefined && failure === undefined ? null : <ClearingBalances />;

/** Accounts into which charges are paid, those that wait for a second person first. */
const AccountsRegister = createRegister(bankAccountsRegister, {
  useText: useAccountsText,
  isPart: true,
  own: ["view"],
  title: "receipts.tab.accounts",
  useMore: ({ refetch }) => useMemo(() => ({ refetch }), [refetch]),
  columns: ({ text }, { refetch }) => ({
    name: {
      cell: ({ name, kind }) => (
        <Stack gap={1}>
          {name}
          <small>{text(`accounts.kind.${kind}`)}</small>
        </Stack>
      ),
      minWidth: 200,
    },
    region: { width: 150 },
    number: {
      cell: ({ number, mfo }) => (
        <Stack gap={1}>
          <Digits>{number}</Digits>
          <small>MFO {mfo}</small>
        </Stack>
      ),
      width: 200,
    },
    state: { cell: (account) => <Way account={account} />, minWidth: 220 },
    acts: { cell: (account) => <AccountActs account={account} onStale={refetch} />, minWidth: 220 },
  }),
  empty: { icon: <WalletIcon size={32} />, title: "accounts.none" },
  forbidden: "accounts.forbidden",
  Lead: Open,
  Beside: Owed,
});

export default withReceiptsTexts(withAccountsTexts(AccountsRegister));
