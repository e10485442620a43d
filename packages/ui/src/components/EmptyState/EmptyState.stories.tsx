import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { InboxIcon } from "../../icons/InboxIcon.js";
import { Button } from "../Button/Button.js";
import { Stack } from "../Stack/Stack.js";
import { EmptyState } from "./EmptyState.js";

const meta = {
  title: "Data/EmptyState",
  component: EmptyState,
  args: { title: "Hozircha arizalar yoʻq" },
  parameters: {
    docs: {
      description: {
        component: `What stands in the place of a list or page with nothing in it: why, and the way on.

**Use it** for the three ways of being empty, each in its own words: nothing yet (offer to begin), nothing that matches
(offer to clear the filters), nothing left to do (say so, it is good news).
**Not** for what failed (\`InlineAlert\` with "Try again"), is on its way (\`Skeleton\`), or may not be seen. \`DataTable\`
has all these faces itself.

**Screen readers** find it by its heading; give it the level its place asks for. A list that becomes empty while
people filter says the number itself.

**Data attributes** \`data-level\`.`,
      },
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

const begin = fn();

/** Heading, reason, way on. */
export const Begins: Story = {
  args: { icon: <InboxIcon size={32} />, actions: <Button onPress={begin}>Ariza yaratish</Button>, level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3 })).toHaveTextContent("Hozircha arizalar yoʻq");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(begin).toHaveBeenCalledOnce();
  },
};

/** Whole, with a title only, with long words, compact. */
export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <EmptyState
        {...args}
        icon={<InboxIcon size={32} />}
        actions={
          <>
            <Button variant="primary">Ariza yaratish</Button>
            <Button>Filtrlarni tozalash</Button>
          </>
        }
      >
        Yangi ariza kelganda shu yerda koʻrinadi. Filtrlarni tozalab ham koʻring.
      </EmptyState>
      <EmptyState {...args} level={3} />
      <div data-density="compact">
        <EmptyState title="Заявления о признании права собственности ещё не поступали" level={3}>
          Новые заявления появятся здесь в рабочий день после их подачи через портал или центр государственных услуг.
        </EmptyState>
      </div>
    </Stack>
  ),
};
