import { basketOfFaults } from "@yer/api/contract/area-faults";
import type { Area } from "@yer/api/contract/area-facts";
import { addressOf } from "@yer/api/paths";
import { Button, InlineAlert, lazyPart } from "@yer/ui";
import { Suspense, useState } from "react";
import { GuardedLink } from "../../../base/screen/GuardedLink.js";
import { useRefusal } from "../../../base/screen/use-refusal.js";
import { basketLabel } from "../area-baskets.js";
import { useAreaPageText } from "./area-page-texts.js";
import { FaultList } from "./FaultList.js";

const CheckDialog = lazyPart(() => import("./acts/CheckDialog.js"));

/** What the check found wrong with the area, what it proposes, and the three ways to answer: mend, accept, refuse. */
export function AreaFaults({ area }: { area: Area }) {
  const { id, version, basket, faults } = area;
  const text = useAreaPageText();
  const refusal = useRefusal("set_aside:area");
  const [asked, setAsked] = useState<"accept" | "refuse">();
  const open = faults.filter(({ refusal: why }) => why === null);
  const proposed = basket === null ? basketOfFaults(open.map(({ code }) => code)) : undefined;
  return (
    <>
      <InlineAlert
        tone={open.length > 0 ? "warning" : "info"}
        title={text("areaPage.faults", { count: open.length })}
        actions={
          open.length > 0 ? (
            <>
              <GuardedLink code="update:area" href={addressOf("/draft/:id", { id })} variant="secondary">
                {text("areaPage.faults.mend")}
              </GuardedLink>
              {proposed ? (
                <>
                  <Button {...refusal} onPress={() => setAsked("accept")}>
                    {text("areaMove.accept")}
                  </Button>
                  <Button {...refusal} onPress={() => setAsked("refuse")}>
                    {text("areaMove.refuse_check")}
                  </Button>
                </>
              ) : null}
            </>
          ) : undefined
        }
      >
        <FaultList area={area} faults={faults} />
        {proposed ? <p>{text("areaPage.faults.text", { basket: text(basketLabel(proposed)) })}</p> : null}
      </InlineAlert>
      {asked ? (
        <Suspense>
          <CheckDialog key={version} id={id} verdict={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
