import type { Application } from "@yer/api/contract/applications";
import { documents, type ApplicationDocument } from "@yer/api/contract/documents";
import { addressOf } from "@yer/api/paths";
import { useRead, useTheme } from "@yer/api/react";
import {
  Button,
  Can,
  Card,
  CopyIcon,
  EmptyState,
  ExternalLinkIcon,
  FileTextIcon,
  langOfName,
  Link,
  Skeleton,
  Stack,
  StatusTag,
  useDates,
} from "@yer/ui";
import { useState } from "react";
import { AttachedFiles } from "../../objections/AttachedFiles.js";
import { withObjectionTexts } from "../../objections/objection-texts.js";
import { toasts } from "../../../base/screen/toast-queue.js";
import { useApplicationDocumentText, withApplicationDocumentTexts } from "./application-document-texts.js";
import { FailedRead } from "../../../base/screen/FailedRead.js";
import { RevokeDialog } from "./RevokeDialog.js";

const Papers = withObjectionTexts(AttachedFiles);

const tones = { valid: "success", superseded: "warning", revoked: "danger" } as const;

function Document({
  fileId: applicationId,
  document,
  onRevoke,
}: {
  fileId: string;
  document: ApplicationDocument;
  onRevoke: () => void;
}) {
  const text = useApplicationDocumentText();
  const dates = useDates();
  const { locale } = useTheme();
  const params = { id: applicationId, org: document.organisationId };
  const page =
    document.kind === "justice"
      ? addressOf("/fields-pdf-adliya/:id/:org", params)
      : addressOf("/fields-pdf/:id/:org", params);

  async function copyLink(address: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      toasts.push({ tone: "success", text: text("documents.copied") });
    } catch {
      // The browser keeps its clipboard closed: the person is told another way.
      toasts.push({ tone: "danger", text: text("documents.copyFailed") });
    }
  }

  return (
    <Stack gap={1} as="li">
      <Stack direction="row" gap={2} isWrapping>
        <b>{text(`documents.kind.${document.kind}`)}</b>
        <span>
          {document.organisation.name[locale]}
          {document.step ? (
            <>
              , <span lang={langOfName(document.step, locale)}>{document.step[locale]}</span>
            </>
          ) : null}
        </span>
        <StatusTag tone={tones[document.state]}>{text(`documents.state.${document.state}`)}</StatusTag>
        <StatusTag>{text(`documents.copy.${document.copy}`)}</StatusTag>
      </Stack>
      <small>
        {document.revokedAt
          ? text("documents.revoked", { at: dates.moment(document.revokedAt), reason: document.revokeReason ?? "" })
          : text("documents.signed", { at: dates.moment(document.signedAt) })}
      </small>
      {document.papers.length > 0 ? (
        <Stack gap={1}>
          <small>{text("documents.papers")}</small>
          <Papers files={document.papers} />
        </Stack>
      ) : null}
      <Stack direction="row" gap={2} isWrapping>
        <Link href={page} isNewTab button="secondary" size="sm" icon={<ExternalLinkIcon />}>
          {text("word.open")}
        </Link>
        {document.address === null ? null : (
          <>
            <Button size="sm" icon={<CopyIcon />} onPress={() => copyLink(document.address ?? "")}>
              {text("documents.copyLink")}
            </Button>
            <Can code="revoke:document" otherwise="disable">
              {({ disabledReason }) => (
                <Button
                  size="sm"
                  variant="quiet"
                  onPress={onRevoke}
                  {...(disabledReason === undefined ? {} : { disabledReason })}
                >
                  {text("documents.revoke")}
                </Button>
              )}
            </Can>
          </>
        )}
      </Stack>
    </Stack>
  );
}

/**
 * The signed documents of an application: how each stands, its page, its link for whom it concerns, and its withdrawal.
 */
function DocumentsTab({ file: application }: { file: Application }) {
  const text = useApplicationDocumentText();
  const { data, failure, refetch } = useRead(documents.ofFile, { params: { id: application.id } });
  const [revoking, setRevoking] = useState<ApplicationDocument>();
  if (failure && !data) {
    return <FailedRead failure={failure} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton lines={6} />;
  if (data.items.length === 0) {
    return (
      <EmptyState icon={<FileTextIcon size={32} />} title={text("documents.none")}>
        {text("documents.none.text")}
      </EmptyState>
    );
  }
  return (
    <Card>
      <Stack gap={5} as="ul">
        {data.items.map((document) => (
          <Document
            key={document.id}
            fileId={application.id}
            document={document}
            onRevoke={() => setRevoking(document)}
          />
        ))}
      </Stack>
      {revoking ? <RevokeDialog document={revoking} onClose={() => setRevoking(undefined)} /> : null}
    </Card>
  );
}

export default withApplicationDocumentTexts(DocumentsTab);
