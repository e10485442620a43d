import type { AgendaResult } from "@yer/api/contract/council";
import { sayReason } from "@yer/api/messages/sentences";
import { InlineAlert, Stack } from "@yer/ui";
import { useCouncilText } from "./council-texts.js";

/** What became of each application of an act on many: how many are done, and of every other one why not. */
export function Results({ results }: { results: readonly AgendaResult[] }) {
  const text = useCouncilText();
  const refused = results.filter(({ reasons }) => reasons.length > 0);
  const done = results.length - refused.length;
  return (
    <Stack gap={2}>
      {done > 0 ? (
        <InlineAlert tone="success" isAnnounced>
          {text("council.done", { done })}
        </InlineAlert>
      ) : null}
      {refused.length > 0 ? (
        <InlineAlert tone="warning" isAnnounced title={text("council.refused", { count: refused.length })}>
          <ul>
            {refused.map(({ applicationId, number, reasons }) => (
              <li key={applicationId}>
                {text("council.refused.one", {
                  number: number || "—",
                  why: reasons.map((reason) => sayReason(text, reason)).join(" · "),
                })}
              </li>
            ))}
          </ul>
        </InlineAlert>
      ) : null}
    </Stack>
  );
}
