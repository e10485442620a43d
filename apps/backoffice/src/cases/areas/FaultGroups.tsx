import { mendOfFaults, type AreaFaultCode } from "@yer/api/contract/area-faults";
import { areas, type areasRegister } from "@yer/api/contract/areas";
import { useRead } from "@yer/api/react";
import { Button, lazyPart, Link, Skeleton } from "@yer/ui";
import { Suspense, useId, useState } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { useRefusal } from "../../base/screen/use-refusal.js";
import type { RegisterState } from "../../registers/kit/register-state.js";
import { FailedRead } from "../../base/screen/FailedRead.js";
import { useAreasText } from "./areas-texts.js";

const BulkAreasDialog = lazyPart(() => import("./many/BulkAreasDialog.js"));

const Groups = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--yer-space-2) var(--yer-space-5);
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;

  li {
    display: flex;
    gap: var(--yer-space-2);
    align-items: center;
    /* As high as with a button, so that lines stand alike. */
    min-block-size: var(--yer-control-height-sm);
  }
  /* On a phone the name takes the lines that it needs, and the button one. */
  button {
    flex: none;
  }
  a[aria-current] {
    font-weight: var(--yer-weight-semibold);
  }
  /* All of them would push the areas out of view. */
  &[data-folded] > li:nth-child(n + 4) {
    display: none;
  }
`;
/**
 * Keeps the room of what comes: two lines at a desk; on a phone a line for each group that it shows, and the button under
 * them. So the areas below, which come at their own time, stay where they are.
 */
const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--yer-space-2) var(--yer-space-5);
  align-content: start;
  min-block-size: calc(2 * var(--yer-control-height-sm) + var(--yer-space-2));

  > :only-child {
    flex: 1;
    min-inline-size: 0;
  }
  @media (max-width: 640px) {
    min-block-size: calc(4 * var(--yer-control-height-sm) + 3 * var(--yer-space-2));
  }
`;

/** Groups that are shown at once, the commonest; one more takes no more room than the button that would hide it. */
const shownFolded = 3;

/** Props of {@link FaultGroups}. */
export interface FaultGroupsProps {
  readonly register: RegisterState<typeof areasRegister>;
}

/** How many of the register's areas have each fault: the number opens the list it counts, and what one value mends is mended together. */
export function FaultGroups({ register }: FaultGroupsProps) {
  const text = useAreasText();
  const intl = useIntl();
  const refusal = useRefusal("update:area");
  const { sort: _, fault, ...query } = register.asked;
  const { data, failure, refetch } = useRead(areas.faults, { query });
  const [mending, setMending] = useState<AreaFaultCode>();
  const [isUnfolded, setUnfolded] = useState(false);
  const listId = useId();
  if (data === undefined) {
    return failure ? (
      <FailedRead title={text("areas.faults.failed")} failure={failure} onRetry={() => void refetch()} />
    ) : (
      <Place>
        <Skeleton lines={1} />
      </Place>
    );
  }
  if (data.items.length === 0) return null;
  const only = fault?.length === 1 ? fault[0] : undefined;
  const others = data.items.slice(shownFolded);
  const folds = others.length > 1 && !others.some(({ code }) => code === only);
  return (
    <Place>
      <Groups id={listId} aria-label={text("areas.faults")} data-folded={(folds && !isUnfolded) || undefined}>
        {data.items.map(({ code, total }) => {
          const isShown = code === only;
          const name = text(`areaFault.${code}`);
          return (
            <li key={code}>
              <Link href={register.hrefAsking({ fault: [code] })} {...(isShown ? { "aria-current": "true" } : {})}>
                {name}: {intl.formatNumber(total)}
              </Link>
              {mendOfFaults([code]) ? (
                <Button
                  size="sm"
                  {...refusal}
                  aria-label={text("areas.faults.mend", { fault: name })}
                  onPress={() => setMending(code)}
                >
                  {text("areaMove.mend")}
                </Button>
              ) : null}
            </li>
          );
        })}
      </Groups>
      {folds ? (
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isUnfolded}
          aria-controls={listId}
          onPress={() => setUnfolded(!isUnfolded)}
        >
          {text("areas.faults.others", { count: others.length })}
        </Button>
      ) : null}
      {mending ? (
        <Suspense>
          <BulkAreasDialog
            asked={{ move: "area_mend", filters: { ...query, fault: [mending] }, except: [] }}
            fact={mendOfFaults([mending])}
            onClose={() => setMending(undefined)}
          />
        </Suspense>
      ) : null}
    </Place>
  );
}
