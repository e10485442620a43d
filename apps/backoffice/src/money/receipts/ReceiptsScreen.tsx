import { Skeleton, Stack, Tabs, lazyPart } from "@yer/ui";
import { Suspense } from "react";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { useRegisterParams } from "../../registers/address/use-register-params.js";
import BankListsRegister from "./BankListsRegister.js";
import { useReceiptsText, withReceiptsTexts } from "./receipts-texts.js";

const StatementLinesRegister = lazyPart(() => import("../lines/StatementLinesRegister.js"));

/** `/receipts`: banks' lists, and the lines of them that are nobody's yet. */
function ReceiptsScreen() {
  const text = useReceiptsText();
  const [params, setParams] = useRegisterParams();
  useScreenTitle(text("menu.receipts"));
  return (
    <Stack gap={4}>
      <ScreenHead title={text("menu.receipts")} />
      <Tabs
        aria-label={text("menu.receipts")}
        selectedKey={params.get("view") === "lines" ? "lines" : "lists"}
        onSelectionChange={(next) => setParams(next === "lines" ? { view: next } : {})}
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
        ]}
      />
    </Stack>
  );
}

export default withReceiptsTexts(ReceiptsScreen);
