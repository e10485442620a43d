import type { OwnApplication, OwnDocument } from "@yer/api/contract/own-applications";
import { formatMoney } from "@yer/api/formats";
import { Card, DescriptionList, Link, Stack, StatusTag, useDates } from "@yer/ui";
import { usePreferences } from "../language/preferences.js";
import { useDocumentText, withDocumentTexts } from "./document-texts.js";
import { documentTones } from "./document-tones.js";

/** What was signed and received for somebody's own application; each document opens on its page. */
export const OwnDocuments = withDocumentTexts(({ application }: { application: OwnApplication }) => {
  const text = useDocumentText();
  const dates = useDates();
  const { locale } = usePreferences();
  const { documents, receipts, refundDue } = application;
  return (
    <Card title={text("document.own")} description={text("document.own.text")}>
      <Stack gap={4}>
        {documents.length === 0 ? (
          text("document.own.none")
        ) : (
          <DescriptionList
            items={documents.map((document) => ({
              term: dates.day(document.signedAt),
              details: (
                <Stack direction="row" gap={3} isWrapping>
                  <Link href={document.path}>
                    {text("document.own.line", {
                      kind: text(`document.kind.${document.kind}`),
                      organisation: document.organisation.name[locale],
                    })}
                  </Link>
                  <StatusTag tone={documentTones[document.state]}>{text(`document.state.${document.state}`)}</StatusTag>
                </Stack>
              ),
            }))}
          />
        )}
        {receipts.length === 0 ? null : (
          <>
            <b>{text("document.receipts")}</b>
            <DescriptionList
              items={receipts.map(({ paidOn, amount, document }) => ({
                term: dates.day(paidOn),
                details: text("document.receipt", { amount: formatMoney(amount, locale), document }),
              }))}
            />
            {refundDue > 0 ? <p>{text("document.refund", { amount: formatMoney(refundDue, locale) })}</p> : null}
          </>
        )}
      </Stack>
    </Card>
  );
});

/** The way to the certificate of a registered right. */
export const CertificateLink = withDocumentTexts(({ document }: { document: OwnDocument }) => {
  const text = useDocumentText();
  return <Link href={document.path}>{text(`document.kind.${document.kind}`)}</Link>;
});
