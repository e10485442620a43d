import { useMay } from "@yer/api/react";
import { lazyPart, Skeleton, Stack, Tabs } from "@yer/ui";
import { Suspense } from "react";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { useRegisterParams } from "../../registers/address/use-register-params.js";
import { HeadOfParts } from "../../registers/kit/HeadOfParts.js";
import { UnreadView } from "../../registers/kit/UnreadView.js";
import { useDistributionsText, withDistributionsTexts } from "./distributions-texts.js";

const DistributionsRegister = lazyPart(() => import("./DistributionsRegister.js"));
const OrdersRegister = lazyPart(() => import("./OrdersRegister.js"));
const MonthsRegister = lazyPart(() => import("../months/MonthsRegister.js"));

const TreasuryListsRegister = lazyPart(() => import("../treasury/TreasuryListsRegister.js"));

const views = ["distributions", "orders", "treasury", "months"] as const;

/** `/cdistribution`: what covers charges, by budget, the payment orders that pay it out, the treasury's answers, and the months of the books. */
function DistributionsScreen() {
  const text = useDistributionsText();
  const [params, setParams] = useRegisterParams();
  const mayMark = useMay("execute:distribution");
  const view = views.find((one) => one === params.get("view")) ?? "distributions";
  useScreenTitle(text("menu.cdistribution"));
  return (
    <Stack gap={4}>
      <HeadOfParts title={text("menu.cdistribution")}>
        <UnreadView views={views} />
        <Tabs
          aria-label={text("distributions.tabs")}
          selectedKey={view}
          onSelectionChange={(next) => setParams(next === "distributions" ? {} : { view: next })}
          items={[
            {
              id: "distributions",
              label: text("distributions.tab.distributions"),
              content: (
                <Suspense fallback={<Skeleton lines={8} />}>
                  <DistributionsRegister />
                </Suspense>
              ),
            },
            {
              id: "orders",
              label: text("distributions.tab.orders"),
              content: (
                <Suspense fallback={<Skeleton lines={8} />}>
                  <OrdersRegister />
                </Suspense>
              ),
            },
            ...(mayMark
              ? [
                  {
                    id: "treasury",
                    label: text("distributions.tab.treasury"),
                    content: (
                      <Suspense fallback={<Skeleton lines={8} />}>
                        <TreasuryListsRegister />
                      </Suspense>
                    ),
                  },
                ]
              : []),
            {
              id: "months",
              label: text("distributions.tab.months"),
              content: (
                <Suspense fallback={<Skeleton lines={8} />}>
                  <MonthsRegister />
                </Suspense>
              ),
            },
          ]}
        />
      </HeadOfParts>
    </Stack>
  );
}

export default withDistributionsTexts(DistributionsScreen);
