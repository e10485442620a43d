import Select from "react-select";
import type { PickerAdapter } from "../../workloads/picker/adapter.js";
import type { FlatPlace } from "../../workloads/picker/places.js";
import { all, render } from "./_react.js";

export default {
  searches: true,
  mount: (root, { flat }) =>
    render(
      root,
      <Select<FlatPlace>
        options={flat}
        getOptionLabel={({ path }) => path}
        getOptionValue={({ id }) => id}
        classNamePrefix="rs"
      />,
      ".rs__control",
    ),
  opener: () => document.querySelector(".rs__control"),
  options: () => all(".rs__option"),
  value: () => document.querySelector(".rs__control")?.textContent ?? "",
} satisfies PickerAdapter;
