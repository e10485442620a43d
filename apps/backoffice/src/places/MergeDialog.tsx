import { type PlaceRecord, placeRegister } from "@yer/api/contract/places-register";
import { sayFailure, sayFault } from "@yer/api/messages/sentences";
import { useAct, useTheme } from "@yer/api/react";
import { ComboBox, type Option, TextArea } from "@yer/ui";
import { useState } from "react";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { usePlacesText } from "./placesTexts.js";
import { toasts } from "../shell/toastQueue.js";
import { AskDialog } from "../shell/AskDialog.js";
import { usePlaceSearch } from "./usePlaceSearch.js";
import { usesInWords } from "./usesInWords.js";

/** What is written of a merge, kept while it is written. */
interface Merge {
  readonly into: Option | null;
  readonly reason: string;
}
const blank: Merge = { into: null, reason: "" };

/** Asks into which place this one goes, says what comes of it, and merges. */
export function MergeDialog({ place, onClose }: { place: PlaceRecord; onClose: () => void }) {
  const text = usePlacesText();
  const { locale } = useTheme();
  const name = place.name[locale];
  const draft = useServerDraft<Merge>("merge:place", place.code, blank, place.version);
  const [merge, { failure }] = useAct(placeRegister.merge);
  const [tried, setTried] = useState(false);
  const search = usePlaceSearch(place.level, undefined, place.code);
  const { into } = draft.value;
  const reason = draft.value.reason.trim();
  const faults = failure?.kind === "problem" ? (failure.problem.errors ?? []) : [];
  const faultOfInto = faults.find(({ pointer }) => pointer === "/into");

  async function send(): Promise<void> {
    setTried(true);
    if (into === null || reason === "") return;
    const sent = await merge({ params: { code: place.code }, body: { into: into.id, reason }, ifMatch: place.version });
    if (sent.failure) return;
    await draft.discard().catch(() => undefined);
    toasts.push({ tone: "success", text: text("places.merged", { name }) });
    onClose();
  }

  return (
    <AskDialog
      title={text("places.merge.title", { name })}
      label={text("places.merge")}
      variant="danger"
      failure={failure && faultOfInto === undefined ? sayFailure(text, failure) : undefined}
      draft={draft}
      onSend={send}
      onClose={onClose}
    >
      <p>{text("places.merge.text", { children: place.children, uses: usesInWords(text, place.uses) })}</p>
      <ComboBox
        label={text("places.merge.into")}
        search={search}
        value={into?.id ?? null}
        {...(into === null ? {} : { selectedOption: into })}
        onChange={(_, option) => draft.change({ into: option ?? null })}
        error={tried && into === null ? text("fault.required") : faultOfInto ? sayFault(text, faultOfInto) : undefined}
        isRequired
      />
      <TextArea
        label={text("places.reason")}
        value={draft.value.reason}
        onChange={(next) => draft.change({ reason: next })}
        error={tried && reason === "" ? text("fault.required") : undefined}
        isRequired
      />
    </AskDialog>
  );
}
