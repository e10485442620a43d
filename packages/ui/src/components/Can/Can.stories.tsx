import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../Button/Button.js";
import { Stack } from "../Stack/Stack.js";
import { Can, CanProvider, type Permission } from "./Can.js";

function check(code: string): Permission {
  return code === "read:property" ? { allowed: true } : { allowed: false, reason: "Sizda bu amalga ruxsat yoʻq." };
}

const meta = {
  title: "Structure/Can",
  component: Can,
  args: { code: "read:property", children: <Button>Koʻrish</Button> },
  decorators: [
    (Story) => (
      <CanProvider check={check}>
        <Story />
      </CanProvider>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Shows something to those who may use it. For others it hides it, or shows it and says why not.

**Hide** what a person will never get (the default). **Disable** (\`otherwise="disable"\`) what they may get by
asking, or expect to find: the reason is then the \`disabledReason\` of a \`Button\`.
**Not** for security: the service decides all the same. **Not** for a state of the record ("already signed"): give
the button its \`disabledReason\` yourself.

\`CanProvider\` around the signed-in app gives the answer for a code; the kit knows no codes. Without it \`Can\` throws
an error that says so.

**Keyboard and screen readers**: what is hidden is not there; what is disabled stays in the tab order and its reason
is the description.`,
      },
    },
  },
} satisfies Meta<typeof Can>;

export default meta;
// The props are a choice of two shapes, which a story of `meta` cannot leave to its `render`.
type Story = StoryObj;

const edited = fn();

/** What is disabled is reached by Tab, tells the reason, and does nothing. */
export const Keyboard: Story = {
  render: () => (
    <div style={{ paddingBlockStart: 60 }}>
      <Can code="update:property" otherwise="disable">
        {(state) => (
          <Button {...state} onPress={edited}>
            Tahrirlash
          </Button>
        )}
      </Can>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const edit = canvas.getByRole("button", { name: "Tahrirlash" });
    await expect(edit).toHaveFocus();
    await expect(edit).toHaveAccessibleDescription("Sizda bu amalga ruxsat yoʻq.");
    await expect(edit.querySelector("[data-reason]")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(edited).not.toHaveBeenCalled();
  },
};

/** Shown, hidden, or shown with the reason. */
export const AllStates: Story = {
  render: () => (
    <Stack direction="row">
      <Can code="read:property">
        <Button>Koʻrish</Button>
      </Can>
      <Can code="delete:property">
        <Button>Oʻchirish</Button>
      </Can>
      <Can code="update:property" otherwise="disable">
        {(state) => <Button {...state}>Tahrirlash</Button>}
      </Can>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Koʻrish" })).toBeEnabled();
    await expect(canvas.queryByRole("button", { name: "Oʻchirish" })).toBeNull();
    const edit = canvas.getByRole("button", { name: "Tahrirlash" });
    await expect(edit).toHaveAttribute("aria-disabled", "true");
    await expect(edit).toHaveAccessibleDescription("Sizda bu amalga ruxsat yoʻq.");
  },
};
