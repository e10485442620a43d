import type { AriaLabelConfig } from "@xyflow/react";
import type { FlowMessageId } from "../messages/flow-messages.js";
import type { FlowText } from "../texts/flow-text.js";

/** React Flow's own words, in the interface language. Its own controls are not shown. */
export function ariaLabels(text: FlowText, hint: FlowMessageId): Partial<AriaLabelConfig> {
  return {
    "node.a11yDescription.default": text(hint),
    "node.a11yDescription.keyboardDisabled": text(hint),
    "edge.a11yDescription.default": text(hint),
    "handle.ariaLabel": "",
    "minimap.ariaLabel": text("editor.minimap"),
  };
}
