import { lazyPart, Skeleton, Stack, Tabs } from "@yer/ui";
import { Suspense } from "react";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { useRegisterParams } from "../../registers/address/use-register-params.js";
import { useDistributionsText, withDistributionsTexts } from "./distributions-texts.js";

const DistributionsRegister = lazyPart(() => import("./DistributionsRegister.js"));
const OrdersRegister = lazyPart(() => import("./OrdersRegister.js"));

/** `/cdistribution`: what covers charges, by budget, and the payment orders that pay it out. */
function DistributionsScreen() {
  const text = useDistributionsText();
  const [params, setParams] = useRegisterParams();
  const view = params.get("view") === "orders" ? "orders" : "distributions";
  useScreenTitle(text("menu.cdistribution"));
  return (
    <Stack gap={4}>
      <ScreenHead title={text("menu.cdistribution")} />
      <Tabs
        aria-label={text("distributions.tabs")}
        selectedKey={view}
        onSelectionChange={(next) => setParams(next === "orders" ? { view: next } : {})}
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
        ]}
      />
    </Stack>
  );
}

export default withDistributionsTexts(DistributionsScreen);
