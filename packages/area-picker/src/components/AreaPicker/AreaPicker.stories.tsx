import { matchesSearch } from "@yer/api/formats";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { nowhere } from "../../model/area.js";
import { samplePlaces } from "../../testing/places.js";
import { loadAreaTexts } from "../../texts/loadAreaTexts.js";
import { AreaPicker, type AreaPickerProps } from "./AreaPicker.js";

function Held(props: AreaPickerProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <AreaPicker
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const samarqand = { region: "1718", district: "1718401", neighborhood: "18140002" };

const meta = {
  title: "AreaPicker",
  component: AreaPicker,
  render: (args) => <Held {...args} />,
  loaders: [() => loadAreaTexts("en_US")],
  args: { value: nowhere, onChange: fn(), loaders: samplePlaces, filter: matchesSearch, "aria-label": "Place" },
} satisfies Meta<typeof AreaPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Region, district, neighbourhood, each found by typing in any script, without a mouse. */
export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const box = (name: string) => canvas.getByRole("combobox", { name });
    await step("only the region can be chosen", async () => {
      await expect(await canvas.findByRole("combobox", { name: "Region" })).toBeEnabled();
      await expect(box("District or city")).toBeDisabled();
      await expect(box("Neighbourhood")).toBeDisabled();
    });
    await step("the region, typed in Cyrillic", async () => {
      await userEvent.click(box("Region"));
      await userEvent.keyboard("самарқ");
      await waitFor(() => expect(screen.getAllByRole("option").length).toBe(1));
      await userEvent.keyboard("{ArrowDown}{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith({ ...nowhere, region: "1718" });
      await expect(box("District or city")).toBeEnabled();
      await expect(box("Neighbourhood")).toBeDisabled();
    });
    await step("the district, and the neighbourhood without its apostrophe", async () => {
      await userEvent.tab();
      await waitFor(() => expect(box("District or city")).toHaveFocus());
      await userEvent.keyboard("shahri");
      await waitFor(() => expect(screen.getAllByRole("option").length).toBe(1));
      await userEvent.keyboard("{ArrowDown}{Enter}{Tab}");
      await waitFor(() => expect(box("Neighbourhood")).toHaveFocus());
      await userEvent.keyboard("sozangaron");
      await waitFor(() => expect(screen.getAllByRole("option").length).toBe(1));
      await userEvent.keyboard("{ArrowDown}{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith(samarqand);
      await expect(box("Neighbourhood")).toHaveValue("Soʻzangaron");
    });
  },
};

/** Another region forgets the district and the neighbourhood below the old one. */
export const AnotherRegion: Story = {
  args: { value: samarqand },
  play: async ({ canvas, args }) => {
    const region = await canvas.findByRole("combobox", { name: "Region" });
    await waitFor(() => expect(region).toHaveValue("Samarqand"));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Neighbourhood" })).toHaveValue("Soʻzangaron"));
    await userEvent.clear(region);
    await userEvent.type(region, "andijon");
    await waitFor(() => expect(screen.getAllByRole("option").length).toBe(1));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...nowhere, region: "1703" });
    await expect(canvas.getByRole("combobox", { name: "District or city" })).toHaveValue("");
    await expect(canvas.getByRole("combobox", { name: "Neighbourhood" })).toBeDisabled();
  },
};

/** What the territory decides is shown, and not asked. */
export const LimitedToADistrict: Story = {
  args: { territory: "1718401" },
  play: async ({ canvas, args }) => {
    const region = await canvas.findByRole("combobox", { name: "Region" });
    await waitFor(() => expect(region).toHaveValue("Samarqand"));
    await expect(region).toHaveAttribute("readonly");
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: "District or city" })).toHaveValue("Samarqand shahri"),
    );
    await userEvent.click(canvas.getByRole("combobox", { name: "Neighbourhood" }));
    await userEvent.keyboard("reg");
    await waitFor(() => expect(screen.getAllByRole("option").length).toBe(1));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...samarqand, neighborhood: "18140001" });
  },
};

/** In a form, the error stands at the level that is still to be chosen, where the error summary leads. */
export const ErrorAtTheNextLevel: Story = {
  args: { value: { ...nowhere, region: "1718" }, name: "place", error: "Choose the place", isRequired: true },
  play: async ({ canvas }) => {
    const district = await canvas.findByRole("combobox", { name: /District or city/ });
    await expect(district).toBeInvalid();
    await expect(district.closest("#field-place")).not.toBeNull();
    await expect(canvas.getByRole("combobox", { name: /Region/ })).toBeValid();
  },
};

const offline = fn(() => Promise.reject(new Error("offline")));

/** A list that does not come says so and can be asked for again. */
export const LoadingFails: Story = {
  args: { loaders: { ...samplePlaces, regions: offline } },
  beforeEach: () => {
    offline.mockImplementation(() => Promise.reject(new Error("offline")));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The list could not be loaded.");
    const asked = offline.mock.calls.length;
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(offline.mock.calls.length).toBeGreaterThan(asked));
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <AreaPicker {...args} aria-label="Empty" />
      <AreaPicker {...args} aria-label="Chosen" value={samarqand} isRequired />
      <AreaPicker {...args} aria-label="Limited to a region" territory="1718" />
      <AreaPicker
        {...args}
        aria-label="With an error"
        value={{ ...samarqand, neighborhood: null }}
        name="wrong"
        error="Choose the place"
      />
      <AreaPicker {...args} aria-label="Out of use" value={samarqand} isDisabled />
      <AreaPicker {...args} aria-label="To be read" value={samarqand} isReadOnly />
      <AreaPicker {...args} aria-label="Regions alone" depth="region" />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("combobox", { name: /Region/ })[1]).toHaveValue("Samarqand"));
  },
};
