import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Disclosure } from "../Disclosure/Disclosure.js";
import { Link } from "../Link/Link.js";
import { Stack } from "../Stack/Stack.js";
import { Accordion } from "./Accordion.js";

const questions = (
  <>
    <Disclosure id="who" title="Kim murojaat qila oladi?" level={3}>
      Uchastkadan amalda foydalanayotgan shaxs. <Link href="#law">Qonun</Link>
    </Disclosure>
    <Disclosure id="what" title="Qanday hujjatlar kerak?" level={3}>
      Pasport va uchastka rejasi.
    </Disclosure>
    <Disclosure id="closed" title="Toʻlov qancha?" level={3} isDisabled>
      Hali belgilanmagan.
    </Disclosure>
  </>
);

const meta = {
  title: "Structure/Accordion",
  component: Accordion,
  args: { children: questions, onExpandedChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `\`Disclosure\`s that belong together, under one another.

**Use it** for parts of which a person needs one or two: questions and answers, groups of a long form.
**Not** for what most people read (show it), for a single part (\`Disclosure\`), for views of one record
(\`Tabs\`), or for steps that follow one another (\`Wizard\`).

Accordion pattern of the ARIA Authoring Practices.

| Key | What it does |
|---|---|
| Tab, Shift+Tab | To the next, the previous heading, through what is open |
| Enter, Space | Opens or closes the part; with \`allowsMultipleExpanded={false}\` the other one closes |

**Screen readers** hear a heading with a button in it, expanded or collapsed. The browser's search finds words in
closed parts and opens them; on paper all parts are printed.

**Data attributes** \`data-multiple\`, \`data-disabled\`; on each part \`data-expanded\`, \`data-disabled\`.`,
      },
    },
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab goes from heading to heading, through what is open and past what is disabled; Enter and Space open and close. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const who = canvas.getByRole("button", { name: "Kim murojaat qila oladi?" });
    const what = canvas.getByRole("button", { name: "Qanday hujjatlar kerak?" });
    await userEvent.tab();
    await expect(who).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(who).toHaveAttribute("aria-expanded", "true");
    await waitFor(() => expect(canvas.getByRole("link", { name: "Qonun" })).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Qonun" })).toHaveFocus();
    await userEvent.tab();
    await expect(what).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(["who", "what"]);
    await userEvent.keyboard(" ");
    await expect(what).toHaveAttribute("aria-expanded", "false");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Toʻlov qancha?" })).not.toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(who).toHaveFocus();
  },
};

/** Where only one may be open, opening another closes the first. */
export const OneAtATime: Story = {
  args: { allowsMultipleExpanded: false },
  play: async ({ canvas }) => {
    const who = canvas.getByRole("button", { name: "Kim murojaat qila oladi?" });
    const what = canvas.getByRole("button", { name: "Qanday hujjatlar kerak?" });
    await userEvent.click(who);
    await expect(who).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(what);
    await expect(what).toHaveAttribute("aria-expanded", "true");
    await expect(who).toHaveAttribute("aria-expanded", "false");
  },
};

/** Several open, one disabled, long words, all disabled, compact. */
export const AllStates: Story = {
  args: { expandedKeys: ["who", "what"] },
  render: (args) => (
    <Stack>
      <Accordion {...args} />
      <div style={{ inlineSize: 240 }}>
        <Accordion defaultExpandedKeys={["long"]}>
          <Disclosure id="long" title="Признание права собственности на самовольно занятые земельные участки">
            Решение принимает Кенгаш.
          </Disclosure>
        </Accordion>
      </div>
      <Accordion isDisabled>
        <Disclosure id="all" title="Hozircha yopiq">
          Mazmun
        </Disclosure>
      </Accordion>
      <div data-density="compact">
        <Accordion defaultExpandedKeys={["compact"]}>
          <Disclosure id="compact" title="Ixcham">
            Mazmun
          </Disclosure>
        </Accordion>
      </div>
    </Stack>
  ),
};
