import { WalletIcon } from "@yer/ui";
import { BatchScreen } from "../../registers/batches/BatchScreen.js";
import { treasuryListFace } from "./treasury-list-face.js";
import { useTreasuryText, withTreasuryTexts } from "./treasury-texts.js";

/** `/cdistribution/{id}`: a treasury's list, row by row: what each would mark, or marked. */
function TreasuryBatchScreen() {
  const text = useTreasuryText();
  return (
    <BatchScreen
      face={treasuryListFace}
      icon={<WalletIcon size={32} />}
      list={{ label: text("treasury.title"), href: "/cdistribution?view=treasury" }}
      notFound={text("treasury.notFound")}
      failed={text("treasury.failed")}
      forbidden={text("treasury.noPermission")}
    />
  );
}

export default withTreasuryTexts(TreasuryBatchScreen);
