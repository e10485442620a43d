import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@yer/ui";
import { type ReactElement, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { nowhere } from "../../model/area.js";
import type { AreaLoaders } from "../../places/area-loaders.js";
import { samplePlaces } from "../../testing/places.js";
import { loadAreaTexts } from "../../texts/load-area-texts.js";
import { AreaPicker } from "./AreaPicker.js";
import type { AreaPickerProps } from "./area-picker-props.js";

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
  args: { value: nowhere, onChange: fn(), loaders: samplePlaces, label: "Place" },
  parameters: {
    docs: {
      description: {
        component: `A region, district or neighbourhood, out of ten thousand.

**When to use it.** Wherever a place is asked for. \`by="levels"\` (a box for each level) where people go down step by step, as
in an address; \`by="search"\` (one field over all levels) where they know the name, and where there is little room.

**When not.** Several places are a \`MultiAreaPicker\`; a place found by looking is a map.

| Key | What it does |
|---|---|
| Letters, digits | Find by a part of any word, in Latin or Cyrillic, with mistakes, or by SOATO code; the best answer is at hand |
| Down, Up, Page Down, Page Up | Next, previous place, a page on; Down opens the list |
| Enter | Chooses the place; in the search field one that holds others leads on to them; after a failure, tries again |
| Right, Left | While nothing is typed: into the place, and back to the wider one |
| Alt+Down, Alt+Up | Opens, closes the list |
| Escape | Closes the list; again takes back what was typed |
| Tab | Leaves; what was typed and not chosen is taken back, an emptied text takes the choice back |`,
      },
    },
  },
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
      await userEvent.keyboard("{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith({ ...nowhere, region: "1718" });
      await expect(box("District or city")).toBeEnabled();
      await expect(box("Neighbourhood")).toBeDisabled();
    });
    await step("the district, and the neighbourhood without its apostrophe", async () => {
      await userEvent.tab();
      await waitFor(() => expect(box("District or city")).toHaveFocus());
      await userEvent.keyboard("shahri");
      await waitFor(() => expect(screen.getAllByRole("option").length).toBe(1));
      await userEvent.keyboard("{Enter}{Tab}");
      await waitFor(() => expect(box("Neighbourhood")).toHaveFocus());
      await userEvent.keyboard("sozangaron");
      await waitFor(() => expect(screen.getAllByRole("option").length).toBe(1));
      await userEvent.keyboard("{Enter}");
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
    await waitFor(() => expect(region).toHaveValue("Samarqand viloyati"));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Neighbourhood" })).toHaveValue("Soʻzangaron"));
    await userEvent.clear(region);
    await userEvent.type(region, "andijon");
    await waitFor(() => expect(screen.getAllByRole("option").length).toBe(1));
    await userEvent.keyboard("{Enter}");
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
    await waitFor(() => expect(region).toHaveValue("Samarqand viloyati"));
    await expect(region).toHaveAttribute("readonly");
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: "District or city" })).toHaveValue("Samarqand shahri"),
    );
    await userEvent.click(canvas.getByRole("combobox", { name: "Neighbourhood" }));
    await userEvent.keyboard("reg");
    await waitFor(() => expect(screen.getAllByRole("option").length).toBe(1));
    await userEvent.keyboard("{Enter}");
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

/** A form that the browser sends holds the code; its reset brings back what was chosen to begin with. */
export const InAForm: Story = {
  args: { by: "search", name: "place", value: samarqand },
  render: (args) => (
    <form>
      <Held {...args} />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas, canvasElement, args, step }) => {
    const box = await canvas.findByRole("combobox", { name: "Place" });
    const sent = () => new FormData(canvasElement.querySelector("form") ?? undefined).get("place");
    await step("sent", async () => {
      await expect(sent()).toBe("18140002");
      await userEvent.clear(box);
      await userEvent.type(box, "andijon{Enter}{Escape}");
      await waitFor(() => expect(sent()).toBe("1703"));
    });
    await step("reset", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
      await expect(args.onChange).toHaveBeenLastCalledWith(samarqand);
      await expect(sent()).toBe("18140002");
      await expect(box).toHaveValue("Soʻzangaron, Samarqand shahri, Samarqand viloyati");
    });
  },
};

