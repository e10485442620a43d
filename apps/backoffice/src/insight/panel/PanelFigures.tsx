import { openStatuses, panelMeasures } from "@yer/api/contract/application-measures";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { processPanel, StatusStanding } from "@yer/api/contract/process-panel";
import { Stat, StatGroup } from "@yer/ui";
import { useIntl } from "react-intl";
import { usePanelText } from "./panel-texts.js";
import { type PanelFilters, registerLink } from "../../cases/applications/register/register-link.js";

/** The whole at a glance: unfinished applications, and those of them that need somebody's eye. */
export function PanelFigures({ panel, filters }: { panel: ReplyOf<typeof processPanel.read>; filters: PanelFilters }) {
  const text = usePanelText();
  const intl = useIntl();
  const open = panel.statuses.filter(({ status }) => openStatuses.includes(status));
  const sum = (of: (line: StatusStanding) => number): number => open.reduce((all, line) => all + of(line), 0);
  const editing = open.find(({ status }) => status === "editing");
  const inPayment = sum((line) => line.suspended);
  return (
    <StatGroup data-short="">
      <Stat
        label={text("panel.open")}
        value={intl.formatNumber(sum((line) => line.total))}
        href={registerLink(panelMeasures.open.total, filters)}
      />
      <Stat
        label={text("word.late")}
        value={intl.formatNumber(sum((line) => line.late))}
        href={registerLink(panelMeasures.open.late, filters)}
      />
      <Stat
        label={text("panel.soon")}
        value={intl.formatNumber(sum((line) => line.soon))}
        href={registerLink(panelMeasures.open.soon, filters)}
      />
      <Stat
        label={text("panel.suspended")}
        value={intl.formatNumber(inPayment)}
        href={registerLink(panelMeasures.open.suspended, filters)}
      />
      <Stat
        label={text("status.editing")}
        value={intl.formatNumber(editing?.total ?? 0)}
        href={registerLink(panelMeasures.status.oldest("editing"), filters)}
      />
    </StatGroup>
  );
}
