import Autocomplete, { type AutocompleteProps } from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import type { PickerAdapter } from "../../workloads/picker/adapter.js";
import type { FlatPlace } from "../../workloads/picker/places.js";
import { all, render, valueOf } from "./_react.js";

type Props = Partial<AutocompleteProps<FlatPlace, false, false, false>>;

/** Its Autocomplete over the neighbourhoods. */
export const muiAutocomplete = (props: Props): PickerAdapter => ({
  searches: true,
  mount: (root, { flat }) =>
    render(
      root,
      <Autocomplete
        options={flat}
        getOptionLabel={({ path }) => path}
        getOptionKey={({ id }) => id}
        sx={{ width: 500 }}
        renderInput={(params) => <TextField {...params} label="Place" />}
        {...props}
      />,
      ".MuiAutocomplete-root",
    ),
  opener: () => document.querySelector(".MuiAutocomplete-root input"),
  options: () => all(".MuiAutocomplete-option"),
  value: () => valueOf(".MuiAutocomplete-root input"),
});
