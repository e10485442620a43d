import { AppShell, DataTable, UiProvider, uzbekistan } from "@yer/ui";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { TableRoom } from "./TableRoom.js";

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const rows = Array.from({ length: 50 }, (_, index) => ({ id: String(index + 1) }));
const shown = { offset: 0, total: 900, onNext: () => undefined };
const columns = [{ id: "id", header: "Number", cell: ({ id }: { id: string }) => id, isRowHeader: true, width: 120 }];
const Block = ({ high }: { readonly high: number }) => <div style={{ blockSize: high }} />;

interface Standing {
  readonly banner?: number;
  readonly foot?: number;
  readonly above?: number;
}

function Screen({ banner = 0, foot = 0, above = 100 }: Standing) {
  return (
    <UiProvider {...uzbekistan} locale="en_US">
      <AppShell path="/" brand="Yer" banner={<Block high={banner} />} footer={<Block high={foot} />}>
        <Block high={above} />
        <TableRoom>
          <DataTable aria-label="Files" columns={columns} rows={rows} rowId={({ id }) => id} page={shown} />
        </TableRoom>
      </AppShell>
    </UiProvider>
  );
}

/** How much further than the window the page goes, and how far above its end, less the page's padding, the table ends. */
function standing(): Readonly<Record<"beyond" | "above", number>> {
  const { scrollHeight, clientHeight } = document.documentElement;
  const main = document.querySelector("main") ?? document.body;
  const end = document.querySelector("[data-status]")?.getBoundingClientRect().bottom ?? Number.NaN;
  const padding = Number.parseInt(getComputedStyle(main).paddingBottom, 10);
  return { beyond: scrollHeight - clientHeight, above: Math.round(clientHeight - padding - end) };
}

const high = () => document.querySelector("[data-status]")?.getBoundingClientRect().height;

it("ends a table where the window ends, and moves no page, whatever banners and feet come and go", async () => {
  await page.viewport(1440, 900);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  for (const { banner = 0, foot = 0 } of [{}, { banner: 41 }, { banner: 41, foot: 49 }, { foot: 49 }]) {
    root.render(<Screen banner={banner} foot={foot} />);
    await expect.poll(standing).toEqual({ beyond: 0, above: foot });
  }
});

it("keeps the way to the next page in sight in the first frame that is painted", async () => {
  await page.viewport(1440, 900);
  const drawn: number[] = [];
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<Screen banner={41} />);
  await expect.poll(() => document.querySelector("[data-status]")).not.toBeNull();
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    drawn.push(standing().beyond);
  }
  expect(drawn).toEqual([0, 0, 0]);
});

it("gives a table three quarters of the window where too much stands above it, and cards the whole page", async () => {
  await page.viewport(1440, 900);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<Screen above={500} />);
  await expect.poll(high).toBe(675);
  await page.viewport(390, 844);
  await expect.poll(high).toBeGreaterThan(1500);
});
