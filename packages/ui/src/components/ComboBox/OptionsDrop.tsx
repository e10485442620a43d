import type { ReactElement } from "react";
import { ListBox } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";
import { styled } from "styled-components";
import { useUiText } from "../../UiProvider/UiIntl.js";
import { dropdown } from "../Field/parts.js";
import type { Option } from "../Select/Option.js";
import { OptionItem } from "../Select/OptionItem.js";
import type { OptionSearchState } from "./useOptionSearch.js";

const Drop = styled(Popover)`
  ${dropdown}
  padding: 0;
`;
const List = styled(ListBox<Option>)`
  box-sizing: border-box;
  max-block-size: 320px;
  padding: var(--yer-space-1);
  overflow: auto;
  outline: none;
`;
const Note = styled.output`
  display: block;
  padding: var(--yer-space-2) var(--yer-space-3);
  color: var(--yer-text-muted);
`;

const layout = new ListLayout({ estimatedRowHeight: 32, padding: 4 });

/** The list under a combo box: only the options in view are drawn, and an empty one says why it is empty. */
export function OptionsDrop({
  status,
  minLength,
}: {
  readonly status: OptionSearchState["status"] | undefined;
  readonly minLength: number;
}): ReactElement {
  const text = useUiText();
  const note =
    status === "short" || status === "idle"
      ? text("combo.typeMore", { count: minLength })
      : status === "searching"
        ? text("combo.searching")
        : status === "failed"
          ? text("combo.failed")
          : text("combo.nothing");
  return (
    <Drop offset={4}>
      <Virtualizer layout={layout}>
        <List renderEmptyState={() => <Note>{note}</Note>}>{(option) => <OptionItem option={option} />}</List>
      </Virtualizer>
    </Drop>
  );
}
