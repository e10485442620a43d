import { Skeleton, TextArea, lazyPart } from "@yer/ui";
import { Suspense } from "react";
import { useText } from "../../../base/language/use-text.js";
import type { OutlineEditorProps } from "./OutlineEditor.js";

/** The map comes after the form; where it does not come, the text is written by itself and nothing is lost. */
const OutlineEditor = lazyPart(() => import("./OutlineEditor.js").catch(() => ({ default: OutlineText })));

/** The outline as text alone. */
function OutlineText({ name, label, value, onChange, onBlur, error, inputRef, isReadOnly }: OutlineEditorProps) {
  const text = useText();
  const field = { name, label, value, onChange, onBlur, error, inputRef, isReadOnly };
  return <TextArea {...field} description={text("form.outline.noMap")} rows={7} />;
}

/** As high as the editor with its map and its text, or a little less: what stands below waits out of sight for it. */
const usualHeight = "840px";

/** The field of an outline: drawn, imported or written. */
export function PlotOutline(props: OutlineEditorProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" height={usualHeight} />}>
      <OutlineEditor {...props} />
    </Suspense>
  );
}
