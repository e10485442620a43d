import { type PlaceRecord, placeRegister } from "@yer/api/contract/places-register";
import { useTheme } from "@yer/api/react";
import { ComboBox, type Option, TextArea } from "@yer/ui";
import { FormDialog } from "../base/forms/FormDialog.js";
import { useEndpointForm } from "../base/forms/use-endpoint-form.js";
import { usePlacesText } from "./places-texts.js";
import { usePlaceSearch } from "./use-place-search.js";
import { usesInWords } from "./uses-in-words.js";

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
  const search = usePlaceSearch(place.level, undefined, place.code);
  const form = useEndpointForm(placeRegister.merge, {
    draft: { form: "merge:place", id: place.code },
    start: blank,
    version: place.version,
    fields: { into: text("places.merge.into"), reason: text("places.reason") },
    args: ({ into, reason }: Merge) => ({ params: { code: place.code }, body: { into: into?.id ?? "", reason } }),
    done: () => text("places.merged", { name }),
    onSaved: onClose,
  });
  const { into } = form.values;

  return (
    <FormDialog
      form={form}
      title={text("places.merge.title", { name })}
      label={text("places.merge")}
      variant="danger"
      onClose={onClose}
    >
      <p>
        {text("places.merge.text", {
          level: place.level,
          children: place.children,
          uses: usesInWords(text, place.uses),
        })}
      </p>
      <ComboBox
        label={text("places.merge.into")}
        search={search}
        value={into?.id ?? null}
        {...(into === null ? {} : { selectedItem: into })}
        onChange={(_, option) => form.change({ into: option ?? null })}
        error={form.errorAt("into")}
        isRequired
      />
      <TextArea {...form.field("reason")} isRequired />
    </FormDialog>
  );
}
