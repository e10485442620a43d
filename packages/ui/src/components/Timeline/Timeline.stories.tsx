import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { tones } from "../../theme/tones.js";
import { Stack } from "../Stack/Stack.js";
import { Timeline } from "./Timeline.js";

const meta = {
  title: "Data/Timeline",
  component: Timeline,
  args: {
    items: [
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
  parameters: {
    docs: {
      description: {
        component: `What happened to a record, one thing after another, with who and when; what is still ahead stands last.

**Use it** for a record's history and its way on.
**Not** for steps a person must do (\`TaskList\`, \`Wizard\`), what changed within a record (\`DiffView\`), or a log people
search (\`DataTable\`).

**Screen readers** read an ordered list; the icons are silent, so the title says how it ended. Times are those of
\`UiProvider\`'s zone.

**Data attributes** on each event: \`data-tone\`, \`data-ahead\`.`,
      },
    },
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Times are of Tashkent, whatever zone the browser is in; what is ahead has none. */
export const Times: Story = {
  play: async ({ canvas }) => {
    const events = canvas.getAllByRole("listitem");
    await expect(events).toHaveLength(4);
    await expect(canvas.getByText(/March 5, 2026 at 2:07/)).toHaveAttribute("datetime", "2026-03-05T09:07:00Z");
    await expect(events[3]).toHaveAttribute("data-ahead");
    await expect(events[3]?.querySelector("time")).toBeNull();
  },
};

/** Happened, with more about it, ahead; every tone; long words in a narrow place. */
export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <Timeline {...args} />
      <Timeline items={tones.map((tone) => ({ id: tone, title: tone, tone, by: "Karimova Dilnoza" }))} />
      <div style={{ inlineSize: 240 }}>
        <Timeline
          items={[
            {
              id: "long",
              title: "Заключение уполномоченного органа: признание права невозможно",
              at: "2026-03-09T11:30:00Z",
              by: "Управление строительства Чиланзарского района",
              tone: "danger",
            },
          ]}
        />
      </div>
    </Stack>
  ),
};
