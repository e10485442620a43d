import type { Meta, StoryObj } from "@storybook/react-vite";
import { AllWordings, Signs, Twins, Wordings } from "./Wordings.js";

const meta = {
  title: "Foundations/Writing",
  component: Wordings,
  tags: ["!autodocs", "!dev"],
  args: { rule: "buttons" },
} satisfies Meta<typeof Wordings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {};
export const Hints: Story = { args: { rule: "hints" } };
export const Errors: Story = { args: { rule: "errors" } };
export const Failures: Story = { args: { rule: "failures" } };
export const Outcomes: Story = { args: { rule: "outcomes" } };
export const EmptyPlaces: Story = { args: { rule: "empty" } };
export const Questions: Story = { args: { rule: "questions" } };
export const Capitals: Story = { args: { rule: "capitals" } };
export const Counts: Story = { args: { rule: "counts" } };
export const Suffixes: Story = { args: { rule: "suffixes" } };
export const Names: Story = { args: { rule: "names" } };

/** Letters that look like apostrophes. */
export const UzbekSigns: Story = { render: () => <Signs /> };

/** The two scripts. */
export const BothScripts: Story = { render: () => <Twins /> };

/** All rules, for the looks. */
export const AllStates: Story = { render: () => <AllWordings /> };
