import { type Application, applications } from "@yer/api/contract/applications";
import type { Discussion } from "@yer/api/contract/discussion";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { useRead, useTheme } from "@yer/api/react";
import { Button, DescriptionList, Drawer, EmptyState, Link, Skeleton, Stack } from "@yer/ui";
import { useIntl } from "react-intl";
import { NextRow, type NextRowProps } from "../../registers/kit/NextRow.js";
import { useConclusionsText } from "./conclusions-texts.js";
import { PlotAndDocuments } from "./PlotAndDocuments.js";
import Seat from "./Seat.js";

/** A conclusion that is open in place: its application and step. */
interface OpenConclusion {
  readonly applicationId: string;
  readonly stepId: string;
}

/** Props of the drawer. */
export interface ConclusionDrawerProps {
  readonly opened: OpenConclusion;
  /** The next of the list that it was opened from. */
  readonly next: NextRowProps | undefined;
  readonly onClose: () => void;
}

/**
 * An application's conclusion beside the inbox: what the application is about, who holds the conclusion, and its form.
 */
export default function ConclusionDrawer({ opened, next, onClose }: ConclusionDrawerProps) {
  const text = useConclusionsText();
  const params = { id: opened.applicationId };
  const application = useRead(applications.get, { params });
  const discussion = useRead(applications.discussion, { params });
  const failure = application.failure ?? discussion.failure;
  return (
    <Drawer
      isOpen
      size="lg"
      // Something may be being written: it closes by its button and by Escape, not by a slip beside it.
      isDismissable={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={application.data?.number ?? text("menu.conclusions")}
    >
      {application.data && discussion.data ? (
        <Stack gap={4}>
          <Facts file={application.data} next={next} />
          <PlotAndDocuments of={application.data} />
          <Form
            opened={opened}
            discussion={discussion.data.discussion}
            onStale={() => {
              void discussion.refetch();
            }}
          />
        </Stack>
      ) : failure ? (
        <EmptyState
          title={sayFailure(text, failure)}
          actions={
            <Button
              onPress={() => {
                void application.refetch();
                void discussion.refetch();
              }}
            >
              {text("retry")}
            </Button>
          }
        />
      ) : (
        <Skeleton lines={12} />
      )}
    </Drawer>
  );
}

function Facts({ file: application, next }: { file: Application; next: NextRowProps | undefined }) {
  const text = useConclusionsText();
  const intl = useIntl();
  const { locale } = useTheme();
  return (
    <Stack gap={2}>
      <DescriptionList
        items={[
          { term: text("word.occupier"), details: application.occupier ?? "—" },
          {
            term: text("word.place"),
            details: [application.district.name[locale], application.neighborhood.name[locale], application.address]
              .filter(Boolean)
              .join(", "),
          },
          {
            term: text("word.areaInSquareMetres"),
            details: application.area === null ? "—" : intl.formatNumber(application.area),
          },
          { term: text("word.legalBasis"), details: text(`legalBasis.${application.legalBasis}`) },
        ]}
      />
      <Stack direction="row" gap={2}>
        <Link href={addressOf("/application/:id", { id: application.id })} button="secondary" size="sm">
          {text("conclusions.file")}
        </Link>
        {next ? <NextRow {...next} /> : null}
      </Stack>
    </Stack>
  );
}

function Form({
  opened,
  discussion,
  onStale,
}: {
  opened: OpenConclusion;
  discussion: Discussion | null;
  onStale: () => void;
}) {
  const text = useConclusionsText();
  const step = stepOf(discussion, opened.stepId);
  if (discussion === null || step === undefined) {
    return (
      <EmptyState level={3} title={text("conclusions.gone")}>
        {text("conclusions.gone.text")}
      </EmptyState>
    );
  }
  return <Seat applicationId={opened.applicationId} step={step} given={discussion.conclusions} onStale={onStale} />;
}

/** The step of a discussion that asks the reader's organisation now; `undefined` once it has ended. */
function stepOf(discussion: Discussion | null, stepId: string) {
  if (discussion?.state !== "running") return undefined;
  return discussion.steps.find((step) => step.stepId === stepId && step.mine && step.state !== "waiting");
}
