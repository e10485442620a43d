import { autocompleteClasses } from "@mui/material/Autocomplete";
import Popper from "@mui/material/Popper";
import { styled } from "@mui/material/styles";
import type { HTMLAttributes, ReactElement, Ref } from "react";
import { List, type RowComponentProps } from "react-window";
import type { FlatPlace } from "../../workloads/picker/places.js";
import { muiAutocomplete } from "./_mui.js";

/** The library's own recipe for long lists: its listbox drawn by react-window. */
type Item = readonly [HTMLAttributes<HTMLLIElement> & { key: string }, FlatPlace];

function Row({ index, items, style }: RowComponentProps<{ items: readonly Item[] }>): ReactElement | null {
  const item = items[index];
  if (!item) return null;
  const [{ key, ...props }, { path }] = item;
  return (
    <li key={key} {...props} style={style}>
      {path}
    </li>
  );
}

const rowHeight = 36;

function Listbox({
  children,
  ref,
  ...props
}: HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLDivElement> }): ReactElement {
  // What `renderOption` gives, which is no element here.
  const items = children as unknown as readonly Item[];
  return (
    <div ref={ref} {...props}>
      <List
        rowCount={items.length}
        rowHeight={rowHeight}
        rowComponent={Row}
        rowProps={{ items }}
        style={{ height: Math.min(8, items.length) * rowHeight }}
        overscanCount={5}
        tagName="ul"
      />
    </div>
  );
}

const StyledPopper = styled(Popper)({
  [`& .${autocompleteClasses.listbox}`]: { boxSizing: "border-box", "& ul": { padding: 0, margin: 0 } },
});

export default muiAutocomplete({
  disableListWrap: true,
  slots: { popper: StyledPopper },
  // The recipe hands pairs through where elements are typed.
  slotProps: { listbox: { component: Listbox } as never },
  renderOption: (props, option) => [props, option] as never,
});
