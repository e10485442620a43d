import type { Discussion } from "@yer/api/contract/discussion";
import { useSession, useTheme } from "@yer/api/react";
import { Card, DescriptionList, useDates } from "@yer/ui";
import { useConclusionsText, withConclusionsTexts } from "./conclusions-texts.js";

/** Who of the other organisations is giving their conclusions now, and until when, as far as the reader may know. */
function Holders({ discussion }: { discussion: Discussion }) {
  const text = useConclusionsText();
  const dates = useDates();
  const { locale } = useTheme();
  const { user } = useSession();
  const items = discussion.steps.flatMap((step) =>
    step.leases
      .filter(({ live, organisationId }) => live && organisationId !== user?.organisation?.id)
      .map(({ organisationId, holder, until }) => ({
        term: `${step.label[locale]}: ${step.organisations.find(({ id }) => id === organisationId)?.name[locale] ?? ""}`,
        details: text("conclusions.holder", { name: holder.name, until: dates.moment(until) }),
      })),
  );
  if (items.length === 0) return null;
  return (
    <Card title={text("conclusions.holders")}>
      <DescriptionList items={items} />
    </Card>
  );
}

export default withConclusionsTexts(Holders);
