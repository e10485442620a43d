import type { OutlineVersion } from "@yer/area-picker/plot";
import type { HistoryEntry } from "@yer/api/contract/history";
import { meta } from "@yer/api/contract/meta";
import { type Polygon, polygon } from "@yer/api/contract/values";
import { useRead } from "@yer/api/react";
import { Disclosure, InlineAlert, LaterPart, lazyPart, Skeleton } from "@yer/ui";
import { useMemo, useState } from "react";
import { useText } from "../../../base/language/use-text.js";

/** The map is asked for by who opens the change, and only then. */
const OutlineVersions = lazyPart(() => import("@yer/area-picker/plot"), "OutlineVersions");

/** In place of the map, where it could not be loaded. The figures stand in the entry's own words. */
function NotShown() {
  const text = useText();
  return <InlineAlert tone="warning" title={text("history.outline.failed")} />;
}

/** The outlines before and after an entry of the history; `undefined` where it did not change one into another. */
export function outlineChangeIn(
  changes: HistoryEntry["changes"],
): { readonly before: Polygon; readonly after: Polygon } | undefined {
  const change = changes.find(({ pointer }) => pointer === "/outline");
  if (!change) return undefined;
  const before = polygon.safeParse(change.before);
  const after = polygon.safeParse(change.after);
  return before.success && after.success ? { before: before.data, after: after.data } : undefined;
}

/** How an outline was changed: a slider between before and after, once it is opened. */
export function OutlineChange({ before, after }: { readonly before: Polygon; readonly after: Polygon }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { data: about } = useRead(meta.get);
  const versions = useMemo<readonly OutlineVersion[]>(
    () => [
      { id: "before", label: text("history.outline.before"), outline: before },
      { id: "after", label: text("history.outline.after"), outline: after },
    ],
    [before, after, text],
  );
  return (
    <Disclosure title={text("history.outline")} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen ? (
        <LaterPart fallback={<Skeleton shape="block" height="380px" />} failed={<NotShown />}>
          <OutlineVersions versions={versions} baseMap={about?.baseMap ?? undefined} />
        </LaterPart>
      ) : null}
    </Disclosure>
  );
}
