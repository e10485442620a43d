import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { App } from "./testing/readme-example.js";

test("the README's example shows its menu, and says that it saved when its button is pressed", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(<App />);
  await expect.poll(() => place.querySelector("nav a")?.textContent).toBe("Map");
  place.querySelector<HTMLButtonElement>("main button")?.click();
  await expect.poll(() => document.body.textContent).toContain("Saved");
  root.unmount();
  place.remove();
});
