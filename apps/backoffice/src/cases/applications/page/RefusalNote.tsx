import type { RefusalReason } from "@yer/api/contract/refusal-reasons";
import { useRefusalText, withRefusalTexts } from "../../refusals/refusal-texts.js";

/** Why the application is refused, by its code. */
function RefusalNote({ because }: { because: RefusalReason }) {
  const text = useRefusalText();
  return <p>{text("refusals.said", { reason: text(`refusal.${because}`) })}</p>;
}

export default withRefusalTexts(RefusalNote);
