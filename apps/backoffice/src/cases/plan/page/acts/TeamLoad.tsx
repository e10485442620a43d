import { schedules } from "@yer/api/contract/schedules";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { skip, useRead } from "@yer/api/react";
import { InlineAlert } from "@yer/ui";
import { usePlanText } from "../../plan-texts.js";

/** Props of {@link TeamLoad}. */
export interface TeamLoadProps {
  readonly neighborhood: string;
  readonly organisation: string | null;
  readonly people: readonly string[];
  readonly from: string | null;
  readonly to: string | null;
  /** The schedule that is being written, where it stands already. */
  readonly besides: string | undefined;
}

/** Warns while a schedule is written that its team would be in more neighbourhoods at once than is meant; forbids nothing. */
export function TeamLoad({ neighborhood, organisation, people, from, to, besides }: TeamLoadProps) {
  const text = usePlanText();
  const isWhole = organisation !== null && from !== null && to !== null && from <= to;
  const { data, failure } = useRead(
    schedules.load,
    isWhole
      ? {
          query: {
            neighborhood,
            organisation,
            from,
            to,
            ...(people.length === 0 ? {} : { people: [...people] }),
            ...(besides === undefined ? {} : { besides }),
          },
        }
      : skip,
  );
  if (!isWhole) return null;
  if (data === undefined) {
    return failure ? (
      <InlineAlert tone="warning" title={text("plan.load.failed")}>
        {sayFailure(text, failure)}
      </InlineAlert>
    ) : null;
  }
  if (data.count <= data.most) return null;
  return (
    <InlineAlert tone="warning" title={text("plan.warning")}>
      {sayReason(text, { code: "team-busy", params: data })}
    </InlineAlert>
  );
}
