import { PlotsView } from "@yer/area-picker/plot";
import { meta } from "@yer/api/contract/meta";
import type { OwnPlot } from "@yer/api/contract/own-plots";
import { places } from "@yer/api/contract/places";
import { useRead } from "@yer/api/react";
import { useMemo } from "react";
import { useOwnPlotsText } from "./own-plots-texts.js";

/** Where one's own plots lie, as one drew or pointed at them; what was taken back is not drawn. A chunk of its own. */
export default function OwnPlotsMap({ items }: { readonly items: readonly OwnPlot[] }) {
  const text = useOwnPlotsText();
  const { data: about } = useRead(meta.get);
  const { data: country } = useRead(places.outlines, { query: { within: "17" } });
  const plots = useMemo(
    () => items.map(({ id, number, outline, point }) => ({ id, label: number, outline, spot: point })),
    [items],
  );
  return (
    <PlotsView
      aria-label={text("ownPlot.map")}
      plots={plots}
      baseMap={about?.baseMap ?? undefined}
      outlines={country}
      credits={country?.credits ?? []}
    />
  );
}
