import type { Application } from "@yer/api/contract/applications";
import { CheckIcon, EmptyState, InlineAlert, Stack } from "@yer/ui";
import { EditRequests } from "./EditRequests.js";
import { useApplicationText } from "../application-texts.js";

/** What a returned application must have mended: each request with its answer, or the form for it. */
export default function RequestsTab({ file: application }: { file: Application }) {
  const text = useApplicationText();
  if (application.editRequests.length === 0) {
    return (
      <EmptyState icon={<CheckIcon size={32} />} title={text("requests.none")}>
        {text("requests.none.text")}
      </EmptyState>
    );
  }
  const open = application.editRequests.filter(({ answer }) => answer === null).length;
  return (
    <Stack gap={4}>
      {open > 0 ? <InlineAlert tone="warning">{text("requests.open", { count: open })}</InlineAlert> : null}
      <EditRequests file={application} />
    </Stack>
  );
}
