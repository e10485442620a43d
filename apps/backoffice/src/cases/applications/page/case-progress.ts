import type { Discussion } from "@yer/api/contract/discussion";
import type { Locale } from "@yer/api/contract/values";
import type { CaseProgress, StepAnswer } from "@yer/flow-editor";

/** Where a case stands on its diagram, in the viewer's terms, from what the service lets this person know. */
export function caseProgressOf(
  { steps, conclusions }: Pick<Discussion, "steps" | "conclusions">,
  locale: Locale,
): CaseProgress {
  return Object.fromEntries(
    steps.map((step) => {
      const latest = conclusions.filter(({ stepId, superseded }) => stepId === step.stepId && !superseded);
      const answers = step.organisations.flatMap((body): StepAnswer[] => {
        const verdict = latest.find(({ organisation }) => organisation.id === body.id)?.verdict ?? null;
        // A conclusion closed to this reader must not look as if it were still awaited.
        return verdict === null && step.state !== "awaited" ? [] : [{ organisation: body.name[locale], verdict }];
      });
      const wanted = Math.max(
        step.remaining + latest.length,
        step.state === "done" ? latest.length : step.remaining,
        1,
      );
      return [
        step.stepId,
        {
          state: step.late
            ? ("late" as const)
            : ({ waiting: "awaited", awaited: "now", done: "done" } as const)[step.state],
          given: wanted - step.remaining,
          wanted,
          ...(step.deadline ? { due: step.deadline } : {}),
          answers,
        },
      ];
    }),
  );
}
