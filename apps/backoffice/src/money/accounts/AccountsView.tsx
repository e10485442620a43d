import { type BankAccountRead, bankAccounts } from "@yer/api/contract/bank-accounts";
import { sayFailure } from "@yer/api/messages/sentences";
import { useRead, useTheme } from "@yer/api/react";
import {
  Button,
  DataTable,
  type DataTableColumn,
  InlineAlert,
  Skeleton,
  Stack,
  StatusTag,
  lazyPart,
  useDates,
} from "@yer/ui";
import { Suspense, useMemo, useState } from "react";
import { styled } from "styled-components";
import { useRefusal } from "../../base/screen/use-refusal.js";
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

/** Accounts into which charges are paid, those that wait for a second person first. */
function AccountsView() {
  const text = useAccountsText();
  const { locale } = useTheme();
  const { data, failure, refetch } = useRead(bankAccounts.register);
  const [isOpening, setOpening] = useState(false);
  const refusal = useRefusal("open:account");
  const columns = useMemo<DataTableColumn<BankAccountRead>[]>(
    () => [
      {
        id: "name",
        header: text("accounts.name"),
        isRowHeader: true,
        cell: ({ name, kind }) => (
          <Stack gap={1}>
            {name}
            <small>{text(`accounts.kind.${kind}`)}</small>
          </Stack>
        ),
        minWidth: 200,
      },
      { id: "region", header: text("word.region"), cell: ({ region }) => region.name[locale], width: 150 },
      {
        id: "number",
        header: text("lines.column.account"),
        cell: ({ number, mfo }) => (
          <Stack gap={1}>
            <Digits>{number}</Digits>
            <small>MFO {mfo}</small>
          </Stack>
        ),
        width: 200,
      },
      { id: "state", header: text("word.state"), cell: (account) => <Way account={account} />, minWidth: 220 },
      {
        id: "acts",
        header: text("word.actions"),
        cell: (account) => <AccountActs account={account} onStale={refetch} />,
        minWidth: 220,
      },
    ],
    [text, locale, refetch],
  );
  return (
    <Stack gap={4}>
      <p>{text("accounts.lead")}</p>
      <div>
        <Button variant="primary" onPress={() => setOpening(true)} {...refusal}>
          {text("accounts.open")}
        </Button>
      </div>
      {failure ? (
        <InlineAlert tone="danger" title={text("accounts.failed")}>
          {sayFailure(text, failure)}
        </InlineAlert>
      ) : null}
      {data === undefined && failure === undefined ? <Skeleton lines={4} /> : null}
      {data?.items.length === 0 ? <p>{text("accounts.none")}</p> : null}
      {data !== undefined && data.items.length > 0 ? (
        <DataTable
          aria-label={text("receipts.tab.accounts")}
          columns={columns}
          rows={data.items}
          rowId={({ id }) => id}
        />
      ) : null}
      {/* Below a list that has not come it would be pushed down by it. */}
      {data === undefined && failure === undefined ? null : (
        <Suspense>
          <ClearingBalances />
        </Suspense>
      )}
      {isOpening ? (
        <Suspense>
          <OpenAccountDialog onClose={() => setOpening(false)} />
        </Suspense>
      ) : null}
    </Stack>
  );
}

export default withReceiptsTexts(withAccountsTexts(AccountsView));
