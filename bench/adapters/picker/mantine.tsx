import "@mantine/core/styles.css";
import { MantineProvider, Select } from "@mantine/core";
import type { PickerAdapter } from "../../workloads/picker/adapter.js";
import { all, render, valueOf } from "./_react.js";

/** Its guide's advice for long lists: no more than a hundred of the matches. */
export default {
  searches: true,
  mount: (root, { flat }) => {
    const data = flat.map(({ id, path }) => ({ value: id, label: path }));
    return render(
      root,
      <MantineProvider>
        <Select data={data} searchable limit={100} maw={500} />
      </MantineProvider>,
      ".mantine-Select-input",
    );
  },
  opener: () => document.querySelector(".mantine-Select-input"),
  options: () => all(".mantine-Select-option"),
  value: () => valueOf(".mantine-Select-input"),
} satisfies PickerAdapter;