/** By levels, each box has its code in the form, and a reset puts all of them back. */
export const LevelsInAForm: Story = {
  args: { name: "place", value: samarqand },
  render: InAForm.render,
  play: async ({ canvas, canvasElement, args }) => {
    const region = await canvas.findByRole("combobox", { name: "Region" });
    await waitFor(() => expect(region).toHaveValue("Samarqand viloyati"));
    const sent = () => Object.fromEntries(new FormData(canvasElement.querySelector("form") ?? undefined));
    const whole = { "place-region": "1718", "place-district": "1718401", place: "18140002" };
    await expect(sent()).toEqual(whole);
    await userEvent.clear(region);
    await userEvent.type(region, "andijon{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...nowhere, region: "1703" });
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(samarqand);
    await waitFor(() => expect(sent()).toEqual(whole));
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

/** One field finds places of every level: two letters, any script, and where each of them lies. */
export const SearchKeyboard: Story = {
  args: { by: "search" },
  play: async ({ canvas, args, step }) => {
    const box = await canvas.findByRole("combobox", { name: "Place" });
    await step("two letters in Cyrillic", async () => {
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await expect(box).toHaveAttribute("aria-expanded", "false");
      await userEvent.keyboard("са");
      await waitFor(() => expect(screen.getAllByRole("option")[0]).toHaveTextContent("Samarqand viloyati"));
      await expect(screen.getAllByRole("option")[1]).toHaveTextContent("Samarqand shahriSamarqand viloyati");
      await expect(box).toHaveAttribute("aria-activedescendant", screen.getAllByRole("option")[0]?.id);
    });
    await step("a place that holds others is chosen, and leads on to them", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith({ ...nowhere, region: "1718" });
      await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(2));
      await userEvent.keyboard("{ArrowDown}{ArrowRight}");
      await expect(await screen.findByRole("option", { name: "Registon" })).toBeVisible();
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await userEvent.keyboard("{ArrowDown}{ArrowLeft}");
      await expect(await screen.findByRole("option", { name: "Oqdaryo tumani" })).toBeVisible();
    });
    await step("Escape leaves it at that", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(screen.queryByRole("listbox")).toBeNull();
      await expect(box).toHaveValue("Samarqand viloyati");
    });
    await step("a way down, with mistakes", async () => {
      await userEvent.clear(box);
      await userEvent.type(box, "qashqadryo chirochi guliston 7");
      await waitFor(() => expect(screen.getAllByRole("option")[0]).toHaveTextContent("Guliston 7"));
      await userEvent.keyboard("{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith({
        region: "1710",
        district: "1710242",
        neighborhood: "10420007",
      });
      await expect(box).toHaveValue("Guliston 7, Chiroqchi tumani, Qashqadaryo viloyati");
      await expect(screen.queryByRole("listbox")).toBeNull();
    });
    await step("an emptied text takes the choice back", async () => {
      await userEvent.clear(box);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(nowhere);
    });
  },
};

/** A SOATO code is found as a name is. */
export const SearchByCode: Story = {
  args: { by: "search", depth: "district" },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole("combobox", { name: "Place" }), "17 10 242");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...nowhere, region: "1710", district: "1710242" });
  },
};

/** What was typed and is nowhere is said, and taken back when the field is left: nothing is made up, nothing lost. */
export const SearchFindsNothing: Story = {
  args: { by: "search", value: samarqand },
  play: async ({ canvas, args }) => {
    const box = await canvas.findByRole("combobox", { name: "Place" });
    await waitFor(() => expect(box).toHaveValue("Soʻzangaron, Samarqand shahri, Samarqand viloyati"));
    await userEvent.click(box);
    await userEvent.keyboard("xxxxxx");
    await expect(box).toHaveValue("xxxxxx");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Nothing found."));
    await userEvent.keyboard("{Enter}{Tab}");
    await expect(box).toHaveValue("Soʻzangaron, Samarqand shahri, Samarqand viloyati");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Of four hundred places those in view are in the document; each says where in the whole it stands. */
export const LongList: Story = {
  args: { by: "search", value: { ...nowhere, region: "1710", district: "1710242" } },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole("combobox", { name: "Place" });
    await waitFor(() => expect(box).toHaveValue("Chiroqchi tumani, Qashqadaryo viloyati"));
    await userEvent.click(box);
    await waitFor(() => expect(screen.getAllByRole("option").length).toBeGreaterThan(5));
    await expect(screen.getAllByRole("option").length).toBeLessThan(40);
    await expect(screen.getAllByRole("option")[0]).toHaveAttribute("aria-setsize", "400");
    await userEvent.keyboard("{ArrowUp}");
    const last = await screen.findByRole("option", { name: "Doʻstlik 400" });
    await expect(last).toHaveAttribute("aria-posinset", "400");
    await expect(box).toHaveAttribute("aria-activedescendant", last.id);
    const list = last.closest("[role=listbox]")?.getBoundingClientRect();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual((list?.bottom ?? 0) + 1);
    await userEvent.keyboard("{PageUp}");
    await waitFor(() => expect(box.getAttribute("aria-activedescendant")).not.toBe(last.id));
  },
};

const service = fn<NonNullable<AreaLoaders["search"]>>();

/** A service that searches is asked as people type; an answer to an older text is dropped, and a failure can be tried again. */
export const SearchByService: Story = {
  args: { by: "search", loaders: { ...samplePlaces, search: service } },
  beforeEach: () => {
    let failures = 1;
    service.mockImplementation((typed, limits) => {
      if (typed === "chir" && failures-- > 0) return Promise.reject(new Error("offline"));
      return Promise.resolve(samplePlaces.search?.(typed, limits, new AbortController().signal) ?? []);
    });
  },
  play: async ({ canvas, args }) => {
    const box = await canvas.findByRole("combobox", { name: "Place" });
    await userEvent.click(box);
    await userEvent.keyboard("chi");
    await waitFor(() => expect(screen.getAllByRole("option")[0]).toHaveTextContent("Chiroqchi tumani"));
    await expect(service.mock.calls[0]?.[2].aborted).toBe(true);
    await userEvent.keyboard("r");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The list could not be loaded.");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getAllByRole("option")[0]).toHaveTextContent("Chiroqchi tumani"));
    await userEvent.click(screen.getAllByRole("option")[0] as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...nowhere, region: "1710", district: "1710242" });
  },
};

