import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Stack } from "../Stack/Stack.js";
import { NotFound } from "./NotFound.js";

const meta = {
  title: "Structure/NotFound",
  component: NotFound,
  parameters: {
    docs: {
      description: {
        component: `The page for an address nothing answers to, or that this person may not see.

**Use it** as the last route, and where a record does not exist. Let the server answer 404 where it can know.
**Not** for a list with nothing in it (\`EmptyState\`), nor for a crash (\`CrashGuard\`). Where people may not see a page,
say no more than that it is not there, unless they can ask for it.

| Key | What it does |
|---|---|
| Tab, Enter | To the way out |

**Screen readers** find it by the heading of the page (level 1); set the page's title as well.`,
      },
    },
  },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A heading of the page and one way out. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Page not found");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Go to the home page" })).toHaveFocus();
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "/");
  },
};

/** With its own words, and with the host's. */
export const AllStates: Story = {
  render: () => (
    <Stack>
      <NotFound />
      <NotFound title="Заявление не найдено" homeHref="#/applications" homeLabel="К списку заявлений">
        Возможно, оно передано в другой район или номер набран с ошибкой.
      </NotFound>
    </Stack>
  ),
};
