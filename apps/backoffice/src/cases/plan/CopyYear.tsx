import type { schedulesRegister } from "@yer/api/contract/schedules";
import { useMay, useSession } from "@yer/api/react";
import { Button, lazyPart } from "@yer/ui";
import { Suspense, useState } from "react";
import type { RegisterState } from "../../registers/kit/register-state.js";
import { usePlanText } from "./plan-texts.js";

const CopyYearDialog = lazyPart(() => import("./CopyYearDialog.js"));

/** Opens the copy of a year of one district's plan: the reader's own, else the one that the register is narrowed to. */
export function CopyYear({ register }: { readonly register: RegisterState<typeof schedulesRegister> }) {
  const text = usePlanText();
  const may = useMay("propose:plan");
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!may) return null;
  const own = user?.territory?.length === 7 ? user.territory : undefined;
  const asked = register.asked.district;
  const district = own ?? (asked?.length === 1 ? asked[0] : undefined);
  return (
    <>
      <Button
        onPress={() => setOpen(true)}
        {...(district === undefined ? { disabledReason: text("plan.copy.district") } : {})}
      >
        {text("plan.copy")}
      </Button>
      {isOpen && district !== undefined ? (
        <Suspense>
          <CopyYearDialog
            district={district}
            onDone={(year) => {
              setOpen(false);
              register.ask({ year: [year], state: ["schedule_draft"], district: own ? undefined : [district] });
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
