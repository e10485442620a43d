import { places } from "@yer/api/contract/places";
import { placing, type UnplacedRow } from "@yer/api/contract/placing";
import { skip, useRead, useTheme } from "@yer/api/react";
import { ComboBox, type Option, Skeleton, TextArea } from "@yer/ui";
import { useMemo } from "react";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { offeredPlaces } from "./offered-places.js";
import { usePlacingText } from "./placing-texts.js";

interface Written {
  readonly neighborhoodId: string | null;
  readonly reason: string;
}
const blank: Written = { neighborhoodId: null, reason: "" };

/** Props of {@link PlaceDialog}. */
export interface PlaceDialogProps {
  readonly rows: readonly UnplacedRow[];
  readonly onPlaced: () => void;
  readonly onClose: () => void;
}

/** Asks in which neighbourhood of today some records lie: those in the stead of theirs first, then others of the district. */
export function PlaceDialog({ rows, onPlaced, onClose }: PlaceDialogProps) {
  const text = usePlacingText();
  const { locale } = useTheme();
  const districts = new Set(rows.map(({ district }) => district.soato));
  const [district] = districts;
  const isOne = districts.size === 1;
  const { data, isLoading } = useRead(places.neighborhoods, isOne ? { query: { district: district ?? "" } } : skip);
  const items = useMemo(
    () =>
      offeredPlaces(rows, isOne ? (data?.items ?? []) : []).map(({ id, name, isInstead }): Option => ({
        id,
        label: name[locale],
        ...(isInstead ? { description: text("placing.instead") } : {}),
      })),
    [rows, isOne, data, locale, text],
  );
  const form = useEndpointForm(placing.place, {
    start: { ...blank, neighborhoodId: items.length === 1 ? (items[0]?.id ?? null) : null },
    fields: { neighborhoodId: text("placing.neighborhood"), reason: text("placing.reason") },
    args: ({ neighborhoodId, reason }: Written) => ({
      body: {
        items: rows.map(({ kind, id }) => ({ kind, id })),
        neighborhoodId: neighborhoodId ?? "",
        reason: reason.trim() === "" ? null : reason,
      },
    }),
    done: ({ placed }) => text("placing.done", { count: placed }),
    onSaved: () => {
      onPlaced();
      onClose();
    },
  });

  return (
    <FormDialog
      form={form}
      title={text("placing.place.title", { count: rows.length })}
      label={text("unplaced.place")}
      {...(items.length > 0 || isLoading ? {} : { disabledReason: text("placing.none") })}
      onClose={onClose}
    >
      <p>{text("placing.place.text")}</p>
      {isLoading ? (
        <Skeleton lines={2} />
      ) : (
        <ComboBox
          label={text("placing.neighborhood")}
          items={items}
          value={form.values.neighborhoodId}
          onChange={(neighborhoodId) => form.change({ neighborhoodId })}
          error={form.errorAt("neighborhoodId")}
          {...(isOne ? {} : { description: text("placing.districts") })}
          isRequired
        />
      )}
      <TextArea {...form.field("reason")} />
    </FormDialog>
  );
}
