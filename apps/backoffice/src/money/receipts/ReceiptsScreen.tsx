import { useMay } from "@yer/api/react";
import { Skeleton, Stack, Tabs, lazyPart } from "@yer/ui";
import { Suspense } from "react";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { useRegisterParams } from "../../registers/address/use-register-params.js";
import BankListsRegister from "./BankListsRegister.js";
import { useReceiptsText, withReceiptsTexts } from "./receipts-texts.js";

const BankDaysRegister = lazyPart(() => import("../days/BankDaysRegister.js"));
const StatementLinesRegister = lazyPart(() => import("../lines/StatementLinesRegister.js"));

const views = ["lists", "lines", "days"] as const;

/** `/receipts`: banks' lists, the lines of them that are nobody's yet, and the days of accounts. */
function ReceiptsScreen() {
  const text = useReceiptsText();
  const [params, setParams] = useRegisterParams();
  useScreenTitle(text("menu.receipts"));
  // Who closes days records nothing: the other two are not theirs to read.
  const usual = useMay("record:payment") ? "lists" : "days";
  return (
    <Stack gap={4}>
      <ScreenHead title={text("menu.receipts")} />
      <Tabs
        aria-label={text("menu.receipts")}
        selectedKey={views.find((one) => one === params.get("view")) ?? usual}
        onSelectionChange={(next) => setParams(next === usual ? {} : { view: next })}
        items={[
          { id: "lists", label: text("receipts.tab.lists"), content: <BankListsRegister /> },
          {
            id: "lines",
            label: text("receipts.tab.lines"),
            content: (
              <Suspense fallback={<Skeleton lines={8} />}>
                <StatementLinesRegister />
              </Suspense>
            ),
          },
          {
            id: "days",
            label: text("receipts.tab.days"),
            content: (
              <Suspense fallback={<Skeleton lines={8} />}>
                <BankDaysRegister />
              </Suspense>
            ),
          },
        ]}
      />
    </Stack>
  );
}

export default withReceiptsTexts(ReceiptsScreen);
