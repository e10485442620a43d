import "@yer/ui/intl-uz";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { insert } from "../model/edit.js";
import { sampleDiagram, sampleNames, sampleProgress } from "../testing/samples.js";
import { DiagramOutline } from "./DiagramOutline.js";

const meta = {
  component: DiagramOutline,
  args: { diagram: sampleDiagram, names: sampleNames },
} satisfies Meta<typeof DiagramOutline>;

export default meta;
type Story = StoryObj<typeof meta>;

const [withLoneStep] = insert(sampleDiagram, "steps", {
  id: "lone",
  label: "Ekologiya boʻlimi xulosasi",
  concluder: null,
  fieldGroupId: null,
  days: 5,
  position: { x: 0, y: 0 },
});

/** What follows what, and what runs at the same time. */
export const Plain: Story = {
  play: async ({ canvasElement, step }) => {
    const list = await within(canvasElement).findByRole("list", { name: "Stages of the discussion" });
    await step("the branches stand inside their split", async () => {
      const fork = within(list).getByText("At the same time, 3 ways:").closest("li");
      await expect(fork?.querySelectorAll("[data-step]")).toHaveLength(3);
    });
    await step("what follows the join stands after it", async () => {
      const last = within(list).getByText("Tuman hokimligi xulosasi");
      await expect(last.closest("ul")).toBeNull();
      await expect(within(list).getByText(/^Waits for all of: Kadastr palatasi xulosasi, /)).toBeVisible();
    });
  },
};

/** A case on its way, with who answered what and who is awaited. */
export const CaseUnderWay: Story = {
  args: { progress: sampleProgress },
  play: async ({ canvasElement }) => {
    const late = (await within(canvasElement).findByText("Late")).closest("[data-step]");
    await expect(late).toHaveAttribute("data-state", "late");
    const row = within(canvasElement).getByText("Suv taʼminoti").closest("li");
    await expect(row).toHaveTextContent("Negative");
  },
};

/** In Uzbek: the day by which a step is due reads as Uzbeks write it. */
export const InUzbek: Story = {
  args: { progress: sampleProgress },
  globals: { locale: "uz_UZ" },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("muddat: 12-mart, 2026")).toBeVisible();
    await expect(within(canvasElement).getByText("Kechikdi")).toBeVisible();
  },
};

/** A draft with a step that nothing leads to. */
export const DraftInPieces: Story = {
  args: { diagram: withLoneStep },
  play: async ({ canvasElement }) => {
    const apart = await within(canvasElement).findByRole("list", { name: "Nodes that the start does not lead to" });
    await expect(apart).toHaveTextContent("Ekologiya boʻlimi xulosasi");
    await expect(apart).toHaveTextContent("nobody named to conclude");
  },
};

/** Every look at once. */
export const AllStates: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 32, maxWidth: 560 }}>
      <DiagramOutline diagram={sampleDiagram} names={sampleNames} progress={sampleProgress} />
      <DiagramOutline diagram={withLoneStep} names={sampleNames} />
    </div>
  ),
};
