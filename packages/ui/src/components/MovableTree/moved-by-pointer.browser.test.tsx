import { useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoPlaces } from "../../testing/places.js";
import { loadUiTexts } from "../../UiProvider/load-ui-texts.js";
import { UiProvider } from "../../UiProvider/UiProvider.js";
import { MovableTree } from "./MovableTree.js";
import { movedNodes } from "./moved-nodes.js";

function Owned() {
  const [items, setItems] = useState(demoPlaces);
  return (
    <MovableTree
      aria-label="Places"
      items={items}
      onMove={(keys, target) => setItems(movedNodes(items, keys, target))}
    />
  );
}

/** The row whose name begins so. */
const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`, "u") });

/** Drags a row by its name to a height of another one. */
async function drag(name: string, to: string, at: "top" | "middle" | "bottom"): Promise<void> {
  const { height } = row(to).element().getBoundingClientRect();
  const y = { top: 2, middle: height / 2, bottom: height - 2 }[at];
  await userEvent.dragAndDrop(row(name), row(to), {
    sourcePosition: { x: 120, y: height / 2 },
    targetPosition: { x: 120, y },
  });
}

test("a node that is dragged goes before, into and after the one it is dropped at", async () => {
  const texts = await loadUiTexts("en_US");
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(
    <UiProvider locale="en_US" texts={texts}>
      <Owned />
    </UiProvider>,
  );
  await expect.element(row("Shahar")).toBeVisible();

  const names = (): (string | undefined)[] =>
    [...place.querySelectorAll("[role=row]")].map((each) => each.ariaLabel?.split(" ")[0]);
  await drag("Shahar", "Andoza", "top");
  await expect.poll(names).toEqual(["Namuna", "Shahar", "Andoza"]);
  await drag("Namuna", "Shahar", "bottom");
  await expect.poll(names).toEqual(["Shahar", "Namuna", "Andoza"]);
  await drag("Shahar", "Andoza", "middle");
  await expect.poll(names).toEqual(["Namuna", "Andoza"]);
  await userEvent.click(row("Andoza"));
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(row("Shahar")).toHaveAttribute("aria-level", "2");

  root.unmount();
  place.remove();
});
