import { useMay } from "@yer/api/react";
import { Skeleton, Stack, Tabs, lazyPart } from "@yer/ui";
import { type ComponentType, type ReactElement, Suspense } from "react";
import { useScreenTitle } from "../base/screen/use-screen-title.js";
import { useRegisterParams } from "../registers/address/use-register-params.js";
import { HeadOfParts } from "../registers/kit/HeadOfParts.js";
import { UnreadView } from "../registers/kit/UnreadView.js";
import BankListsRegister from "./receipts/BankListsRegister.js";
import { useReceiptsText, withReceiptsTexts } from "./receipts/receipts-texts.js";

const BankDaysRegister = lazyPart(() => import("./days/BankDaysRegister.js"));
const StatementLinesRegister = lazyPart(() => import("./lines/StatementLinesRegister.js"));
const LineReturnsRegister = lazyPart(() => import("./returns/LineReturnsRegister.js"));
const AccountsRegister = lazyPart(() => import("./accounts/AccountsRegister.js"));

const views = ["lists", "lines", "returns", "days", "accounts"] as const;

function Later({ Part }: { readonly Part: ComponentType }) {
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <Part />
    </Suspense>
  );
}

const contents = {
  lists: <BankListsRegister />,
  lines: <Later Part={StatementLinesRegister} />,
  returns: <Later Part={LineReturnsRegister} />,
  days: <Later Part={BankDaysRegister} />,
  accounts: <Later Part={AccountsRegister} />,
} satisfies Record<(typeof views)[number], ReactElement>;

/** `/receipts`: banks' lists, the lines of them that are nobody's yet, what of them is returned, the days of accounts, and the accounts themselves. */
function ReceiptsScreen() {
  const text = useReceiptsText();
  const [params, setParams] = useRegisterParams();
  // Who records nothing comes here for the days that they close, else for the accounts that they approve.
  const records = useMay("record:payment");
  const reads = useMay("read:payment");
  const usual = records ? "lists" : reads ? "days" : "accounts";
  const asked = views.find((view) => view === params.get("view"));
  // A view that one may not read is no tab of theirs; whom an address leads to it is told why it is closed.
  const may = { lists: records, lines: records, returns: reads, days: reads, accounts: true };
  useScreenTitle(text("menu.receipts"));
  return (
    <Stack gap={4}>
      <HeadOfParts title={text("menu.receipts")}>
        <UnreadView views={views} />
        <Tabs
          aria-label={text("menu.receipts")}
          selectedKey={asked ?? usual}
          onSelectionChange={(next) => setParams(next === usual ? {} : { view: next })}
          items={views
            .filter((view) => may[view] || view === asked)
            .map((view) => ({ id: view, label: text(`receipts.tab.${view}`), content: contents[view] }))}
        />
      </HeadOfParts>
    </Stack>
  );
}

export default withReceiptsTexts(ReceiptsScreen);
