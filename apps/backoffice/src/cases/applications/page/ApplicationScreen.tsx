import { applications } from "@yer/api/contract/applications";
import { useRead } from "@yer/api/react";
import { FolderIcon, lazyPart, PageSpinner } from "@yer/ui";
import { useParams, useSearchParams } from "react-router-dom";
import { useText } from "../../../base/language/use-text.js";
import { NoRecord } from "../../../base/screen/NoRecord.js";
import { ApplicationPage } from "./ApplicationPage.js";
import { Presence } from "./presence.js";

const EditScreen = lazyPart(() => import("../form/EditScreen.js"));

/** `/application/{id}`: the application's page; with `?edit`, its form. */
export default function ApplicationScreen() {
  const text = useText();
  const { id = "" } = useParams();
  const [params] = useSearchParams();
  const { data, failure, refetch } = useRead(applications.get, { params: { id } });
  if (data) {
    const editing = params.has("edit");
    return (
      <>
        <Presence id={data.id} editing={editing} />
        {editing ? <EditScreen file={data} /> : <ApplicationPage file={data} />}
      </>
    );
  }
  if (!failure) return <PageSpinner label={text("file.loading")} />;
  return (
    <NoRecord
      failure={failure}
      icon={<FolderIcon size={32} />}
      unknown={{ title: text("file.notFound"), text: text("file.notFound.text") }}
      failed={text("file.failed")}
      list={{ label: text("file.toRegister"), href: "/applications" }}
      onRetry={refetch}
    />
  );
}
