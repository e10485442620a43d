import type { ReactElement, ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { TreeItem, TreeItemContent } from "react-aria-components/Tree";
import { styled } from "styled-components";
import { ChevronEndIcon } from "../../icons/ChevronEndIcon.js";
import { RefreshIcon } from "../../icons/RefreshIcon.js";
import { type UiIntl, type UiText, useUiIntl, useUiText } from "../../UiProvider/ui-intl.js";
import { Badge } from "../Badge/index.js";
import { CheckMark } from "../Checkbox/choice.js";
import { ToneIcon } from "../ToneIcon/index.js";
import { Spinner } from "../Spinner/index.js";
import { type Covering, isBranch, type TreeNode } from "./nodes.js";
import type { TreeChildren } from "./use-tree-children.js";

/** What of a tree is chosen; the covering only where a chosen branch stands for what lies beneath it. */
export interface TreeMarks extends Partial<Covering> {
  readonly selected: ReadonlySet<string>;
}

/** What a row holds beside what it says: before its words, and after them. */
export interface RowTools {
  /** Without a node for a line that stands for what is not there. */
  readonly before: (node?: TreeNode) => ReactNode;
  readonly after: (node: TreeNode) => ReactNode;
}

interface TreeBranchProps extends Pick<TreeChildren, "childrenOf" | "statusOf" | "retry"> {
  readonly node: TreeNode;
  readonly selectionMode: "none" | "single" | "multiple";
  readonly marks: TreeMarks;
  readonly chooses: "any" | "leaves";
  readonly expanded: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  readonly tools: RowTools | undefined;
}

const Row = styled(TreeItem)`
  display: block;
  border-radius: var(--yer-radius-sm);
  outline: none;
  cursor: default;

  &[href],
  &[data-selection-mode],
  &[aria-expanded] {
    cursor: pointer;
  }
  &[data-hovered],
  &[aria-expanded]:hover {
    background: var(--yer-surface-hover);
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px var(--yer-focus);
  }
  &[data-dragging] {
    opacity: 0.5;
  }
  &[data-drop-target] {
    background: var(--yer-accent-subtle);
    box-shadow: inset 0 0 0 2px var(--yer-accent);
  }
  &[data-selected]:not([data-selection-mode="multiple"]) {
    background: var(--yer-accent-subtle);
    color: var(--yer-accent-text);
    font-weight: var(--yer-weight-medium);
  }
  @media (forced-colors: active) {
    &[data-focus-visible] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &[data-selected]:not([data-selection-mode="multiple"]) {
      outline: 1px solid Highlight;
    }
  }
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--yer-space-2);
  min-block-size: var(--yer-control-height-sm);
  padding-block: 2px;
  padding-inline: calc((var(--tree-item-level) - 1) * 20px + 4px) var(--yer-space-2);

  > svg {
    flex: none;
    color: var(--yer-text-muted);
  }
  &[data-off] {
    color: var(--yer-text-muted);
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;
const Opener = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  padding: 0;
  border: 0;
  border-radius: var(--yer-radius-sm);
  background: none;
  color: var(--yer-text-muted);
  cursor: pointer;

  &[data-hovered] {
    background: var(--yer-surface-active);
  }
  > svg {
    transition: rotate var(--yer-motion-fast) var(--yer-ease);
  }
  [aria-expanded="true"] > * > * > & > svg {
    rotate: 90deg;
  }
  [dir="rtl"] [aria-expanded="true"] > * > * > & > svg {
    rotate: -90deg;
  }
`;
const NoOpener = styled.span`
  flex: none;
  inline-size: 24px;
`;
const Box = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 18px;
  block-size: 18px;
  border: 1px solid var(--yer-border-strong);
  border-radius: var(--yer-radius-sm);
  background: var(--yer-surface);
  color: transparent;

  &[data-mark] {
    border-color: var(--yer-accent);
    background: var(--yer-accent);
    color: var(--yer-on-accent);
  }
  [data-off] > & {
    border-color: var(--yer-border);
  }
  [data-off] > &[data-mark] {
    background: var(--yer-text-disabled);
    color: var(--yer-surface);
  }
  @media (forced-colors: active) {
    &[data-mark] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  > small {
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
    font-weight: var(--yer-weight-normal);
  }
`;

/** A line beneath a branch that stands for what is not there: it is coming, it failed, there is none. */
function Note({
  id,
  icon,
  words,
  onAction,
  before,
}: {
  readonly id: string;
  readonly icon: ReactNode;
  readonly words: string;
  readonly onAction?: () => void;
  readonly before?: ReactNode;
}): ReactElement {
  return (
    <Row id={id} textValue={words} isDisabled={onAction === undefined} onAction={onAction}>
      <TreeItemContent>
        <Line data-off="">
          {before}
          <NoOpener />
          {icon}
          <Words>{words}</Words>
          {onAction ? <RefreshIcon size={16} /> : null}
        </Line>
      </TreeItemContent>
    </Row>
  );
}

interface Language extends Pick<UiIntl, "intl"> {
  readonly text: UiText;
}

/** The row's name: label, description, count and how much of it is chosen, as far as it is not said by the row's state. */
function nameOf(node: TreeNode, { covered, partly }: TreeMarks, { text, intl }: Language): string {
  return [
    node.label,
    node.description,
    node.count === undefined ? undefined : intl.formatNumber(node.count),
    covered?.has(node.id) ? text("tree.covered") : undefined,
    partly?.has(node.id) ? text("tree.partly") : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(", ");
}

/** A node with all that shows beneath it. Closed branches are not built, so that a large tree costs what is seen of it. */
export function TreeBranch(props: TreeBranchProps): ReactElement {
  const { node, selectionMode, chooses, marks, expanded, toggle, childrenOf, statusOf, retry, tools } = props;
  const text = useUiText();
  const { intl } = useUiIntl();
  const branch = isBranch(node);
  const isOpen = branch && expanded.has(node.id);
  const covered = marks.covered?.has(node.id) ?? false;
  const mark = marks.selected.has(node.id) || covered ? "all" : marks.partly?.has(node.id) ? "some" : undefined;
  const leads = branch && selectionMode !== "none" && chooses === "leaves";
  const off = covered || node.isDisabled === true;
  const children = childrenOf(node) ?? [];

  const beneath = (): ReactElement | readonly ReactElement[] => {
    // React Aria takes a row for a branch by what is built beneath it, whatever `hasChildItems` says.
    if (!isOpen) return <Note key="closed" id={`${node.id}/closed`} icon={null} words="…" before={tools?.before()} />;
    if (children.length > 0) return children.map((child) => <TreeBranch key={child.id} {...props} node={child} />);
    const status = statusOf(node.id);
    if (status === "failed") {
      return (
        <Note
          key="failed"
          id={`${node.id}/failed`}
          icon={<ToneIcon tone="danger" size={16} />}
          words={`${text("tree.failed")}. ${text("retry")}`}
          onAction={() => retry(node)}
        />
      );
    }
    return status === "ready" || node.children ? (
      <Note key="empty" id={`${node.id}/empty`} icon={null} words={text("tree.empty")} before={tools?.before()} />
    ) : (
      <Note key="loading" id={`${node.id}/loading`} icon={<Spinner />} words={text("loading")} />
    );
  };

  return (
    <Row
      id={node.id}
      textValue={node.label}
      aria-label={nameOf(node, marks, { text, intl })}
      hasChildItems={branch}
      isDisabled={off || leads}
      // A branch that cannot be chosen still opens by a press anywhere on it.
      {...(branch && (off || leads) ? { onAction: () => toggle(node.id) } : {})}
      {...(node.href === undefined ? {} : { href: node.href })}
    >
      <TreeItemContent>
        <Line data-off={off || undefined}>
          {tools?.before(node)}
          {branch ? (
            <Opener slot="chevron">
              <ChevronEndIcon size={16} />
            </Opener>
          ) : (
            <NoOpener />
          )}
          {selectionMode === "multiple" && !leads ? (
            <Box aria-hidden="true" data-mark={mark}>
              <CheckMark indeterminate={mark === "some"} />
            </Box>
          ) : null}
          {node.icon}
          <Words>
            {node.label}
            {node.description === undefined ? null : (
              <>
                {" "}
                <small>{node.description}</small>
              </>
            )}
          </Words>
          {node.count === undefined ? null : <Badge count={node.count} />}
          {tools?.after(node)}
        </Line>
      </TreeItemContent>
      {branch ? beneath() : null}
    </Row>
  );
}
