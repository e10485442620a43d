import { type PlaceRecord, placeRegister } from "@yer/api/contract/places-register";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct, useTheme } from "@yer/api/react";
import { TextArea } from "@yer/ui";
import { useState } from "react";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { usePlacesText } from "./placesTexts.js";
import { toasts } from "../shell/toastQueue.js";
import { AskDialog } from "../shell/AskDialog.js";

/** Asks why a place is to be offered no more, or again. */
export function ActiveDialog({ place, onClose }: { place: PlaceRecord; onClose: () => void }) {
  const text = usePlacesText();
  const { locale } = useTheme();
  const name = place.name[locale];
  const draft = useServerDraft("deactivate:place", place.code, { reason: "" }, place.version);
  const [setActive, { failure }] = useAct(placeRegister.setActive);
  const [tried, setTried] = useState(false);
  const reason = draft.value.reason.trim();

  async function send(): Promise<void> {
    setTried(true);
    if (reason === "") return;
    const sent = await setActive({
      params: { code: place.code },
      body: { active: !place.active, reason },
      ifMatch: place.version,
    });
    if (sent.failure) return;
    await draft.discard().catch(() => undefined);
    toasts.push({ tone: "success", text: text("places.form.saved", { name }) });
    onClose();
  }

  return (
    <AskDialog
      title={text(place.active ? "places.deactivate.title" : "places.activate.title", { name })}
      label={text(place.active ? "places.deactivate" : "places.activate")}
      variant={place.active ? "danger" : "primary"}
      failure={failure ? sayFailure(text, failure) : undefined}
      draft={draft}
      onSend={send}
      onClose={onClose}
    >
      {place.active ? <p>{text("places.deactivate.text")}</p> : null}
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
