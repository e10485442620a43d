import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { tones } from "../../theme/tones.js";
import { Button } from "../Button/Button.js";
import { Banner } from "./Banner.js";

const meta = {
  title: "Overlays/Banner",
  component: Banner,
  args: { children: "Bu sinov muhiti: maʼlumotlar haqiqiy emas.", onDismiss: fn() },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: `A notice over the whole page, in one sentence.

**Use it** for what is so on every screen: a sandbox, a new version, no connection. One at a time.
**Not** for one part of the page (\`InlineAlert\`), the result of an act (\`Toast\`), or errors of a form
(\`ErrorSummary\`).

| Key | What it does |
|---|---|
| Tab | To its action, then to its close button |
| Enter, Space | Presses them |

**Screen readers** find it as a region named by its tone. It is silent when it comes, unless \`isAnnounced\` makes it an
alert: keep that for what people must know while they work.

On a phone it is one line, ended by dots; a button shows the rest and the action.

**Data attributes** \`data-tone\`, \`data-folded\`.`,
      },
    },
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its action comes first, then the way to put it away. */
export const Keyboard: Story = {
  args: { action: <Button size="sm">Yangilash</Button> },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("region", { name: "Information" })).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Yangilash" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** What comes while people work is said at once. */
export const Announced: Story = {
  args: { tone: "danger", isAnnounced: true, children: "Aloqa uzildi. Yozganlaringiz saqlab turiladi." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Aloqa uzildi");
    await expect(canvas.getByRole("region", { name: "Error" })).toBeVisible();
  },
};

/** Every tone, with and without action and close button, and long words on a phone. */
export const AllStates: Story = {
  render: () => (
    <>
      {tones.slice(0, -1).map((tone) => (
        <Banner key={tone} tone={tone} onDismiss={fn()} action={<Button size="sm">Yangilash</Button>}>
          Yangi versiya tayyor, sahifani yangilang.
        </Banner>
      ))}
      <div style={{ inlineSize: 320 }}>
        <Banner tone="danger" action={<Button size="sm">Обновить страницу</Button>} onDismiss={fn()}>
          Доступна новая версия. Несохранённые изменения останутся в черновике.
        </Banner>
      </div>
    </>
  ),
};
