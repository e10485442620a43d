import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../Button/index.js";
import { RadioGroup } from "../RadioGroup/index.js";
import { TextField } from "../TextField/index.js";
import { ErrorSummary, type ErrorSummaryProps } from "./ErrorSummary.js";

const sayYear = "Qurilgan yilini yozing";
const sayMember = "Shirkat aʼzosi ekanini belgilang";

/** A form that is refused as often as it is sent, until it is given up. */
function Refused(props: ErrorSummaryProps): ReactElement {
  const [attempt, setAttempt] = useState(1);
  const [isOpen, setOpen] = useState(true);
  const yesNo = [
    { id: "1", label: "Ha" },
    { id: "0", label: "Yoʻq" },
  ];
  return (
    <div style={{ display: "grid", gap: 16 }}>
      <ErrorSummary {...props} errors={isOpen ? props.errors : []} attempt={attempt} />
      <TextField name="year" label="Qurilgan yili" error={sayYear} width="sm" />
      <RadioGroup name="member" label="Shirkat aʼzosimi?" items={yesNo} error={sayMember} />
      <div style={{ display: "flex", gap: 8 }}>
        <Button onPress={() => setAttempt(attempt + 1)}>Yuborish</Button>
        <Button onPress={() => setOpen(false)}>Bekor qilish</Button>
      </div>
    </div>
  );
}

const meta = {
  title: "Forms/ErrorSummary",
  component: ErrorSummary,
  args: {
    errors: [
      { message: "Ariza qabul qilinmadi" },
      { name: "year", message: sayYear },
      { name: "member", message: sayMember },
    ],
  },
  render: (args) => <Refused {...args} />,
  parameters: {
    docs: {
      description: {
        component: `What keeps a form from being sent, at its top, as GOV.UK's error summary does it.

**Use it** above the fields of every form that can be refused; \`Form\` brings its own. List the errors in the order of
the page, in the same words as at the fields. What concerns no field (the service refused) has no link.
**Not** for warnings, success, or a single field outside a form (its own \`error\`).

| Key | What it does |
|---|---|
| (none) | The summary takes the focus when it comes, and again at every refused attempt |
| Tab | To the first error, then the next |
| Enter | To the field: its label scrolls into view, its input takes the focus |

**Screen readers** hear the heading and all errors at once; the page's title begins with "Error: " while it stands, so
that a person who comes back to the tab knows.

**Data attributes** \`data-error-summary\`.`,
      },
    },
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It takes the focus when it comes; Tab goes through the errors, Enter to the field, of a group to its first choice. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByRole("region", { name: "There is a problem" });
    await expect(summary).toHaveFocus();
    await expect(getComputedStyle(summary).outlineStyle).toBe("solid");
    await expect(canvas.getByRole("alert")).toHaveTextContent(/Ariza qabul qilinmadi.*Qurilgan yilini yozing/u);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: sayYear })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Qurilgan yili" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("link", { name: sayMember })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("radio", { name: "Ha" })).toHaveFocus();
  },
};

/** A second refused attempt brings the focus back to it. */
export const Again: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByRole("region", { name: "There is a problem" });
    await userEvent.click(canvas.getByRole("button", { name: "Yuborish" }));
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

/** The page's title says "Error" while it stands, and only then. */
export const MarksTheTitle: Story = {
  play: async ({ canvas }) => {
    const marked = document.title;
    await expect(marked).toMatch(/^Error: /u);
    await userEvent.click(canvas.getByRole("button", { name: "Bekor qilish" }));
    await waitFor(() => expect(canvas.queryByRole("region")).toBeNull());
    await expect(`Error: ${document.title}`).toBe(marked);
  },
};

/** With errors of fields and of the whole, and long words; it has the focus. */
export const AllStates: Story = {
  args: {
    errors: [
      { message: "Ariza qabul qilinmadi" },
      { name: "year", message: sayYear },
      { name: "member", message: "Укажите, является ли заявитель членом садоводческо-виноградарского товарищества" },
    ],
  },
  decorators: [
    (Narrow) => (
      <div style={{ inlineSize: 360 }}>
        <Narrow />
      </div>
    ),
  ],
};
