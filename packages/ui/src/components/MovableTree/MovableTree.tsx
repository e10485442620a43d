import { type KeyboardEvent, type ReactElement, useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import { useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { styled } from "styled-components";
import { GripIcon } from "../../icons/GripIcon.js";
import { MoreVerticalIcon } from "../../icons/MoreVerticalIcon.js";
import { rootProps } from "../../root/root-props.js";
import { useDirection } from "../../UiProvider/use-direction.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { innerButton } from "../Field/parts.js";
import { IconButton } from "../IconButton/index.js";
import { Menu, MenuItem } from "../Menu/index.js";
import { everyNode, pathTo, type TreeNode } from "../Tree/nodes.js";
import { TreeFrame, type TreeProps } from "../Tree/Tree.js";
import { VisuallyHidden } from "../VisuallyHidden/index.js";
import { liesWithin, type TreeMoveTarget } from "./moved-nodes.js";

/** Props of {@link MovableTree}: those of a `Tree` whose nodes are all at hand. */
export interface MovableTreeProps extends Omit<TreeProps, "loadChildren"> {
  /**
   * Called with the nodes that were moved, and where to. The tree shows `items` as they are: hand it what `movedNodes`
   * makes of them, or leave them where the move is refused.
   */
  readonly onMove: (keys: string[], target: TreeMoveTarget) => void;
  /** Whether nodes may be put there. Never asked whether a branch may lie in itself. @default () => true */
  readonly canMove?: (keys: string[], target: TreeMoveTarget) => boolean;
}

/** The ways a node is moved by one step. */
type Way = "up" | "down" | "in" | "out";

const Handle = styled(Button)`
  ${innerButton}
  flex: none;
  margin: 0;
  cursor: grab;
`;

const anywhere = (): boolean => true;

/**
 * A tree whose nodes people put elsewhere: by dragging, by the menu of each, by Alt and an arrow. Every move is told to
 * readers with the new place.
 *
 * Data attributes of a row, beside those of `Tree`: `data-dragging`, `data-drop-target`.
 */
export function MovableTree(props: MovableTreeProps): ReactElement {
  const { items, onMove, canMove = anywhere, ...tree } = props;
  const text = useUiText();
  const onwards = useDirection() === "rtl" ? "ArrowLeft" : "ArrowRight";
  const backwards = onwards === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
  const dragged = useRef<ReadonlySet<string>>(new Set());
  const [moved, setMoved] = useState<{ readonly id: string; readonly from: string }>();

  const may = (keys: ReadonlySet<string>, target: TreeMoveTarget): boolean =>
    [...keys].every((key) => labelOf(items, key) !== "") &&
    !liesWithin(items, keys, target) &&
    canMove([...keys], target);
  const move = (ids: readonly string[], target: TreeMoveTarget): void => {
    const [id] = ids;
    if (id === undefined) return;
    setMoved({ id, from: placeOf(items, id)?.name ?? "" });
    onMove([...ids], target);
  };

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": labelOf(items, String(key)) })),
    onDragStart: ({ keys }) => {
      dragged.current = new Set([...keys].map(String));
    },
    getDropOperation: (target) => {
      if (target.type === "root" || labelOf(items, String(target.key)) === "") return "cancel";
      return may(dragged.current, { key: String(target.key), dropPosition: target.dropPosition }) ? "move" : "cancel";
    },
    onMove: ({ keys, target }) =>
      move([...keys].map(String), { key: String(target.key), dropPosition: target.dropPosition }),
  });

  const targetOf = (id: string, way: Way): TreeMoveTarget | undefined => {
    const place = placeOf(items, id);
    if (place === undefined) return undefined;
    const { level, index, parent } = place;
    const beside = { up: level[index - 1], down: level[index + 1], in: level[index - 1], out: parent }[way];
    if (beside === undefined) return undefined;
    const dropPosition = { up: "before", down: "after", in: "on", out: "after" } as const;
    const target: TreeMoveTarget = { key: beside.id, dropPosition: dropPosition[way] };
    return may(new Set([id]), target) ? target : undefined;
  };

  const onKeys = (event: KeyboardEvent): void => {
    const row = (event.target as Element).closest<HTMLElement>("[role=row]");
    const id = row?.dataset["key"];
    if (!event.altKey || row === null || id === undefined) return;
    if (event.key === "Enter") row.querySelector<HTMLElement>("[data-grip]")?.focus();
    else {
      const ways: Readonly<Record<string, Way>> = {
        ArrowUp: "up",
        ArrowDown: "down",
        [onwards]: "in",
        [backwards]: "out",
      };
      const way = ways[event.key];
      if (way === undefined) return;
      const target = targetOf(id, way);
      if (target) move([id], target);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const tools = {
    // React Aria wants one in every row; what stands for nothing is not taken up.
    before: (node?: TreeNode) => (
      <Handle slot="drag" data-grip="" style={node ? {} : { visibility: "hidden" }}>
        <GripIcon size={16} />
      </Handle>
    ),
    after: (node: TreeNode) => {
      const place = placeOf(items, node.id);
      const words: Readonly<Record<Way, string>> = {
        up: text("sortable.up", { name: node.label }),
        down: text("sortable.down", { name: node.label }),
        in: text("tree.into", { branch: place?.level[place.index - 1]?.label ?? "" }),
        out: text("tree.out", { branch: place?.parent?.label ?? "" }),
      };
      const ways = (["up", "down", "in", "out"] as const).flatMap((way) => {
        const target = targetOf(node.id, way);
        return target === undefined ? [] : [{ way, target }];
      });
      return (
        <Menu
          trigger={
            <IconButton
              size="sm"
              icon={<MoreVerticalIcon size={16} />}
              aria-label={text("tree.moves", { name: node.label })}
              disabledReason={ways.length === 0 ? text("tree.stays") : undefined}
            />
          }
        >
          {ways.map(({ way, target }) => (
            <MenuItem key={way} onAction={() => move([node.id], target)}>
              {words[way]}
            </MenuItem>
          ))}
        </Menu>
      );
    },
  };

  const now = moved === undefined ? undefined : placeOf(items, moved.id);
  return (
    <div {...rootProps(props, { onKeyDownCapture: onKeys })} role="presentation">
      <TreeFrame {...treeOnly(tree)} items={items} dragAndDropHooks={dragAndDropHooks} tools={tools} />
      <VisuallyHidden as="output">
        {/* The host may have refused. */}
        {moved !== undefined && now !== undefined && now.name !== moved.from
          ? text(now.parent === undefined ? "sortable.moved" : "tree.movedInto", {
              name: now.level[now.index]?.label ?? "",
              branch: now.parent?.label ?? "",
              place: now.index + 1,
              count: now.level.length,
            })
          : null}
      </VisuallyHidden>
    </div>
  );
}

/** Without what belongs to the outermost element, which is not the tree's own. */
function treeOnly({
  "aria-label": label,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedChange,
  selectionMode,
  chooses,
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  isCovering,
  onAction,
  emptyState,
}: Omit<TreeProps, "items" | "loadChildren">): Omit<TreeProps, "items"> {
  const given = {
    expandedKeys,
    defaultExpandedKeys,
    onExpandedChange,
    selectionMode,
    chooses,
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
    isCovering,
    onAction,
    emptyState,
  };
  return {
    "aria-label": label,
    ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<TreeProps>),
  };
}

/** Where a node stands: among which others, in what, and both as one name. */
function placeOf(
  items: readonly TreeNode[],
  id: string,
):
  | { readonly level: readonly TreeNode[]; readonly index: number; readonly parent?: TreeNode; readonly name: string }
  | undefined {
  const path = pathTo(items, id);
  if (path === undefined) return undefined;
  const parent = path.at(-2);
  const level = parent?.children ?? items;
  const index = level.findIndex((node) => node.id === id);
  return { level, index, ...(parent ? { parent } : {}), name: `${parent?.id ?? ""}/${index}` };
}

/** What a node is called; nothing where there is none, as of a line that says that a branch is empty. */
function labelOf(items: readonly TreeNode[], id: string): string {
  for (const node of everyNode(items)) if (node.id === id) return node.label;
  return "";
}
