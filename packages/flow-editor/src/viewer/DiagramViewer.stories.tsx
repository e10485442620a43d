import "@yer/ui/intl-uz";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { emptyDiagram } from "../model/diagram.js";
import { sampleDiagram, sampleNames, sampleProgress } from "../testing/samples.js";
import { DiagramViewer } from "./DiagramViewer.js";

const meta = {
  component: DiagramViewer,
  args: { diagram: sampleDiagram, names: sampleNames },
} satisfies Meta<typeof DiagramViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The box, once the texts are loaded and the relations are drawn. */
async function shown(canvasElement: HTMLElement): Promise<HTMLElement> {
  const box = await within(canvasElement).findByRole("region", { name: "Discussion logic" });
  await waitFor(() => expect(box.querySelectorAll(".react-flow__edge-path").length).toBeGreaterThan(0));
  return box;
}

const viewport = (box: HTMLElement): string | undefined =>
  box.querySelector<HTMLElement>(".react-flow__viewport")?.style.transform;

const visible = (box: HTMLElement): HTMLElement[] => {
  const frame = box.getBoundingClientRect();
  return [...box.querySelectorAll<HTMLElement>(".react-flow__node")].filter((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  });
};

/** The diagram by itself: it fits its box, every node names itself. */
export const Plain: Story = {
  play: async ({ canvasElement, step }) => {
    const box = await shown(canvasElement);
    await step("every node is in the box, and relations lead between them", async () => {
      await waitFor(() => expect(visible(box)).toHaveLength(8));
      await expect(box.querySelectorAll(".react-flow__edge-path")).toHaveLength(9);
    });
    await step("a step says who answers, how many and how long", async () => {
      await expect(
        within(box).getByRole("group", {
          name: "Step: Muhandislik tarmoqlari xulosasi, Muhandislik tarmoqlari, 2 conclusions, 7 days",
        }),
      ).toBeVisible();
    });
  },
};

/** Tab goes through the nodes as the flow does, wherever a diagram stores them; the canvas has a name. */
export const AlongTheFlow: Story = {
  args: { diagram: { ...sampleDiagram, steps: sampleDiagram.steps.toReversed() } },
  play: async ({ canvasElement }) => {
    const box = await shown(canvasElement);
    await expect(within(box).getByRole("application", { name: "Discussion logic" })).toBeVisible();
    const passed = [...box.querySelectorAll<HTMLElement>(".react-flow__node")].map(({ dataset }) => dataset["id"]);
    await expect(passed[0]).toBe("start");
    await expect(passed.at(-1)).toBe("end");
    await expect(passed.indexOf("hokimlik")).toBeGreaterThan(passed.indexOf("cadastre"));
    await expect(passed.indexOf("hokimlik")).toBeGreaterThan(passed.indexOf("utilities"));
  },
};

/** A case on its way: done, under way, late and to come, each by icon, word and colour. */
export const CaseUnderWay: Story = {
  args: { progress: sampleProgress },
  play: async ({ canvasElement }) => {
    const box = await shown(canvasElement);
    for (const word of ["Done", "Under way", "Late", "To come"]) {
      await expect(within(box).getByText(word)).toBeVisible();
    }
    await expect(
      within(box).getByRole("group", { name: /^Step: Qurilish.*, Late, Qurilish boʻlimi, 0 of 1 conclusions, due/ }),
    ).toBeVisible();
    await expect(box.querySelectorAll(".react-flow__edge.passed")).toHaveLength(5);
  },
};

/** By keyboard alone: Tab from node to node, Enter chooses a step, arrows pan, 0 shows all again. */
export const ByKeyboard: Story = {
  args: { progress: sampleProgress, onStep: fn() },
  play: async ({ args, canvasElement, step }) => {
    const box = await shown(canvasElement);
    await step("Tab reaches a step and Enter chooses it", async () => {
      await userEvent.tab();
      while (!document.activeElement?.matches('[data-id="cadastre"]')) await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await expect(args.onStep).toHaveBeenCalledWith("cadastre");
    });
    await step("an arrow key moves the picture, 0 brings it back", async () => {
      const before = viewport(box);
      await userEvent.keyboard("{ArrowLeft}");
      await waitFor(() => expect(viewport(box)).not.toBe(before));
      await userEvent.keyboard("0");
      await waitFor(() => expect(viewport(box)).toBe(before));
    });
  },
};

/** Mirrored for right-to-left: the start stands at the right. */
export const Mirrored: Story = {
  args: { progress: sampleProgress },
  globals: { dir: "rtl" },
  play: async ({ canvasElement }) => {
    const box = await shown(canvasElement);
    const left = (id: string) => box.querySelector(`[data-id="${id}"]`)?.getBoundingClientRect().left ?? 0;
    await waitFor(() => expect(left("start")).toBeGreaterThan(left("cadastre")));
    await expect(left("cadastre")).toBeGreaterThan(left("end"));
  },
};

/** A new drawing. */
export const NewDrawing: Story = {
  args: { diagram: emptyDiagram },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("group", { name: "Start: Input Node" })).toBeVisible();
  },
};

/** Every look at once. */
export const AllStates: Story = {
  parameters: { mountedForEachLook: "A diagram is brought into sight once, when it is mounted." },
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      <DiagramViewer diagram={sampleDiagram} names={sampleNames} progress={sampleProgress} aria-label="On its way" />
      <DiagramViewer diagram={sampleDiagram} names={sampleNames} height="240px" aria-label="By itself" />
    </div>
  ),
};
