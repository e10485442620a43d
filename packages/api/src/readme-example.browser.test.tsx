import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { Example } from "./testing/readme-example.js";

test("the README's example shows what the service says, and a button the person may not press", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(<Example />);
  await expect.poll(() => place.querySelector("p")?.textContent).toBe("3 online");
  expect(place.querySelector("button")?.disabled).toBe(true);
  root.unmount();
  place.remove();
});
