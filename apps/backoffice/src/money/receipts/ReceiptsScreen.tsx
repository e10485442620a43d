import { useMay } from "@yer/api/react";
import { Skeleton, Stack, Tabs, lazyPart } from "@yer/ui";
import { type ComponentType, Suspense } from "react";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { useRegisterParams } from "../../registers/address/use-register-params.js";
import BankListsRegister from "./BankListsRegister.js";
import { useReceiptsText, withReceiptsTexts } from "./receipts-texts.js";

const BankDaysRegister = lazyPart(() => import("../days/BankDaysRegister.js"));
const StatementLinesRegister = lazyPart(() => import("../lines/StatementLinesRegister.js"));
const LineReturnsRegister = lazyPart(() => import("../returns/LineReturnsRegister.js"));
const AccountsView = lazyPart(() => import("../accounts/AccountsView.js"));

const views = ["lists", "lines", "returns", "days", "accounts"] as const;

function Later({ Part }: { readonly Part: ComponentType }) {
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <Part />
    </Suspense>
  );
}

/** `/receipts`: banks' lists, the lines of them that are nobody's yet, what of them is returned, the days of accounts, and the accounts themselves. */
function ReceiptsScreen() {
  const text = useReceiptsText();
  const [params, setParams] = useRegisterParams();
  // Who records nothing comes here for the days that they close, else for the accounts that they approve.
  const records = useMay("record:payment");
  const reads = useMay("read:payment");
  const usual = records ? "lists" : reads ? "days" : "accounts";
  useScreenTitle(text("menu.receipts"));
  return (
    <Stack gap={4}>
      <ScreenHead title={text("menu.receipts")} />
      <Tabs
        aria-label={text("menu.receipts")}
        selectedKey={views.find((view) => view === params.get("view")) ?? usual}
        onSelectionChange={(next) => setParams(next === usual ? {} : { view: next })}
        items={[
          { id: "lists", label: text("receipts.tab.lists"), content: <BankListsRegister /> },
          { id: "lines", label: text("receipts.tab.lines"), content: <Later Part={StatementLinesRegister} /> },
          { id: "returns", label: text("receipts.tab.returns"), content: <Later Part={LineReturnsRegister} /> },
          { id: "days", label: text("receipts.tab.days"), content: <Later Part={BankDaysRegister} /> },
          { id: "accounts", label: text("receipts.tab.accounts"), content: <Later Part={AccountsView} /> },
        ]}
      />
    </Stack>
  );
}

export default withReceiptsTexts(ReceiptsScreen);
