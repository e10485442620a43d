import { WalletIcon } from "@yer/ui";
import { BatchScreen } from "../../registers/batches/BatchScreen.js";
import { bankListFace } from "./bank-list-face.js";
import { useReceiptsText, withReceiptsTexts } from "./receipts-texts.js";

/** `/receipts/{id}`: a bank's list, row by row: what each would do, or did. */
function ReceiptBatchScreen() {
  const text = useReceiptsText();
  return (
    <BatchScreen
      face={bankListFace}
      icon={<WalletIcon size={32} />}
      list={{ label: text("menu.receipts"), href: "/receipts" }}
      notFound={text("receipts.notFound")}
      failed={text("receipts.failed")}
      forbidden={text("receipts.noPermission")}
    />
  );
}

export default withReceiptsTexts(ReceiptBatchScreen);
