import { Button, Link, Stack, StatusTag, type StatusTagProps, useDates } from "@yer/ui";
import { styled } from "styled-components";
import { useMomentText } from "./moment-texts.js";
import { mayBeForgottenAt } from "../store/outbox-records.js";
import type { ShownVisit } from "./use-kept-visits.js";
import { standingWords } from "./standing-words.js";

const tones = {
  draft: "neutral",
  waits: "warning",
  partly: "progress",
  received: "success",
  refused: "danger",
} as const satisfies Record<ShownVisit["standing"], StatusTagProps["tone"]>;

const Row = styled.li`
  display: grid;
  gap: var(--yer-space-2);
  padding-block-end: var(--yer-space-3);
  border-block-end: 1px solid var(--yer-border);
  overflow-wrap: anywhere;
  small {
    color: var(--yer-text-muted);
  }
`;

/** Props of {@link KeptVisit}. */
export interface KeptVisitProps {
  readonly visit: ShownVisit;
  /** Where a draft is gone on with. */
  readonly href: string;
  readonly onTryAgain: () => unknown;
  readonly onDropPhoto: (photo: string) => unknown;
  readonly onDiscard: () => unknown;
}

/** A visit on this device, how it stands, and what its author can do about it. */
export function KeptVisit({ visit, href, onTryAgain, onDropPhoto, onDiscard }: KeptVisitProps) {
  const text = useMomentText();
  const dates = useDates();
  const { title, savedAt, standing, parcel } = visit;
  const refusal = parcel?.refusal ?? parcel?.photos.find((photo) => photo.refusal !== null)?.refusal ?? null;
  const refused = parcel?.photos.find((photo) => photo.refusal !== null);
  const receipt = parcel?.receipt ?? null;
  const photos = parcel?.photos ?? [];
  return (
    <Row>
      <Stack direction="row" gap={2}>
        <strong>{title}</strong>
        <StatusTag tone={tones[standing]}>{text(standingWords[standing])}</StatusTag>
      </Stack>
      <small>
        {dates.moment(new Date(savedAt).toISOString())}
        {photos.length > 0
          ? ` · ${text("moment.photos", { whole: photos.filter(({ whole }) => whole).length, all: photos.length })}`
          : null}
      </small>
      {refusal === null ? null : <p>{text("moment.refused", { why: text(`problem.${refusal}`) })}</p>}
      {receipt === null ? null : (
        <small>
          {text("moment.receipt", {
            at: dates.moment(receipt.receivedAt),
            hash: receipt.sha256,
            until: dates.day(mayBeForgottenAt(receipt).toISOString()),
          })}
        </small>
      )}
      {receipt?.keptBecause ? <p>{text(`visits.kept.${receipt.keptBecause}`)}</p> : null}
      {standing === "draft" ? (
        <div>
          <Link href={href} button="secondary">
            {text("moment.goOn")}
          </Link>
        </div>
      ) : null}
      {standing === "refused" ? (
        <Stack direction="row" gap={2}>
          <Button onPress={onTryAgain}>{text("retry")}</Button>
          {refused ? (
            <Button variant="quiet" onPress={() => onDropPhoto(refused.id)}>
              {text("moment.dropPhoto", { name: refused.name })}
            </Button>
          ) : (
            <Button variant="quiet" onPress={onDiscard}>
              {text("moment.discard")}
            </Button>
          )}
        </Stack>
      ) : null}
    </Row>
  );
}
