import {
  bankListTemplate,
  receiptImports,
  receiptListBounds,
  receiptsRegister,
} from "@yer/api/contract/receipt-imports";
import { addressOf } from "@yer/api/paths";
import { useMay } from "@yer/api/react";
import { WalletIcon } from "@yer/ui";
import { batchColumns } from "../../registers/batches/batch-columns.js";
import { withBatchesTexts } from "../../registers/batches/batches-texts.js";
import { BatchUpload } from "../../registers/batches/BatchUpload.js";
import { createRegister } from "../../registers/kit/create-register.js";
import { useReceiptsText, withReceiptsTexts } from "./receipts-texts.js";

const hrefOf = ({ id }: { readonly id: string }): string => addressOf("/receipts/:id", { id });

const template = { name: "bank-list", columns: Object.values(bankListTemplate) };

function Bring() {
  const text = useReceiptsText();
  const mayRecord = useMay("record:payment");
  return (
    <>
      <p>{text("receipts.lead")}</p>
      {mayRecord ? (
        <BatchUpload
          label={text("receipts.file")}
          description={text("receipts.file.hint")}
          accept={[".csv", ".txt", ".xlsx"]}
          maxSize={receiptListBounds.mostBytes}
          endpoint={receiptImports.upload}
          hrefOf={hrefOf}
          template={template}
        />
      ) : null}
    </>
  );
}

/** Bring a bank's list, or go on with an earlier one. */
const BankListsRegister = createRegister(receiptsRegister, {
  useText: useReceiptsText,
  isPart: true,
  own: ["view"],
  title: "menu.receipts",
  heading: "receipts.before",
  columns: batchColumns,
  href: hrefOf,
  file: {},
  empty: { icon: <WalletIcon size={32} />, title: "receipts.none" },
  forbidden: "receipts.noPermission",
  Lead: Bring,
});

export default withBatchesTexts(withReceiptsTexts(BankListsRegister));
