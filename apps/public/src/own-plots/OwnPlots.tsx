import { type OwnPlot, ownPlots, type OwnPlotState } from "@yer/api/contract/own-plots";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct } from "@yer/api/react";
import {
  Button,
  Card,
  Dialog,
  InlineAlert,
  Link,
  PlusIcon,
  Skeleton,
  Stack,
  StatusTag,
  Unbroken,
  lazyPart,
  useDates,
} from "@yer/ui";
import { Suspense, useMemo, useState } from "react";
import { usePreferences } from "../language/preferences.js";
import { useLiveRead } from "../live/use-live-read.js";
import { useOwnPlotsText, withOwnPlotsTexts } from "./own-plots-texts.js";
import { FailedRead } from "../frame/FailedRead.js";
import { tellHref } from "./tell-href.js";
import { useSpotWords } from "./use-spot-words.js";

const OwnPlotsMap = lazyPart(() => import("./OwnPlotsMap.js"));

const tones = {
  received: "info",
  checking: "info",
  mending: "warning",
  waiting: "info",
  opened: "success",
  closed: "neutral",
  withdrawn: "neutral",
} as const satisfies Record<OwnPlotState, string>;

function Withdraw({ plot }: { readonly plot: OwnPlot }) {
  const text = useOwnPlotsText();
  const [withdraw, { pending }] = useAct(ownPlots.withdraw);
  const [fault, setFault] = useState<string>();
  return (
    <Dialog
      title={text("ownPlot.withdraw")}
      trigger={<Button size="sm">{text("ownPlot.withdraw")}</Button>}
      footer={(close) => (
        <Button
          variant="danger"
          isPending={pending}
          onPress={async () => {
            const { failure } = await withdraw({ params: { id: plot.id } });
            if (failure) setFault(sayFailure(text, failure));
            else close();
          }}
        >
          {text("ownPlot.withdraw")}
        </Button>
      )}
    >
      <Stack gap={3}>
        <p>{text("ownPlot.withdraw.text", { number: plot.number })}</p>
        {fault === undefined ? null : (
          <InlineAlert tone="danger" isAnnounced>
            {fault}
          </InlineAlert>
        )}
      </Stack>
    </Dialog>
  );
}

function OwnPlotCard({ plot }: { readonly plot: OwnPlot }) {
  const text = useOwnPlotsText();
  const dates = useDates();
  const { locale } = usePreferences();
  const sayPoint = useSpotWords();
  const { number, at, state, district, neighborhood, address, point, mayWithdraw } = plot;
  return (
    <Card
      title={<Unbroken>{number}</Unbroken>}
      level={3}
      description={[dates.day(at), district[locale], neighborhood?.[locale], address].filter(Boolean).join(" · ")}
      actions={<StatusTag tone={tones[state]}>{text(`ownPlot.state.${state}`)}</StatusTag>}
    >
      <Stack gap={3} align="start">
        <p>{text(`ownPlot.next.${state}`)}</p>
        {point ? <p>{sayPoint(point)}</p> : null}
        {mayWithdraw ? <Withdraw plot={plot} /> : null}
      </Stack>
    </Card>
  );
}

/** What a citizen told of plots that they occupy: how far each is, what comes next, and the way to tell of one. */
function OwnPlots() {
  const text = useOwnPlotsText();
  const { data, failure, refetch } = useLiveRead(ownPlots.list, {});
  const seen = useMemo(
    () => (data?.items ?? []).filter(({ state, outline, point }) => state !== "withdrawn" && (outline ?? point)),
    [data],
  );
  return (
    <Stack gap={4}>
      <h2>{text("ownPlot.mine")}</h2>
      {data ? (
        data.items.length === 0 ? (
          <p>{text("ownPlot.none")}</p>
        ) : (
          <>
            {seen.length > 0 ? (
              <Suspense fallback={<Skeleton shape="block" height="min(50dvh, 320px)" />}>
                <OwnPlotsMap items={seen} />
              </Suspense>
            ) : null}
            {data.items.map((plot) => (
              <OwnPlotCard key={plot.id} plot={plot} />
            ))}
          </>
        )
      ) : failure ? (
        <FailedRead title={text("ownPlot.failed")} failure={failure} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={3} />
      )}
      <Stack direction="row">
        <Link href={tellHref} button="secondary" icon={<PlusIcon />}>
          {text("ownPlot.title")}
        </Link>
      </Stack>
    </Stack>
  );
}

export default withOwnPlotsTexts(OwnPlots);
