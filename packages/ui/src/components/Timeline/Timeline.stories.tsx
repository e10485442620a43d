import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Timeline } from "./Timeline.js";

const meta = {
  component: Timeline,
  args: {
    events: [
      { id: "1", title: "Ariza yaratildi", at: "2026-03-05T09:07:00Z", by: "Karimova Dilnoza", tone: "info" },
      {
        id: "2",
        title: "Muhokamaga yuborildi",
        at: "2026-03-06T04:00:00Z",
        by: "Shodiyev Anvar",
        tone: "progress",
        children: "Ikki tashkilotga",
      },
      { id: "3", title: "Kadastr xulosasi: rozi", at: "2026-03-09T11:30:00Z", tone: "success" },
      { id: "4", title: "Eʼlon qilinadi" },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Times are of Tashkent, whatever zone the browser is in. */
export const AllStates: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvas.getByText(/March 5, 2026 at 2:07/)).toHaveAttribute("datetime", "2026-03-05T09:07:00Z");
  },
};
