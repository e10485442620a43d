import { applications } from "@yer/api/contract/applications";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, useRead } from "@yer/api/react";
import { Button, EmptyState, FolderIcon, Link, PageSpinner, RefreshIcon } from "@yer/ui";
import { lazy } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { useText } from "../language/useText.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { FilePage } from "./FilePage.js";

const EditScreen = lazy(() => import("./EditScreen.js"));

/** `/application/{id}`: the file's page; with `?edit`, its form. */
export default function ApplicationScreen() {
  const text = useText();
  const { id = "" } = useParams();
  const [params] = useSearchParams();
  const { data, failure, refetch } = useRead(applications.get, { params: { id } });
  if (data && params.has("edit")) return <EditScreen file={data} />;
  if (data) return <FilePage file={data} />;
  if (!failure) return <PageSpinner label={text("file.loading")} />;
  return <NoFile failure={failure} onRetry={refetch} />;
}

function NoFile({ failure, onRetry }: { failure: Failure; onRetry: () => unknown }) {
  const text = useText();
  const unknown =
    failure.kind === "problem" && (failure.problem.code === "not-found" || failure.problem.code === "invalid");
  useScreenTitle(text(unknown ? "file.notFound" : "file.failed"));
  return (
    <EmptyState
      level={1}
      icon={<FolderIcon size={32} />}
      title={text(unknown ? "file.notFound" : "file.failed")}
      actions={
        unknown ? (
          <Link href="/applications" button="secondary">
            {text("file.toRegister")}
          </Link>
        ) : (
          <Button icon={<RefreshIcon />} onPress={() => onRetry()}>
            {text("retry")}
          </Button>
        )
      }
    >
      {unknown ? text("file.notFound.text") : sayFailure(text, failure)}
    </EmptyState>
  );
}