/** Within a territory nothing else is found or listed. */
export const SearchInATerritory: Story = {
  args: { by: "search", territory: "1718" },
  play: async ({ canvas, args }) => {
    const box = await canvas.findByRole("combobox", { name: "Place" });
    await userEvent.click(box);
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(2));
    await userEvent.keyboard("chiroqchi");
    await waitFor(() => expect(screen.queryAllByRole("option")).toHaveLength(0));
    await userEvent.clear(box);
    await userEvent.type(box, "regis");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...samarqand, neighborhood: "18140001" });
  },
};

/** Levels stand beside each other where all of them find room, and below each other where one would be left over. */
export const InADialog: Story = {
  render: (args) => (
    <>
      <div style={{ inlineSize: 470 }}>
        <AreaPicker {...args} label="Narrow" />
      </div>
      <div style={{ inlineSize: 660 }}>
        <AreaPicker {...args} label="Wide" />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const rows = (name: string) =>
      new Set(
        within(canvas.getByRole("group", { name }))
          .getAllByRole("combobox")
          .map((box) => Math.round(box.getBoundingClientRect().top)),
      ).size;
    await waitFor(() => expect(rows("Narrow")).toBe(3));
    await expect(rows("Wide")).toBe(1);
  },
};

/** Out of use, it says why. */
export const OutOfUse: Story = {
  args: { by: "search", isDisabled: true, disabledReason: "The file is closed.", description: "As in the register." },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole("combobox", { name: "Place" });
    await expect(box).toBeDisabled();
    await expect(box).toHaveAccessibleDescription("As in the register. The file is closed.");
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <AreaPicker {...args} label="Empty" description="Where the plot lies." />
      <AreaPicker {...args} label="Chosen" value={samarqand} isRequired />
      <AreaPicker {...args} label="Limited to a region" territory="1718" />
      <AreaPicker
        {...args}
        label="With an error"
        value={{ ...samarqand, neighborhood: null }}
        name="wrong"
        error="Choose the place"
      />
      <AreaPicker {...args} label="Out of use" value={samarqand} isDisabled disabledReason="The file is closed." />
      <AreaPicker {...args} label="To be read" value={samarqand} isReadOnly />
      <AreaPicker {...args} label="Regions alone" depth="region" />
      <AreaPicker {...args} by="search" label="Search" description="Where the plot lies." />
      <AreaPicker {...args} by="search" label="Search, chosen" value={samarqand} isRequired />
      <AreaPicker {...args} by="search" label="Search, with an error" name="unfound" error="Choose the place" />
      <AreaPicker
        {...args}
        by="search"
        label="Search, out of use"
        value={samarqand}
        isDisabled
        disabledReason="The file is closed."
      />
      <AreaPicker {...args} by="search" label="Search, to be read" value={samarqand} isReadOnly />
      <Held {...args} by="search" label="Search, open" />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole("combobox", { name: /Region/ })[1]).toHaveValue("Samarqand viloyati"),
    );
    await userEvent.type(canvas.getByRole("combobox", { name: "Search, open" }), "chi");
    await waitFor(() => expect(screen.getAllByRole("option").length).toBeGreaterThan(3));
  },
};
