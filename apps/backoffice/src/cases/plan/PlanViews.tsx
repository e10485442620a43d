import type { schedulesRegister } from "@yer/api/contract/schedules";
import { lazyPart, Skeleton, Stack, Tabs } from "@yer/ui";
import { type ReactNode, Suspense } from "react";
import type { RegisterState } from "../../registers/kit/register-state.js";
import { UnreadView } from "../../registers/kit/UnreadView.js";
import { type PlanView, planViews } from "./in-view.js";
import { usePlanText } from "./plan-texts.js";
import { planViewWords } from "./plan-words.js";

const PlanCalendar = lazyPart(() => import("./PlanCalendar.js"));
const PlanProgress = lazyPart(() => import("./PlanProgress.js"));
const PlanMap = lazyPart(() => import("./PlanMap.js"));

/** A part of the register of schedules. */
export interface PlanPartProps {
  readonly register: RegisterState<typeof schedulesRegister>;
}

/** The same schedules as a table, as bars by week, summed by place, and on the map. */
export function PlanViews({ register, children }: PlanPartProps & { readonly children: ReactNode }) {
  const text = usePlanText();
  const opened = register.opened("view");
  const shown = planViews.find((view) => view === opened) ?? "table";
  if (!register.mayRead) return children;
  const content: Readonly<Record<PlanView, ReactNode>> = {
    table: children,
    calendar: <PlanCalendar register={register} />,
    progress: <PlanProgress register={register} />,
    map: <PlanMap register={register} />,
  };
  return (
    <Stack gap={4}>
      <UnreadView views={planViews} />
      <Tabs
        aria-label={text("plan.views")}
        selectedKey={shown}
        onSelectionChange={(view) => register.open({ view: view === "table" ? undefined : view }, { replace: true })}
        items={planViews.map((view) => ({
          id: view,
          label: text(planViewWords[view]),
          content: view === shown ? <Suspense fallback={<Skeleton lines={8} />}>{content[view]}</Suspense> : null,
        }))}
      />
    </Stack>
  );
}
