import { visitRegister } from "@yer/api/contract/visit-register";
import { sayFailure } from "@yer/api/messages/sentences";
import { useRead } from "@yer/api/react";
import { DescriptionList, InlineAlert, Skeleton } from "@yer/ui";
import { useIntl } from "react-intl";
import { useOfficeText } from "../../diary/office/office-texts.js";

/** What the card of a visit tells beside what its tile holds: who wrote it, what, with how many photos. */
export function VisitInShort({ id, areaId }: { readonly id: string; readonly areaId: string }) {
  const text = useOfficeText();
  const intl = useIntl();
  const { data, failure } = useRead(visitRegister.list, { query: { area: areaId } });
  if (failure) return <InlineAlert tone="danger" title={sayFailure(text, failure)} />;
  if (!data) return <Skeleton lines={2} />;
  // Of an area that was visited more often than a page holds, its own page tells the rest.
  const visit = data.items.find((one) => one.id === id);
  if (!visit) return null;
  return (
    <>
      {visit.keptBecause ? <InlineAlert tone="warning">{text(`visits.kept.${visit.keptBecause}`)}</InlineAlert> : null}
      <DescriptionList
        items={[
          ...(visit.by === null ? [] : [{ term: text("word.personName"), details: visit.by.name }]),
          { term: text("visit.words"), details: visit.words },
          { term: text("visit.photos"), details: intl.formatNumber(visit.photos) },
        ]}
      />
    </>
  );
}
