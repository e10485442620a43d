import { useRootProps, type RootProps } from "@yer/ui";
import { type CSSProperties, type ReactElement, type ReactNode, useId, useRef, useState } from "react";
import { styled } from "styled-components";
import {
  type AreaLevel,
  areaLevels,
  choose,
  isSelectable,
  levelOf,
  limitedTo,
  nextLevel,
  republic,
} from "../../model/area.js";
import { useAreaLists } from "../../places/use-area-lists.js";
import type { AreaPickerProps } from "./area-picker-props.js";
import { useFormReset } from "../PlaceField/use-form-reset.js";
import { LevelField, pathTo } from "./LevelField.js";

const Group = styled.fieldset`
  display: grid;
  gap: var(--yer-space-2);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
const Name = styled.legend`
  margin-block-end: var(--yer-space-2);
  padding: 0;
  font-weight: var(--yer-weight-semibold);
`;
const Words = styled.div`
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
  max-inline-size: var(--yer-measure);
`;
const Boxes = styled.div`
  display: grid;
  /* Beside each other where all levels find room, else below each other: never two and one that is left over. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(200px, (var(--in-a-row) - 100%) * 999)), 1fr));
  gap: var(--yer-space-4);
  align-items: end;

  /* What stands under a box must not lift it out of its row. */
  &:has([role="alert"], [data-invalid]) {
    align-items: start;
  }
`;

/** Pixels that boxes of so many levels take beside each other, 200 each at the least. */
const inARow = (levels: number): CSSProperties => ({ "--in-a-row": `${levels * 200 + (levels - 1) * 16}px` });

/** Levels of a territory that it decides itself. */
function isFixed(territory: string, level: AreaLevel): boolean {
  const reach = levelOf(territory);
  return reach === "district" ? level !== "neighborhood" : reach === "region" && level === "region";
}

/** One place, chosen level by level: a box each, open once the one above is chosen. */
export function LevelBoxes({
  after,
  root = {},
  ...props
}: AreaPickerProps & {
  /** Shown after the last box. */
  readonly after?: ReactNode;
  /** What the host asks of the boxes as a whole, where they are the picker's root. */
  readonly root?: RootProps;
}): ReactElement {
  const { loaders, territory = republic, depth = "neighborhood", name, error, onChange } = props;
  const descriptionId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [begun] = useState(props.value);
  useFormReset(group, () => onChange(begun));
  const value = limitedTo(territory, props.value);
  const levels = areaLevels.slice(0, areaLevels.indexOf(depth) + 1);
  const needed = areaLevels.slice(0, areaLevels.indexOf(props.requiredDepth ?? depth) + 1);
  // A level's list is fetched as soon as it can be chosen from, before its box is opened.
  const reachable = levels.filter((level) => isSelectable(value, level));
  const lists = useAreaLists(
    loaders,
    reachable.map((level) => pathTo(value, level)),
    [],
  );
  const awaiting = nextLevel(value, depth) ?? depth;
  const description = [props.description, props.isDisabled ? props.disabledReason : undefined].filter(Boolean);
  const given = useRootProps(root, { ref: group });

  return (
    <Group
      {...given}
      {...(props.isLabelHidden ? { "aria-label": props.label } : {})}
      {...(description.length > 0 ? { "aria-describedby": descriptionId } : {})}
      data-area-picker=""
      data-next={nextLevel(value, depth)}
    >
      {props.isLabelHidden ? null : <Name>{props.label}</Name>}
      {description.length > 0 ? (
        <Words id={descriptionId}>
          {props.description} {props.isDisabled ? props.disabledReason : null}
        </Words>
      ) : null}
      <Boxes style={inARow(levels.length)}>
        {levels.map((level) => {
          const isAwaited = level === awaiting;
          return (
            <LevelField
              // What is typed belongs to one list: another place above is another box.
              key={`${level} ${level === "region" ? "" : JSON.stringify(pathTo(value, level))}`}
              level={level}
              path={value}
              onChoose={(at, code) => onChange(choose(value, at, code))}
              lists={lists}
              territory={territory}
              isReachable={reachable.includes(level)}
              isRequired={props.isRequired === true && needed.includes(level)}
              isDisabled={props.isDisabled ?? false}
              isReadOnly={props.isReadOnly === true || isFixed(territory, level)}
              disabledReason={undefined}
              name={name === undefined ? undefined : isAwaited ? name : `${name}-${level}`}
              error={isAwaited ? error : undefined}
              onBlur={props.onBlur}
              inputRef={isAwaited ? props.inputRef : undefined}
            />
          );
        })}
        {after}
      </Boxes>
    </Group>
  );
}
