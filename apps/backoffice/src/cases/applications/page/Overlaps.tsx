import type { Application } from "@yer/api/contract/applications";
import { overlapTone } from "@yer/api/messages/tones";
import { Card, Link, Stack, StatusTag } from "@yer/ui";
import { useIntl } from "react-intl";
import { useText } from "../../../base/language/use-text.js";
import { TriageDialog } from "../../overlaps/TriageDialog.js";

type Overlap = Application["overlaps"][number];

function useOverlapText(): (overlap: Overlap) => string {
  const text = useText();
  const intl = useIntl();
  const oneDigit = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 1 });
  return ({ kind, number, area, percent }) =>
    text("facts.overlap", { kind, number, area: oneDigit(area), percent: oneDigit(percent) });
}

/** Other plots that this one lies over, and whether somebody has judged them (DOMAIN §6). */
export function Overlaps({ overlaps }: { overlaps: readonly Overlap[] }) {
  const text = useText();
  const overlapText = useOverlapText();
  if (overlaps.length === 0) return null;
  return (
    <Card title={text("facts.overlaps")}>
      <Stack gap={3} as="ul">
        {overlaps.map((overlap) => (
          <Stack key={overlap.id} direction="row" gap={3} as="li">
            <StatusTag tone={overlap.triage ? "neutral" : overlapTone[overlap.class]}>
              {text(`overlap.${overlap.class}`)}
            </StatusTag>
            <span>{overlapText(overlap)}</span>
            {overlap.triage ? (
              <span>
                {text(`facts.overlap.${overlap.triage.decision}`)}: {overlap.triage.reason}
              </span>
            ) : null}
            <TriageDialog overlap={overlap} title={overlapText(overlap)} />
          </Stack>
        ))}
        <li>
          <Link href="/applications?view=overlaps&state=waiting">{text("overlaps.title")}</Link>
        </li>
      </Stack>
    </Card>
  );
}
