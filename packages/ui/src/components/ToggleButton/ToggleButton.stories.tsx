import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FilterIcon } from "../../icons/FilterIcon.js";
import { MapIcon } from "../../icons/MapIcon.js";
import { Stack } from "../Stack/Stack.js";
import { ToggleButton } from "./ToggleButton.js";

const meta = {
  title: "Actions/ToggleButton",
  component: ToggleButton,
  args: { children: "Faqat kechikkanlar", onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `A button that stays pressed.

**Use it** in toolbars, for a filter on or off, a layer of a map, a view chosen. The words stay the same in both states.
**Not** for a setting with a sentence (\`Switch\`), in a form that is sent (\`Checkbox\`), or where the words change with
the state (a plain \`Button\`).

Button pattern of the ARIA Authoring Practices, with a pressed state.

| Key | What it does |
|---|---|
| Tab | To the button |
| Enter, Space | Turns it on or off |

**Screen readers** hear the words (or \`aria-label\`), and pressed or not.

**Data attributes** \`data-selected\`, \`data-size\`, \`data-disabled\`, \`data-hovered\`, \`data-pressed\`,
\`data-focused\`, \`data-focus-visible\`.`,
      },
    },
  },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space and Enter turn it on and off, and it says so. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** Off, on, an icon alone, small, disabled, long words, compact. The first has the focus. */
export const AllStates: Story = {
  render: () => (
    <Stack>
      <Stack direction="row" gap={2}>
        <ToggleButton icon={<FilterIcon />}>Oʻchiq</ToggleButton>
        <ToggleButton icon={<FilterIcon />} defaultSelected>
          Yoqilgan
        </ToggleButton>
        <ToggleButton icon={<MapIcon />} aria-label="Xaritada" />
        <ToggleButton icon={<MapIcon />} aria-label="Xaritada, yoqilgan" defaultSelected />
        <ToggleButton size="sm">Kichik</ToggleButton>
        <ToggleButton isDisabled>Mumkin emas</ToggleButton>
        <ToggleButton isDisabled defaultSelected>
          Mumkin emas, yoqilgan
        </ToggleButton>
      </Stack>
      <div style={{ inlineSize: 200 }}>
        <ToggleButton defaultSelected>Только самовольно занятые участки</ToggleButton>
      </div>
      <div data-density="compact">
        <ToggleButton defaultSelected>Ixcham</ToggleButton>
      </div>
    </Stack>
  ),
  play: async () => {
    await userEvent.tab();
  },
};
