import { type DocumentView, documentKey, documents } from "@yer/api/contract/documents";
import { sayFailure } from "@yer/api/messages/sentences";
import { useRead } from "@yer/api/react";
import {
  Button,
  Card,
  DescriptionList,
  EmptyState,
  FileTextIcon,
  InlineAlert,
  RefreshIcon,
  Skeleton,
  Stack,
  StatusTag,
  useDates,
} from "@yer/ui";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { useTitle } from "../frame/use-title.js";
import { Width } from "../frame/Width.js";
import { usePreferences } from "../language/preferences.js";
import { Live } from "../live/Live.js";
import { CheckFile } from "./CheckFile.js";
import { useDocumentText, withDocumentTexts } from "./document-texts.js";
import { documentTones } from "./document-tones.js";
import { DocumentFrame } from "./DocumentFrame.js";

const Page = styled.div`
  display: grid;
  gap: var(--yer-space-6);
  padding-block: var(--yer-space-8);
`;

function Document({ document, k, first }: { document: DocumentView; k: string | undefined; first: boolean }) {
  const text = useDocumentText();
  const dates = useDates();
  const { locale } = usePreferences();
  const [shown, setShown] = useState(first);
  const title = text(`document.kind.${document.kind}`);
  return (
    <Card
      title={title}
      actions={<StatusTag tone={documentTones[document.state]}>{text(`document.state.${document.state}`)}</StatusTag>}
    >
      <Stack gap={4}>
        <InlineAlert tone={documentTones[document.state]}>{text(`document.${document.state}.text`)}</InlineAlert>
        <DescriptionList
          items={[
            { term: text("document.number"), details: document.number },
            { term: text("document.organisation"), details: document.organisation.name[locale] },
            { term: text("document.copy"), details: text(`document.copy.${document.copy}`) },
            { term: text("document.signedAt"), details: dates.moment(document.signedAt) },
            ...(document.revokedAt === null
              ? []
              : [{ term: text("document.state.revoked"), details: dates.moment(document.revokedAt) }]),
            { term: text("document.hash"), details: <code>{document.sha256}</code> },
          ]}
        />
        {document.state === "revoked" ? null : shown ? (
          <DocumentFrame document={document} k={k} title={title} />
        ) : (
          <div>
            <Button icon={<FileTextIcon />} onPress={() => setShown(true)}>
              {text("document.show")}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function Documents({ justice }: { justice: boolean }) {
  const text = useDocumentText();
  const { id = "", org = "" } = useParams();
  const [params] = useSearchParams();
  const given = params.get("k") ?? "";
  // A key of another form opens nothing; whoever may read without one still does.
  const k = documentKey.safeParse(given).success ? given : undefined;
  const title = text(justice ? "document.title.justice" : "document.title");
  useTitle(title);
  const { data, failure, refetch } = useRead(documents.ofOrganisation, {
    params: { id, org },
    query: { justice: justice ? "true" : "false", ...(k === undefined ? {} : { k }) },
  });
  const unknown =
    failure?.kind === "problem" && (failure.problem.code === "not-found" || failure.problem.code === "invalid");
  if (failure && !data) {
    return (
      <>
        <EmptyState
          level={1}
          icon={<FileTextIcon size={32} />}
          title={text(unknown ? "document.notFound" : "document.failed")}
          actions={
            unknown ? undefined : (
              <Button icon={<RefreshIcon />} onPress={() => refetch()}>
                {text("retry")}
              </Button>
            )
          }
        >
          {unknown ? text("document.notFound.text") : sayFailure(text, failure)}
        </EmptyState>
        <CheckFile shown={[]} />
      </>
    );
  }
  return (
    <>
      <h1>{title}</h1>
      {data ? (
        data.items.map((document, index) => (
          <Document key={document.id} document={document} k={k} first={index === 0} />
        ))
      ) : (
        <Skeleton lines={8} />
      )}
      {data ? <CheckFile shown={data.items} /> : null}
    </>
  );
}

/**
 * `/fields-pdf/{id}/{org}` and, for justice, `/fields-pdf-adliya/{id}/{org}`: where a document's QR code leads. It says
 * how the document stands and which copy it is, shows it, and checks a file somebody has against the register.
 */
function DocumentPage({ justice = false }: { justice?: boolean }) {
  return (
    <Live>
      <Width>
        <Page>
          <Documents justice={justice} />
        </Page>
      </Width>
    </Live>
  );
}

export default withDocumentTexts(DocumentPage);
