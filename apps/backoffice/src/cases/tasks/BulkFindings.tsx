import { sayReason } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { Disclosure, InlineAlert, Link, Stack } from "@yer/ui";
import { useMemo } from "react";
import { groupByReason, type ReasonGroup, type Unable } from "./group-by-reason.js";
import { useTasksText, withTasksTexts } from "./tasks-texts.js";

/** Applications named in a group; the others are counted. */
const mostNamed = 20;

/** Props of {@link BulkFindings}. */
export interface BulkFindingsProps {
  /** How many records can make the move. */
  readonly able: number;
  readonly unable: readonly Unable[];
  /** How many can, or that none can. */
  readonly said: string;
  /** What stands over those that cannot. */
  readonly heading: string;
  /** What happens to those that can. */
  readonly note: string;
}

function Group({ group: { why, applications } }: { group: ReasonGroup }) {
  const text = useTasksText();
  return (
    <Disclosure
      title={text("bulk.group", {
        of: applications[0]?.areaId === undefined ? "application" : "area",
        why,
        count: applications.length,
      })}
    >
      <ul>
        {applications.slice(0, mostNamed).map(({ applicationId, areaId, number }) => (
          <li key={applicationId ?? areaId}>
            {number === "" ? (
              text("bulk.unseen")
            ) : (
              <Link
                href={
                  areaId === undefined
                    ? addressOf("/application/:id", { id: applicationId ?? "" })
                    : addressOf("/area/:id", { id: areaId })
                }
                isNewTab
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {applications.length > mostNamed ? <p>{text("bulk.rest", { count: applications.length - mostNamed })}</p> : null}
    </Disclosure>
  );
}

function Findings({ able, unable, said, heading, note }: BulkFindingsProps) {
  const text = useTasksText();
  const groups = useMemo(() => groupByReason(unable, (reason) => sayReason(text, reason)), [unable, text]);
  return (
    <Stack gap={3}>
      <InlineAlert tone={able === 0 ? "warning" : unable.length > 0 ? "info" : "success"} isAnnounced>
        {said}
      </InlineAlert>
      {groups.length > 0 ? (
        <Stack gap={1}>
          <strong>{heading}</strong>
          {groups.map((group) => (
            <Group key={group.why} group={group} />
          ))}
        </Stack>
      ) : null}
      {able > 0 ? <p>{note}</p> : null}
    </Stack>
  );
}

/** What the preview of an act on many applications found: how many can, and of those that cannot why, by the reason. */
export const BulkFindings = withTasksTexts(Findings);
