import { useIdle } from "@yer/api/react";
import { lazy, Suspense } from "react";

const IdleDialog = lazy(() => import("./IdleDialog.js"));

/** Watches whether somebody is at the screen, from when the first content stands; the dialog comes when there is something to say. */
export default function IdleWarning({ minutes }: { minutes: number | null }) {
  const { left, stay } = useIdle(minutes);
  if (left === undefined) return null;
  return (
    <Suspense>
      <IdleDialog left={left} onStay={stay} />
    </Suspense>
  );
}
