import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../Button/Button.js";
import { StatusBanner, type StatusBannerProps } from "./StatusBanner.js";

/** A connection that a press cuts and mends. */
function Line(props: StatusBannerProps): ReactNode {
  const [isLost, setIsLost] = useState(false);
  return (
    <>
      <StatusBanner {...props}>{isLost ? props.children : undefined}</StatusBanner>
      <Button onPress={() => setIsLost(!isLost)}>{isLost ? "Mend" : "Cut"}</Button>
    </>
  );
}

const meta = {
  title: "Overlays/StatusBanner",
  component: StatusBanner,
  args: { tone: "warning", children: "Xizmat bilan aloqa uzildi. Yozganlaringiz shu yerda turibdi." },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: `A notice that comes and goes while people work: a lost connection, its return, a new build.

**Use it** once, in \`AppShell\`'s \`notice\` or inside the header, always mounted; hand it words while there is something
to tell. It stands in the flow of the page and covers no button.
**Not** for what is so from the start (\`Banner\`), the result of an act (\`Toast\`), or what must interrupt (\`Banner\` with
\`isAnnounced\`).

| Key | What it does |
|---|---|
| Tab | To its action, then to its close button |
| Enter, Space | Presses them |

**Screen readers** hear it when they have finished what they are saying (\`role="status"\`).

**Data attributes** \`data-shown\` (\`true\`, \`false\`); \`data-tone\` on the banner within.`,
      },
    },
  },
} satisfies Meta<typeof StatusBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The region stands before its words come, and stays when they have gone. */
export const ComesAndGoes: Story = {
  render: (args) => <Line {...args} />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole("status");
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Cut" }));
    await expect(canvas.getByRole("status")).toBe(region);
    await expect(region).toHaveTextContent("Xizmat bilan aloqa uzildi.");
    await userEvent.click(canvas.getByRole("button", { name: "Mend" }));
    await expect(region).toBeEmptyDOMElement();
  },
};

/** Its action comes first, then the way to put it away. */
export const Keyboard: Story = {
  args: { tone: "info", action: <Button size="sm">Qayta yuklash</Button>, onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Qayta yuklash" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** What a page tells by it, in the room of a desk and of a phone. */
export const AllStates: Story = {
  render: () => (
    <>
      <StatusBanner />
      <StatusBanner tone="warning">Xizmat bilan aloqa uzildi. Yozganlaringiz shu yerda turibdi.</StatusBanner>
      <StatusBanner tone="success">Aloqa tiklandi.</StatusBanner>
      <StatusBanner tone="info" action={<Button size="sm">Qayta yuklash</Button>} onDismiss={fn()}>
        Dasturning yangi versiyasi oʻrnatildi. Qulay paytda sahifani qayta yuklang, yozganlaringiz saqlanadi.
      </StatusBanner>
      <div style={{ inlineSize: 390 }}>
        <StatusBanner tone="danger" action={<Button size="sm">Не отправлять</Button>}>
          Нет связи с сервером. Всё, что вы ввели, остаётся на месте. Отправленное действие будет передано один раз, как
          только связь вернётся.
        </StatusBanner>
      </div>
    </>
  ),
};
