import type { Application } from "@yer/api/contract/applications";
import { bookmarks } from "@yer/api/contract/bookmarks";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct, useRead, useSession } from "@yer/api/react";
import { StarIcon, ToggleButton } from "@yer/ui";
import { useEffect } from "react";
import { toasts } from "../../base/screen/toast-queue.js";
import { useFindText, withFindTexts } from "./find-texts.js";

/**
 * Keeps an application at hand: it stands first wherever one searches. Showing it also counts the application among
 * those opened lately.
 */
function PinApplication({ file: { id } }: { file: Pick<Application, "id"> }) {
  const text = useFindText();
  const { user } = useSession();
  const { data } = useRead(bookmarks.list);
  const [visit] = useAct(bookmarks.visit);
  const [pin] = useAct(bookmarks.pin);
  const [unpin] = useAct(bookmarks.unpin);
  const pinned = data?.pinned.some((row) => row.id === id) ?? false;

  // Who acts in another's name leaves no traces in what that person keeps.
  const leavesTraces = user !== null && !user.impersonation;
  useEffect(() => {
    // What was opened last helps whoever comes back; a failure to note it is ignored.
    if (leavesTraces) void visit({ params: { id } });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each application that is opened
  }, [id, leavesTraces]);

  async function toggle(): Promise<void> {
    const { failure } = await (pinned ? unpin : pin)({ params: { id } });
    if (failure) toasts.push({ tone: "danger", text: sayFailure(text, failure) });
    else toasts.push({ tone: "success", text: text(pinned ? "pin.removed" : "pin.added") });
  }

  return (
    // Until the list is read nobody knows which way a click would go.
    <ToggleButton
      size="sm"
      isSelected={pinned}
      isDisabled={data === undefined}
      icon={<StarIcon size={16} />}
      onChange={() => void toggle()}
    >
      {text("pin.add")}
    </ToggleButton>
  );
}

export default withFindTexts(PinApplication);
