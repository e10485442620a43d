import { type PlaceRecord, placeRegister } from "@yer/api/contract/places-register";
import { useTheme } from "@yer/api/react";
import { TextArea } from "@yer/ui";
import { FormDialog } from "../base/forms/FormDialog.js";
import { useEndpointForm } from "../base/forms/use-endpoint-form.js";
import { usePlacesText } from "./places-texts.js";

/** Asks why a place is to be offered no more, or again. */
export function ActiveDialog({ place, onClose }: { place: PlaceRecord; onClose: () => void }) {
  const text = usePlacesText();
  const { locale } = useTheme();
  const name = place.name[locale];
  const form = useEndpointForm(placeRegister.setActive, {
    draft: { form: "deactivate:place", id: place.code },
    start: { reason: "" },
    version: place.version,
    fields: { reason: text("places.reason") },
    args: ({ reason }) => ({ params: { code: place.code }, body: { active: !place.active, reason } }),
    done: () => text("places.form.saved", { name }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={text(place.active ? "places.deactivate.title" : "places.activate.title", { name })}
      label={text(place.active ? "places.deactivate" : "places.activate")}
      variant={place.active ? "danger" : "primary"}
      onClose={onClose}
    >
      {place.active ? <p>{text("places.deactivate.text", { level: place.level })}</p> : null}
      <TextArea {...form.field("reason")} isRequired />
    </FormDialog>
  );
}
