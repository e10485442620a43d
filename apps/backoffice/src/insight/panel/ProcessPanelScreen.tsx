import { applicationsRegister } from "@yer/api/contract/application-register";
import { processPanel } from "@yer/api/contract/process-panel";
import { askedIn, paramsOf } from "@yer/api/contract/register";
import { type StuckKind, stuckKinds } from "@yer/api/contract/standing";
import { sayFailure } from "@yer/api/messages/sentences";
import { skip, useMay, useRead } from "@yer/api/react";
import { Button, EmptyState, FilterBar, LockIcon, Skeleton, Stack, Tabs } from "@yer/ui";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { useApplicationFilters } from "../../cases/applications/register/use-application-filters.js";
import { UnreadAddress } from "../../registers/kit/UnreadAddress.js";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { PanelFigures } from "./PanelFigures.js";
import { usePanelText, withPanelTexts } from "./panel-texts.js";
import { PausedTab } from "./PausedTab.js";
import { PeopleTab } from "./PeopleTab.js";
import type { PanelFilters } from "../../cases/applications/register/register-link.js";
import { StatusesTab } from "./StatusesTab.js";
import { StuckTab } from "./StuckTab.js";

const narrowing = ["region", "district", "neighborhood", "legalBasis", "year"] as const;
const boundStatus = ["status"] as const;
const { region, district, neighborhood, legalBasis, year } = applicationsRegister.asked;
const asked = { region, district, neighborhood, legalBasis, year };
const own = ["tab", "kind"];
const tabs = ["statuses", "stuck", "paused", "people"] as const;

/** What of an address narrows the panel. */
function panelFilters(params: URLSearchParams): PanelFilters {
  const filters = askedIn(applicationsRegister, params);
  return Object.fromEntries(
    narrowing.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])),
  ) as PanelFilters;
}

/**
 * `/applicationpanel`: how applications stand, who holds them, what does not go on and why. What is looked at stands in
 * the URL.
 */
function ProcessPanelScreen() {
  const text = usePanelText();
  const [params, setParams] = useSearchParams();
  const mayRead = useMay("read:property");
  const filters = useMemo(() => panelFilters(params), [params]);
  // The statuses are the rows: they are not asked for.
  const bar = useApplicationFilters(filters, boundStatus);
  const { data, failure, refetch } = useRead(processPanel.read, mayRead ? { query: filters } : skip);
  const title = text("menu.applicationpanel");
  useScreenTitle(title);
  if (!mayRead) return <EmptyState level={1} icon={<LockIcon size={32} />} title={text("panel.forbidden")} />;

  const tab = tabs.find((one) => one === params.get("tab")) ?? "statuses";
  const kind = stuckKinds.find((one) => one === params.get("kind"));
  /** The address after a change of filters, tab or kind; the others stay. */
  function go(change: { filters?: PanelFilters; tab?: string; kind?: StuckKind }): void {
    const next = paramsOf(applicationsRegister, change.filters ?? filters);
    const nextTab = change.tab ?? tab;
    if (nextTab !== "statuses") next.set("tab", nextTab);
    const nextKind = change.kind ?? kind;
    if (nextKind !== undefined) next.set("kind", nextKind);
    setParams(next, { replace: change.filters === undefined });
  }
  const stuck = data?.stuck.reduce((sum, { total }) => sum + total, 0) ?? 0;

  return (
    <Stack gap={4}>
      <ScreenHead title={title} />
      <FilterBar filters={bar.filters} value={bar.value} onChange={(next) => go({ filters: bar.askedOf(next) })} />
      <UnreadAddress asked={asked} own={own} />
      {failure && !data ? (
        <EmptyState
          title={sayFailure(text, failure)}
          actions={<Button onPress={() => void refetch()}>{text("retry")}</Button>}
        />
      ) : !data ? (
        <Skeleton lines={12} />
      ) : (
        <>
          <PanelFigures panel={data} filters={filters} />
          <Tabs
            aria-label={text("panel.tabs")}
            selectedKey={tab}
            onSelectionChange={(next) => go({ tab: next })}
            items={[
              {
                id: "statuses",
                label: text("panel.tab.statuses"),
                content: <StatusesTab panel={data} filters={filters} />,
              },
              {
                id: "stuck",
                label: text("panel.tab.stuck"),
                ...(stuck > 0 ? { count: stuck } : {}),
                content: <StuckTab panel={data} filters={filters} kind={kind} onKind={(next) => go({ kind: next })} />,
              },
              {
                id: "paused",
                label: text("panel.tab.paused"),
                content: <PausedTab filters={filters} at={data.at} />,
              },
              { id: "people", label: text("panel.tab.people"), content: <PeopleTab filters={filters} /> },
            ]}
          />
        </>
      )}
    </Stack>
  );
}

export default withPanelTexts(ProcessPanelScreen);
