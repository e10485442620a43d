import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { tones } from "../../theme/tones.js";
import { Button } from "../Button/Button.js";
import { Stack } from "../Stack/Stack.js";
import { InlineAlert } from "./InlineAlert.js";

const meta = {
  title: "Overlays/InlineAlert",
  component: InlineAlert,
  args: { tone: "danger", title: "Saqlanmadi", children: "Aloqa uzildi. Matn shu yerda qoldi." },
  parameters: {
    docs: {
      description: {
        component: `A message in its place.

**Use it** where a part of the page is not as people expect: it failed, it waits for others, it will soon be too late.
Say what is so and what to do.
**Not** for the whole app (\`Banner\`), the result of an act that needs nothing more (\`Toast\`), errors of a form
(\`ErrorSummary\`) or of a field (its \`error\`), or a list with nothing in it (\`EmptyState\`).

| Key | What it does |
|---|---|
| Tab | Through its actions |

**Screen readers** read the tone as the icon's name, then title and text, in their place on the page. With \`isAnnounced\`
it is an alert, said when it comes: for what follows an act of the person, not for what stands there from the start.

**Data attributes** \`data-tone\`.`,
      },
    },
  },
} satisfies Meta<typeof InlineAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

const failed = fn();

/** What comes after an act of the person is said at once; its way on is the next stop. */
export const Announced: Story = {
  args: {
    isAnnounced: true,
    actions: (
      <Button size="sm" onPress={failed}>
        Qayta urinish
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Saqlanmadi");
    await expect(canvas.getByRole("img", { name: "Error" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(failed).toHaveBeenCalledOnce();
  },
};

/** What stands there from the start is read in its place and not announced. */
export const Quiet: Story = {
  args: { tone: "warning" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.getByRole("img", { name: "Warning" })).toBeVisible();
  },
};

/** Every tone, title and text alone, actions, long words in a narrow place. */
export const AllStates: Story = {
  render: () => (
    <Stack gap={3}>
      {tones.map((tone) => (
        <InlineAlert key={tone} tone={tone} title="Xulosa kutilmoqda">
          Ikki tashkilotdan biri javob berdi. Muddat 12-mart kuni tugaydi.
        </InlineAlert>
      ))}
      <InlineAlert tone="success" title="Faqat sarlavha" />
      <InlineAlert tone="warning" actions={<Button size="sm">Qayta urinish</Button>}>
        Roʻyxat yuklanmadi.
      </InlineAlert>
      <div style={{ inlineSize: 280 }}>
        <InlineAlert tone="danger" title="Заключение уполномоченного органа не сохранено">
          Соединение прервано. Введённый текст остался на этой странице.
        </InlineAlert>
      </div>
    </Stack>
  ),
};
