import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { useRestOfWindow } from "./use-rest-of-window.js";

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function Screen({ above }: { readonly above: number }) {
  const [ref, rest] = useRestOfWindow();
  return (
    <main style={{ "--yer-page-padding": "20px", position: "absolute", insetBlockStart: 0 }}>
      <div style={{ blockSize: above }} />
      <div ref={ref}>
        <div data-part="" style={{ blockSize: `max(480px, ${rest})` }} />
      </div>
    </main>
  );
}

/** From where the part begins to where it ends. */
const part = (): readonly [number, number] => {
  const box = document.querySelector("[data-part]")?.getBoundingClientRect();
  return [box?.top ?? 0, box?.bottom ?? 0];
};

it("fills the window below whatever stands above, as that grows and shrinks, and keeps a height of its own", async () => {
  await page.viewport(1000, 900);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  for (const above of [100, 260, 60]) {
    root.render(<Screen above={above} />);
    await expect.poll(part).toEqual([above, 880]);
  }
  root.render(<Screen above={700} />);
  await expect.poll(part).toEqual([700, 1180]);
});
