import type { ChargeReceipt } from "@yer/api/contract/charges";
import type { DataTableColumn } from "@yer/ui";
import { useMemo } from "react";
import { Receipts } from "../../cases/applications/payment/Receipts.js";
import { useMoney } from "../../cases/applications/payment/use-money.js";
import { useChargeText } from "./charges-texts.js";

/** Props of {@link ChargeReceipts}. */
export interface ChargeReceiptsProps {
  readonly applicationId: string;
  readonly receipts: readonly ChargeReceipt[];
}

/** What was received, and how much of each receipt covers the charge. */
export function ChargeReceipts({ applicationId, receipts }: ChargeReceiptsProps) {
  const text = useChargeText();
  const money = useMoney();
  const more = useMemo<DataTableColumn<ChargeReceipt>[]>(
    () => [
      {
        id: "covers",
        header: text("charges.covers"),
        cell: ({ covers }) => money(covers),
        align: "end",
        minWidth: 160,
      },
    ],
    [text, money],
  );
  return <Receipts applicationId={applicationId} receipts={receipts} more={more} />;
}
