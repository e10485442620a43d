import { type KeyboardEvent, type ReactElement, type ReactNode, useMemo } from "react";
import { Tree as AriaTree, type TreeProps as AriaTreeProps } from "react-aria-components/Tree";
import { styled } from "styled-components";
import { useControllable } from "../../state/use-controllable.js";
import { useDirection } from "../../UiProvider/use-direction.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { VisuallyHidden } from "../VisuallyHidden/index.js";
import { type RowTools, TreeBranch, type TreeMarks } from "./TreeBranch.js";
import { coveringOf, isBranch, pathTo, type TreeNode, withoutCovered } from "./nodes.js";
import { type LoadChildren, useTreeChildren } from "./use-tree-children.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of {@link Tree}. */
export interface TreeProps extends RootProps {
  /** Name of the tree for screen readers. */
  readonly "aria-label": string;
  /** The outermost nodes. */
  readonly items: readonly TreeNode[];
  /** Brings what lies beneath a node that says `hasChildren`, when it is first opened. */
  readonly loadChildren?: LoadChildren;
  /** Ids of the open branches, when the parent owns them. */
  readonly expandedKeys?: readonly string[];
  /** Ids of the branches open to begin with. @default [] */
  readonly defaultExpandedKeys?: readonly string[];
  /** Called with the ids of the open branches. */
  readonly onExpandedChange?: (expanded: string[]) => void;
  /** How many nodes can be chosen. @default "none" */
  readonly selectionMode?: "none" | "single" | "multiple";
  /** Whether branches can be chosen too, or only what has nothing beneath it. @default "any" */
  readonly chooses?: "any" | "leaves";
  /** Ids of what is chosen, when the parent owns them. */
  readonly selectedKeys?: readonly string[];
  /** Ids chosen to begin with. @default [] */
  readonly defaultSelectedKeys?: readonly string[];
  /** Called with the ids of what is chosen. */
  readonly onSelectionChange?: (selected: string[]) => void;
  /**
   * Whether a chosen branch stands for all that lies beneath it: that shows as chosen, and a branch in which something is
   * chosen shows a bar. For `multiple`. @default false
   */
  readonly isCovering?: boolean;
  /** Called with the node a person pressed or entered, where nothing is chosen. Without it a press opens the branch. */
  readonly onAction?: (id: string) => void;
  /** Shown where there is no node. @default "Nothing here", in the language of the page */
  readonly emptyState?: ReactNode;
}

const Root = styled(AriaTree)`
  display: block;
  min-inline-size: 0;
  outline: none;

  > .react-aria-DropIndicator[data-drop-target] {
    block-size: 2px;
    margin-block: -1px;
    border-radius: 1px;
    background: var(--yer-accent);
    forced-color-adjust: none;
  }
`;
const Empty = styled.p`
  margin: 0;
  padding: var(--yer-space-3);
  color: var(--yer-text-muted);
`;

const noIds: readonly string[] = [];

/** What a tree of its kind adds to a {@link Tree}: nodes that are moved. */
export interface TreeFrameProps extends TreeProps {
  /** What React Aria's drag and drop needs to know. */
  readonly dragAndDropHooks?: NonNullable<AriaTreeProps<object>["dragAndDropHooks"]>;
  /** What a row holds beside what it says. */
  readonly tools?: RowTools;
}

/**
 * Things that lie within one another, opened as far as a person looks. What lies beneath a branch may be brought when it is
 * opened; a branch that could not be brought says so and can be tried again.
 *
 * Data attributes of a row: `data-expanded`, `data-selected`, `data-level`, `data-focus-visible`, `data-disabled`.
 */
export function Tree(props: TreeProps): ReactElement {
  return <TreeFrame {...props} />;
}

/** The tree itself, for those of its kinds that add to it. */
export function TreeFrame(props: TreeFrameProps): ReactElement {
  const { "aria-label": label, items, loadChildren, selectionMode = "none", chooses = "any" } = props;
  const { isCovering = false, onAction, emptyState } = props;
  const text = useUiText();
  const onwards = useDirection() === "rtl" ? "ArrowLeft" : "ArrowRight";
  const [expandedIds, setExpanded] = useControllable<readonly string[]>(
    props.expandedKeys,
    props.defaultExpandedKeys ?? noIds,
    (ids) => props.onExpandedChange?.([...ids]),
  );
  const [selectedIds, setSelected] = useControllable<readonly string[]>(
    props.selectedKeys,
    props.defaultSelectedKeys ?? noIds,
    (ids) => props.onSelectionChange?.([...ids]),
  );
  const expanded = useMemo(() => new Set(expandedIds), [expandedIds]);
  const { childrenOf, statusOf, retry, brought } = useTreeChildren(items, loadChildren, expanded);

  const covers = isCovering && selectionMode === "multiple" && chooses === "any";
  const marks = useMemo<TreeMarks>(() => {
    const selected = new Set(selectedIds);
    return { selected, ...(covers ? coveringOf(items, selected, childrenOf) : {}) };
  }, [selectedIds, covers, items, childrenOf]);

  const toggle = (id: string): void =>
    setExpanded(expanded.has(id) ? expandedIds.filter((other) => other !== id) : [...expandedIds, id]);

  const onKeys = (event: KeyboardEvent): void => {
    const row = (event.target as Element).closest<HTMLElement>("[role=row]");
    const id = row?.dataset["key"];
    if (!row || id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "*") {
      const path = pathTo(items, id, childrenOf);
      const parent = path?.at(-2);
      const level = parent ? (childrenOf(parent) ?? []) : items;
      setExpanded([...new Set([...expandedIds, ...level.filter(isBranch).map((node) => node.id)])]);
    } else if (event.key === onwards && row.getAttribute("aria-expanded") !== "false") {
      // React Aria would go on into the row's buttons; in a tree the way on leads to what lies beneath.
      const next = row.nextElementSibling;
      const isBeneath = Number(next?.getAttribute("aria-level")) > Number(row.getAttribute("aria-level"));
      if (isBeneath && next instanceof HTMLElement) next.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div {...rootProps(props, { onKeyDownCapture: onKeys })} role="presentation">
      <Root
        aria-label={label}
        selectionMode={selectionMode}
        disabledBehavior="selection"
        expandedKeys={expanded}
        onExpandedChange={(keys) => setExpanded([...keys].map(String))}
        selectedKeys={selectedIds}
        onSelectionChange={(keys) => {
          const ids = keys === "all" ? selectedIds : [...keys].map(String);
          setSelected(covers ? withoutCovered(items, ids, childrenOf) : ids);
        }}
        {...(props.dragAndDropHooks ? { dragAndDropHooks: props.dragAndDropHooks } : {})}
        onAction={onAction ? (key) => onAction(String(key)) : undefined}
        renderEmptyState={() => <Empty>{emptyState ?? text("tree.nothing")}</Empty>}
      >
        {items.map((node) => (
          <TreeBranch
            key={node.id}
            {...{
              node,
              selectionMode,
              chooses,
              marks,
              expanded,
              toggle,
              childrenOf,
              statusOf,
              retry,
              tools: props.tools,
            }}
          />
        ))}
      </Root>
      <VisuallyHidden as="output">
        {brought ? text("tree.brought", { name: brought.node.label, count: brought.count }) : null}
      </VisuallyHidden>
    </div>
  );
}
