import type { Application } from "@yer/api/contract/applications";
import { documents } from "@yer/api/contract/documents";
import { addressOf } from "@yer/api/paths";
import { useRead } from "@yer/api/react";
import { FileTextIcon, InlineAlert, Link } from "@yer/ui";
import { useApplicationText } from "../application-texts.js";

/** Says that an application is registered, and links the certificate where one was signed. */
export function RegistrationNote({ file: application }: { file: Application }) {
  const text = useApplicationText();
  const { data, failure } = useRead(documents.ofFile, { params: { id: application.id } });
  const certificate = data?.items.find(({ kind, state }) => kind === "certificate" && state === "valid");
  return (
    <InlineAlert
      tone="success"
      actions={
        certificate ? (
          <Link
            href={addressOf("/fields-pdf/:id/:org", { id: application.id, org: certificate.organisationId })}
            isNewTab
            button="secondary"
            size="sm"
            icon={<FileTextIcon />}
          >
            {text("registration.certificate")}
          </Link>
        ) : data || failure ? undefined : (
          // Its place, so that what is below stays where it is when it comes.
          <Link href="" button="secondary" size="sm" style={{ visibility: "hidden" }}>
            {text("registration.certificate")}
          </Link>
        )
      }
    >
      {text("registration.title")}
    </InlineAlert>
  );
}
