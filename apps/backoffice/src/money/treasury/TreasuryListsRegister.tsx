import {
  treasuryImports,
  treasuryListBounds,
  treasuryListsRegister,
  treasuryListTemplate,
} from "@yer/api/contract/treasury-lists";
import { addressOf } from "@yer/api/paths";
import { useMay } from "@yer/api/react";
import { WalletIcon } from "@yer/ui";
import { batchColumns } from "../../registers/batches/batch-columns.js";
import { withBatchesTexts } from "../../registers/batches/batches-texts.js";
import { BatchUpload } from "../../registers/batches/BatchUpload.js";
import { createRegister } from "../../registers/kit/create-register.js";
import { useTreasuryText, withTreasuryTexts } from "./treasury-texts.js";

const hrefOf = ({ id }: { readonly id: string }): string => addressOf("/cdistribution/:id", { id });

const template = { name: "treasury-list", columns: Object.values(treasuryListTemplate) };

function Bring() {
  const text = useTreasuryText();
  const mayMark = useMay("execute:distribution");
  return (
    <>
      <p>{text("treasury.lead")}</p>
      {mayMark ? (
        <BatchUpload
          label={text("treasury.file")}
          description={text("treasury.file.hint")}
          accept={[".csv", ".xlsx"]}
          maxSize={treasuryListBounds.mostBytes}
          endpoint={treasuryImports.upload}
          hrefOf={hrefOf}
          template={template}
        />
      ) : null}
    </>
  );
}

/** Bring the treasury's list, or go on with an earlier one. */
const TreasuryListsRegister = createRegister(treasuryListsRegister, {
  useText: useTreasuryText,
  isPart: true,
  own: ["view"],
  title: "treasury.title",
  heading: "treasury.before",
  columns: batchColumns,
  href: hrefOf,
  file: {},
  empty: { icon: <WalletIcon size={32} />, title: "treasury.none" },
  forbidden: "treasury.noPermission",
  Lead: Bring,
});

export default withBatchesTexts(withTreasuryTexts(TreasuryListsRegister));
