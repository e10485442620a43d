import { Card, Disclosure, lazyPart, Skeleton, Stack } from "@yer/ui";
import { Suspense, useState } from "react";
import { useDisputeText } from "../disputes/dispute-texts.js";

/** Comes once somebody opens it: few choose, and the page waits for none of it. */
const OwnChoices = lazyPart(() => import("../notice-choices/OwnChoices.js"));

/** Where a citizen chooses how notices reach them. */
export function HowToldCard() {
  const text = useDisputeText();
  // Once opened it stays, closed too: what is being chosen is not taken down.
  const [wasOpened, setOpened] = useState(false);
  return (
    <Card title={text("own.choices")}>
      <Stack gap={3}>
        <p>{text("own.choices.text")}</p>
        <Disclosure title={text("own.choices.open")} onExpandedChange={(isOpen) => setOpened((was) => was || isOpen)}>
          {wasOpened ? (
            <Suspense fallback={<Skeleton lines={12} />}>
              <OwnChoices />
            </Suspense>
          ) : null}
        </Disclosure>
      </Stack>
    </Card>
  );
}
