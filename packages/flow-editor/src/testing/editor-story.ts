import { expect, waitFor, within } from "storybook/test";
import type { fn } from "storybook/test";
import type { DiagramChangeHandler } from "../editor/use-diagram-editor.js";
import type { Diagram } from "../model/diagram.js";

/** The editor of a story once its canvas is drawn, by its name in the interface language. */
export async function editorIn(
  canvasElement: HTMLElement,
  name = "Discussion logic editor",
): Promise<ReturnType<typeof within>> {
  const editor = await within(canvasElement).findByRole("region", { name });
  await waitFor(() => expect(editor.querySelector(".react-flow__node")).toBeVisible());
  return within(editor);
}

/** The diagram that the editor gave out last. */
export function given(onChange: unknown): Diagram {
  const last = (onChange as ReturnType<typeof fn<DiagramChangeHandler>>).mock.calls.at(-1)?.[0];
  if (!last) throw new Error("The editor has given nothing out.");
  return last;
}
