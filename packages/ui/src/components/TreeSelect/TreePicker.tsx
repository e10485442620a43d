import { type KeyboardEvent, type ReactElement, useDeferredValue, useMemo, useRef, useState } from "react";
import { styled } from "styled-components";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/index.js";
import { type OptionSearch, useOptionSearch } from "../ComboBox/use-option-search.js";
import { containsText } from "../ComboBox/use-option-source.js";
import { SearchField } from "../SearchField/index.js";
import { Tree } from "../Tree/Tree.js";
import { type ChildrenOf, everyNode, isBranch, narrowTree, pathTo, type TreeNode } from "../Tree/nodes.js";
import type { LoadChildren } from "../Tree/use-tree-children.js";

interface TreePickerProps {
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  readonly loadChildren: LoadChildren | undefined;
  readonly childrenOf: ChildrenOf;
  readonly remember: (nodes: readonly TreeNode[]) => void;
  readonly selectionMode: "single" | "multiple";
  readonly chooses: "any" | "leaves";
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  /** Closes the tree, where choosing does not. */
  readonly onDone: (() => void) | undefined;
  readonly filter: ((label: string, typed: string) => boolean) | undefined;
  readonly search: OptionSearch<TreeNode> | undefined;
  readonly minLength: number | undefined;
}

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--yer-space-2);
  min-block-size: 0;
`;
const Scroller = styled.div`
  flex: 1;
  min-block-size: 120px;
  overflow: auto;
`;
const More = styled.p`
  margin: 0;
  padding: var(--yer-space-2) var(--yer-space-3);
  color: var(--yer-text-muted);
`;
const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--yer-space-2);
  padding-block-start: var(--yer-space-2);
  border-block-start: 1px solid var(--yer-border);
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
`;

/** So many matches of a search are shown at most: React Aria builds every row it is given. */
const mostMatches = 50;

/** The tree of a {@link TreeSelect} with its search. It opens where the chosen nodes lie. */
export function TreePicker(props: TreePickerProps): ReactElement {
  const { label, nodes, childrenOf, value, search, filter = containsText, minLength = 2, onDone } = props;
  const text = useUiText();
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [asked, ask] = useOptionSearch<TreeNode>(search, minLength);
  const [opened] = useState(() => value.flatMap((id) => pathTo(nodes, id, childrenOf)?.slice(0, -1) ?? []));

  // Drawing the rows of a search must not hold up the next letter.
  const sought = useDeferredValue(typed);
  const isSearching = sought.trim() !== "";
  const shown = useMemo(() => {
    if (!isSearching) return { nodes, expanded: opened.map(({ id }) => id), more: 0 };
    if (!search) return narrowTree(nodes, (node) => filter(node.label, sought), childrenOf, mostMatches);
    const branches = [...everyNode(asked.options)].filter((node) => node.children && isBranch(node));
    return { nodes: asked.options, expanded: branches.map(({ id }) => id), more: 0 };
  }, [isSearching, nodes, opened, search, filter, sought, childrenOf, asked.options]);
  /** What a person opened and closed, while what is shown stays the same. */
  const [unfolded, setUnfolded] = useState<{ readonly of: unknown; readonly ids: readonly string[] }>();

  const empty =
    search && asked.status !== "ready"
      ? asked.status === "failed"
        ? text("combo.failed")
        : asked.status === "searching"
          ? text("combo.searching")
          : text("combo.typeMore", { count: minLength })
      : text("treeSelect.nothing");

  const goDown = (event: KeyboardEvent): void => {
    const row = root.current?.querySelector<HTMLElement>("[role=row][data-key]");
    if (event.key !== "ArrowDown" || !row) return;
    event.preventDefault();
    row.focus();
  };

  return (
    <Root ref={root}>
      <div role="presentation" onKeyDown={goDown}>
        <SearchField
          label={text("treeSelect.search")}
          isLabelHidden
          placeholder={text("treeSelect.search")}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- focus must start in a dialog, and typing is the quick way to a node
          autoFocus
          value={typed}
          onChange={(next) => {
            setTyped(next);
            ask(next);
          }}
        />
      </div>
      <Scroller>
        <Tree
          aria-label={label}
          items={shown.nodes}
          loadChildren={props.loadChildren}
          expandedKeys={unfolded?.of === shown ? unfolded.ids : shown.expanded}
          onExpandedChange={(ids) => setUnfolded({ of: shown, ids })}
          selectionMode={props.selectionMode}
          chooses={props.chooses}
          isCovering
          selectedKeys={value}
          onSelectionChange={(ids) => {
            if (search) props.remember(shown.nodes);
            props.onChange(ids);
          }}
          emptyState={isSearching ? empty : undefined}
        />
        {shown.more > 0 ? <More>{text("combo.more", { count: shown.more })}</More> : null}
      </Scroller>
      {onDone ? (
        <Foot>
          <span aria-live="polite">{text("treeSelect.count", { count: value.length })}</span>
          <Button size="sm" variant="primary" onPress={onDone}>
            {text("treeSelect.done")}
          </Button>
        </Foot>
      ) : null}
    </Root>
  );
}
