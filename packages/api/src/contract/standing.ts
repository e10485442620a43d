/**
 * How long applications have stood in their status, in bands of whole days of Tashkent: from, and up to and including.
 * The last has no end. An application that came today stands 0 days.
 */
export const ageBands = {
  week: [0, 7],
  month: [8, 30],
  quarter: [31, 90],
  longer: [91, null],
} as const satisfies Record<string, readonly [least: number, most: number | null]>;
/** Key of a band of {@link ageBands}. */
export type AgeBand = keyof typeof ageBands;
/** Keys of {@link ageBands}, the youngest first. */
export const ageBandKeys = Object.keys(ageBands) as [AgeBand, ...AgeBand[]];

/**
 * Why an unfinished application cannot go on although somebody should carry it on. The reason in words comes from the
 * workflow with each application; these are the kinds that applications are counted and listed by.
 */
export const stuckKinds = [
  /** In editing, facts are missing: no outline, no occupier, … */
  "facts_missing",
  /** In editing, what it was returned for is not answered. */
  "edit_requests",
  /** In editing or at the Council, over another application's plot: not judged yet, or judged to be the same. */
  "duplicate",
  /** To conclusion, no diagram is in force for its legal basis. */
  "no_diagram",
  /** No active organisation of the kind that a step asks, or that holds the status, in its district. */
  "no_organisation",
  /**
   * Nobody is there who may do what comes next: each lacks the permission, took another part, or it is their own
   * application.
   */
  "no_person",
  /** In discussion, a step's term is over and an organisation has not concluded. */
  "step_overdue",
  /** In review, or announced with the term over: objections are undecided. */
  "objections",
  /** Suspended: the term of payment is over and the sum is not paid. */
  "unpaid",
  /** Rejected, the term is over, and a complaint is undecided. */
  "appeal",
  /** Nobody is responsible for it. */
  "no_assignee",
  /** Who is responsible is blocked, or no member of staff any more. */
  "assignee_blocked",
] as const;
/** Key of {@link stuckKinds}. */
export type StuckKind = (typeof stuckKinds)[number];
