import { type ReactElement, useContext } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";
import { ListBox } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";
import { styled } from "styled-components";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/index.js";
import { dropdown } from "../Field/parts.js";
import type { OptionEntry, RenderOption } from "../Select/option.js";
import { OptionRow } from "../Select/OptionItem.js";
import type { OptionSource } from "./use-option-source.js";

const Drop = styled(Popover)`
  ${dropdown}
  padding: 0;
`;
const List = styled(ListBox<OptionEntry>)`
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

const Failed = styled.div`
  padding: 0 var(--yer-space-3) var(--yer-space-3);
`;

/** Options beyond which only those in view are drawn. */
const windowFrom = 50;
const layout = new ListLayout({ estimatedRowHeight: 32, estimatedHeadingHeight: 32, padding: 4 });

/** The list under a combo box: only the options in view are drawn, and an empty one says why it is empty. */
export function OptionsDrop({
  source: { status, more, retry },
  label,
  minLength,
  renderOption,
}: {
  readonly source: OptionSource;
  readonly renderOption: RenderOption | undefined;
  /** Label of the field. */
  readonly label: string;
  readonly minLength: number;
}): ReactElement {
  const text = useUiText();
  // A short list needs no window, and React Aria's window of an empty one measures itself without end.
  const long = (useContext(ComboBoxStateContext)?.collection.size ?? 0) > windowFrom;
  const note =
    status === "short" || status === "idle"
      ? text("combo.typeMore", { count: minLength })
      : status === "searching"
        ? text("combo.searching")
        : status === "failed"
          ? text("combo.failed")
          : text("combo.nothing");
  const list = (
    <List renderEmptyState={() => <Note>{note}</Note>}>
      {(entry) => <OptionRow entry={entry} render={renderOption} />}
    </List>
  );
  return (
    <Drop offset={4}>
      {/* The focus stays in the field, so this is no dialog as other lists are: it is a region of the field's name. */}
      <section aria-label={label}>
        {long ? <Virtualizer layout={layout}>{list}</Virtualizer> : list}
        {status === "failed" ? (
          <Failed>
            {/* The focus stays in the field, where Enter does the same. */}
            <Button slot={null} size="sm" preventFocusOnPress onPress={retry}>
              {text("retry")}
            </Button>
          </Failed>
        ) : null}
        {more > 0 ? <Note>{text("combo.more", { count: more })}</Note> : null}
      </section>
    </Drop>
  );
}
