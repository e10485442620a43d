import { UiProvider } from "@yer/ui";
import { Suspense } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { cdp } from "vitest/browser";
import { insert, remove } from "../model/edit.js";
import { sampleDiagram } from "../testing/samples.js";
import { DiagramVersions } from "./DiagramVersions.js";

/** Whether people choose the few colours of their screen themselves. */
const forceColors = async (value: "active" | "none"): Promise<void> => {
  const session = cdp() as { send: (method: string, given: object) => Promise<unknown> };
  await session.send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });
};

let put = (): void => undefined;
afterEach(async () => {
  put();
  await forceColors("none");
});

/** How a relation's line is drawn, its colour aside. */
function lineOf(kind: string): string {
  const path = document.querySelector(`.react-flow__edge${kind} .react-flow__edge-path`);
  if (!path) throw new Error(`There is no relation ${kind}.`);
  const { strokeWidth, strokeDasharray } = getComputedStyle(path);
  return `${strokeWidth} ${strokeDasharray}`;
}

it("tells relations that came and went apart by their lines where colours are the person's own", async () => {
  await forceColors("active");
  const [first] = sampleDiagram.steps;
  const [without] = remove(sampleDiagram, [first?.id ?? ""]);
  const relation = { id: "new", source: "architecture", target: "hokimlik", quantity: 1 };
  const [after] = insert(without, "relations", relation);
  const main = document.body.appendChild(document.createElement("main"));
  const root = createRoot(main);
  put = () => {
    root.unmount();
    main.remove();
  };
  root.render(
    <UiProvider locale="en_US">
      <Suspense>
        <DiagramVersions
          versions={[
            { id: "2", number: 2, state: "draft", at: "2026-11-02T09:30:00Z", diagram: after },
            { id: "1", number: 1, state: "published", at: "2026-06-14T05:00:00Z", diagram: sampleDiagram },
          ]}
        />
      </Suspense>
    </UiProvider>,
  );
  await expect
    .poll(() => document.querySelectorAll(".react-flow__edge.added, .react-flow__edge.removed").length)
    .toBe(3);
  const lines = [lineOf(":not(.added, .removed)"), lineOf(".added"), lineOf(".removed")];
  expect(new Set(lines).size).toBe(3);
});
