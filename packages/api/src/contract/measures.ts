import { menuMeasures, openStatuses, panelMeasures } from "./application-measures.js";
import { flowMeasures } from "./application-flow.js";
import { disputeMeasures } from "./dispute-measures.js";
import { faultMeasures } from "./fault-measures.js";
import type { Measure } from "./measure.js";
import { reportMeasures } from "./report-list.js";
import { queueMeasures } from "./queue-measures.js";
import { scheduleMeasures } from "./schedule-measures.js";
import { ageBandKeys, stuckKinds } from "./standing.js";
import { statusKeys } from "./statuses.js";
import { svodMeasures } from "./svod-measures.js";

/** Measures by the name that a screen, a reply and a stored choice know them by. */
export const measures = {
  "applications.opened": flowMeasures.opened,
  "applications.submitted": flowMeasures.submitted,
  "applications.finished": flowMeasures.finished,
  "applications.open": panelMeasures.open.total,
  "applications.late": panelMeasures.open.late,
  "applications.soon": panelMeasures.open.soon,
  "applications.suspended": panelMeasures.open.suspended,
  "schedules.running": scheduleMeasures.running,
  "schedules.late": scheduleMeasures.late,
  "schedules.plots": scheduleMeasures.plots,
  "schedules.expected": scheduleMeasures.expected,
  "schedules.submitted": scheduleMeasures.submitted,
  "money.charged": svodMeasures.charged,
  "money.paid": svodMeasures.paid,
  "money.remaining": svodMeasures.remaining,
  "money.late": svodMeasures.late,
  "money.distributed": svodMeasures.distributed,
  "objections.objected": disputeMeasures.objected,
  "objections.upheld": disputeMeasures.upheld,
  "objections.dismissed": disputeMeasures.dismissed,
  "objections.withdrawn": disputeMeasures.withdrawn,
  "objections.undecided": disputeMeasures.undecided,
  "objections.late": disputeMeasures.late,
  "complaints.new": disputeMeasures.complaints,
  "overlaps.waiting": faultMeasures.overlaps,
  "areas.faulty": faultMeasures.areas,
  "unplaced.all": faultMeasures.unplaced,
} as const satisfies Readonly<Record<string, Measure>>;

/** Name of a measure. */
export type MeasureKey = keyof typeof measures;

/** Names of all measures. */
export const measureKeys = Object.keys(measures) as [MeasureKey, ...MeasureKey[]];

/** Whether no name and no earlier report has a report's measure: one thing is told once. */
function isOwn(of: Measure, index: number): boolean {
  const isNamed = Object.values<Measure>(measures).includes(of);
  return !isNamed && reportMeasures.findIndex((other) => other.of === of) === index;
}

/** A measure with what tells it from all others. */
export interface NamedMeasure {
  readonly key: string;
  readonly of: Measure;
}

/** The catalogue: the named measures, those of reports, and of menu, own work and process panel, one for each thing they are of. */
export function everyMeasure(): NamedMeasure[] {
  const { status, open, stuck } = panelMeasures;
  const finished = statusKeys.filter((key) => !openStatuses.includes(key));
  return [
    ...Object.entries(measures).map(([key, of]) => ({ key, of })),
    ...reportMeasures.filter(({ of }, index) => isOwn(of, index)),
    ...Object.entries(queueMeasures).map(([kind, of]) => ({ key: `queue.${kind}`, of })),
    { key: "menu.all", of: menuMeasures.all },
    { key: "menu.waiting", of: menuMeasures.waiting },
    { key: "panel.suspended", of: open.suspended },
    { key: "panel.instalments", of: panelMeasures.instalments },
    { key: "panel.overdueInstalments", of: panelMeasures.overdueInstalments },
    ...stuckKinds.map((kind) => ({ key: `stuck.${kind}`, of: stuck(kind) })),
    ...finished.map((key) => ({ key: `status.${key}.total`, of: status.total(key) })),
    ...openStatuses.flatMap((key) => [
      ...(["total", "late", "soon", "suspended", "median", "p90", "oldest"] as const).map((name) => ({
        key: `status.${key}.${name}`,
        of: status[name](key),
      })),
      ...ageBandKeys.map((band) => ({ key: `status.${key}.age.${band}`, of: status.age(key, band) })),
    ]),
  ];
}
