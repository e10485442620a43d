import { panelMeasures } from "./application-measures.js";
import { applicationsRegister } from "./application-register.js";
import { flowMeasures } from "./application-flow.js";
import { areaMeasures } from "./area-measures.js";
import { complaintMeasures } from "./complaint-measures.js";
import { conclusionMeasures } from "./conclusion-measures.js";
import { disputeMeasures } from "./dispute-measures.js";
import { faultMeasures } from "./fault-measures.js";
import { measure } from "./measure.js";
import { lateMeasures, outcomeMeasures } from "./outcome-measures.js";
import { measuresOf, type Report } from "./report.js";
import { scheduleMeasures } from "./schedule-measures.js";
import { svodMeasures } from "./svod-measures.js";
import { useMeasures } from "./use-measures.js";
import { visitMeasures } from "./visit-measures.js";

/** The reports of the service, by the key that their address has. */
export const reportList = {
  progress: {
    topic: "applications",
    by: ["place"],
    columns: {
      opened: { of: flowMeasures.opened },
      submitted: { of: flowMeasures.submitted },
      finished: { of: flowMeasures.finished },
      open: { of: panelMeasures.open.total },
      late: { of: panelMeasures.open.late },
      lateShare: { share: ["late", "open"] },
      suspended: { of: panelMeasures.open.suspended },
    },
    drawn: ["opened", "submitted", "finished"],
  },
  terms: {
    topic: "applications",
    by: ["place", "legalBasis"],
    columns: {
      finished: { of: flowMeasures.finished },
      inTime: { of: outcomeMeasures.inTime },
      overTime: { of: outcomeMeasures.overTime },
      overTimeShare: { share: ["overTime", "finished"] },
      late: { of: panelMeasures.open.late },
      lateFacts: { of: lateMeasures.for("facts_missing") },
      lateConclusion: { of: lateMeasures.for("step_overdue") },
      lateObjections: { of: lateMeasures.for("objections") },
      latePayment: { of: lateMeasures.for("unpaid") },
      lateNobody: { of: lateMeasures.for("no_assignee") },
    },
    drawn: ["inTime", "overTime"],
  },
  conclusions: {
    topic: "applications",
    by: ["organisation", "step", "place"],
    columns: {
      asked: { of: conclusionMeasures.asked },
      given: { of: conclusionMeasures.given },
      lateGiven: { of: conclusionMeasures.late },
      lateGivenShare: { share: ["lateGiven", "asked"] },
      negative: { of: conclusionMeasures.negative },
      negativeShare: { share: ["negative", "given"] },
    },
    drawn: ["asked", "given", "lateGiven", "negative"],
  },
  refusals: {
    topic: "applications",
    by: ["place", "refusal", "legalBasis"],
    columns: {
      finished: { of: flowMeasures.finished },
      unregistered: { of: outcomeMeasures.unregistered },
      unregisteredShare: { share: ["unregistered", "finished"] },
      rejected: { of: lateMeasures.rejected },
      negative: { of: conclusionMeasures.negative },
    },
    drawn: ["unregistered", "rejected", "negative"],
  },
  disputes: {
    topic: "applications",
    by: ["place"],
    columns: {
      objected: { of: disputeMeasures.objected },
      upheld: { of: disputeMeasures.upheld },
      dismissed: { of: disputeMeasures.dismissed },
      withdrawn: { of: disputeMeasures.withdrawn },
      undecided: { of: disputeMeasures.undecided },
      undecidedLate: { of: disputeMeasures.late },
      complaints: { of: complaintMeasures.made },
      complaintsUpheld: { of: complaintMeasures.upheld },
      complaintsDismissed: { of: complaintMeasures.dismissed },
    },
    drawn: ["objected", "upheld", "dismissed", "complaints"],
  },
  recognised: {
    topic: "applications",
    by: ["legalBasis", "landCategory", "place"],
    columns: {
      finished: { of: flowMeasures.finished },
      registered: { of: outcomeMeasures.registered },
      registeredShare: { share: ["registered", "finished"] },
      land: { of: outcomeMeasures.land },
      built: { of: outcomeMeasures.built },
    },
    drawn: ["land", "built"],
  },
  plan: {
    topic: "areas",
    by: ["place"],
    columns: {
      schedules: { of: scheduleMeasures.running },
      schedulesLate: { of: scheduleMeasures.late },
      plots: { of: scheduleMeasures.plots },
      expected: { of: scheduleMeasures.expected },
      done: { of: scheduleMeasures.submitted },
      doneShare: { share: ["done", "plots"] },
    },
    drawn: ["plots", "expected", "done"],
  },
  areas: {
    topic: "areas",
    by: ["areaState", "place"],
    columns: {
      standing: { of: areaMeasures.standing },
      week: { of: areaMeasures.aged("week") },
      month: { of: areaMeasures.aged("month") },
      quarter: { of: areaMeasures.aged("quarter") },
      longer: { of: areaMeasures.aged("longer") },
      longerShare: { share: ["longer", "standing"] },
    },
    drawn: ["week", "month", "quarter", "longer"],
  },
  visits: {
    topic: "areas",
    by: ["place", "week", "inspector", "organisation", "month"],
    columns: {
      visits: { of: visitMeasures.all },
      occupied: { of: visitMeasures.found("occupied") },
      state_land: { of: visitMeasures.found("state_land") },
      papers_found: { of: visitMeasures.found("papers_found") },
      empty: { of: visitMeasures.found("empty") },
      not_there: { of: visitMeasures.found("not_there") },
      data_wrong: { of: visitMeasures.found("data_wrong") },
      walked: { of: visitMeasures.walked },
      kept: { of: visitMeasures.kept },
    },
    drawn: ["visits", "occupied"],
  },
  rounds: {
    topic: "areas",
    by: ["place"],
    columns: {
      takenAlong: { of: areaMeasures.onRounds("taken_along") },
      visited: { of: areaMeasures.onRounds("visited") },
      visitedShare: { share: ["visited", "takenAlong"] },
      left: { of: areaMeasures.onRounds("left") },
      inspected: { of: areaMeasures.inspected },
      unvisited: { of: areaMeasures.unvisited },
    },
    drawn: ["takenAlong", "visited"],
  },
  money: {
    topic: "money",
    by: ["place"],
    columns: {
      charged: { of: svodMeasures.charged },
      discounted: { of: svodMeasures.discounted },
      paid: { of: svodMeasures.paid },
      remaining: { of: svodMeasures.remaining },
      overdue: { of: svodMeasures.late },
      distributed: { of: svodMeasures.distributed },
    },
    drawn: ["charged", "paid", "distributed"],
  },
  work: {
    topic: "people",
    code: "read_work:user",
    by: ["assignee"],
    columns: {
      held: { of: panelMeasures.open.total },
      late: { of: panelMeasures.open.late },
      lateShare: { share: ["late", "held"] },
      soon: { of: panelMeasures.open.soon },
      suspended: { of: panelMeasures.open.suspended },
    },
    drawn: ["held", "late"],
  },
  use: {
    topic: "people",
    code: "read_history:user",
    by: ["organisation", "place"],
    columns: {
      people: { of: useMeasures.people },
      active: { of: useMeasures.active },
      signedIn: { of: useMeasures.signedIn },
      acted: { of: useMeasures.acted },
      exported: { of: useMeasures.exported },
      readPersonal: { of: useMeasures.readPersonal },
      blocked: { of: useMeasures.blocked },
    },
    drawn: ["people", "active", "acted"],
  },
  quality: {
    topic: "data",
    by: ["place"],
    columns: {
      overlaps: { of: faultMeasures.overlaps },
      areasFaulty: { of: areaMeasures.faulty },
      areasOverlapping: { of: areaMeasures.overlapping },
      unplaced: { of: faultMeasures.unplaced },
      incomplete: { of: measure(applicationsRegister, { filter: { stuck: ["facts_missing"] } }) },
    },
    drawn: ["overlaps", "areasFaulty", "unplaced", "incomplete"],
  },
} as const satisfies Readonly<Record<string, Report>>;

/** What a report's address calls it. */
export type ReportKey = keyof typeof reportList;

/** Keys of all reports, in the order in which they are offered. */
export const reportKeys = Object.keys(reportList) as [ReportKey, ...ReportKey[]];

/** A report by its key; undefined of one that there is not. */
export function reportOf(key: string): Report | undefined {
  const known: Readonly<Record<string, Report>> = reportList;
  // A key comes from an address: `constructor` is no report.
  return Object.hasOwn(known, key) ? known[key] : undefined;
}

/** The numbers of all reports, each by the report and the column that it stands in. */
export const reportMeasures = Object.entries<Report>(reportList).flatMap(([key, report]) =>
  measuresOf(report).map(([id, of]) => ({ key: `report.${key}.${id}`, of })),
);
