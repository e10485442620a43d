import { Button, ComboBox, type Option } from "@yer/ui";
import { type ReactElement, type Ref, Suspense, useCallback, useMemo } from "react";
import { styled } from "styled-components";
import {
  type AreaLevel,
  areaLevels,
  type AreaPath,
  choose,
  isSelectable,
  levelOf,
  limitedTo,
  nextLevel,
  republic,
  touches,
} from "../../model/area.js";
import { useAreaText } from "../../texts/useAreaText.js";
import type { AreaLoaders } from "./AreaLoaders.js";
import { type Places, usePlaces } from "./usePlaces.js";

/** Props of {@link AreaPicker}. */
export interface AreaPickerProps {
  /** What is chosen so far. */
  readonly value: AreaPath;
  /** Told the path after a choice; what lay below another choice is forgotten. */
  readonly onChange: (value: AreaPath) => void;
  /** Where places come from. */
  readonly loaders: AreaLoaders;
  /**
   * Whether a name answers what was typed. Give one that is blind to apostrophes and script (`matchesSearch` of
   * `@yer/api/formats`).
   */
  readonly filter: (label: string, typed: string) => boolean;
  /** SOATO of what may be chosen from: the republic, a region or a district. Levels it decides are shown, not asked. @default "17" */
  readonly territory?: string;
  /** How far down is asked. @default "neighborhood" */
  readonly depth?: AreaLevel;
  /** Name of the field in its form: the error summary leads to the level that is still to be chosen. */
  readonly name?: string;
  /** What is wrong; stands at the level that is still to be chosen, or at the last. */
  readonly error?: string | undefined;
  /** Whether an answer is needed. @default false */
  readonly isRequired?: boolean;
  /** Whether it is out of use. @default false */
  readonly isDisabled?: boolean;
  /** Whether it is shown, and cannot be changed. @default false */
  readonly isReadOnly?: boolean;
  /** Told when one of the boxes is left. */
  readonly onBlur?: () => void;
  /** The input that is still to be filled in, for focus. */
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Name of the group for readers, where no heading right above says it. */
  readonly "aria-label"?: string;
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: var(--yer-space-4);
  align-items: start;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
const Level = styled.div`
  display: grid;
  gap: var(--yer-space-1);
  min-inline-size: 0;
`;
const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-1) var(--yer-space-2);
  color: var(--yer-danger-text);
  font-size: var(--yer-font-size-sm);
`;

/** Levels of a territory that it decides itself. */
function isFixed(territory: string, level: AreaLevel): boolean {
  const reach = levelOf(territory);
  return reach === "district" ? level !== "neighborhood" : reach === "region" && level === "region";
}

function Boxes(props: AreaPickerProps): ReactElement {
  const { onChange, loaders, filter, territory = republic, depth = "neighborhood", name, error } = props;
  const text = useAreaText();
  const value = useMemo(() => limitedTo(territory, props.value), [territory, props.value]);
  const loadRegions = useCallback(() => loaders.regions(), [loaders]);
  const { districts, neighborhoods } = loaders;
  const levels = areaLevels.slice(0, areaLevels.indexOf(depth) + 1);
  const asks = (level: AreaLevel): boolean => levels.includes(level);
  const places: Record<AreaLevel, Places> = {
    region: usePlaces(loadRegions, republic),
    district: usePlaces(districts, asks("district") ? value.region : null),
    neighborhood: usePlaces(neighborhoods, asks("neighborhood") ? value.district : null),
  };
  const awaiting = nextLevel(value, depth) ?? depth;

  function box(level: AreaLevel): ReactElement {
    const { state, places: found, retry } = places[level];
    const isOpen = isSelectable(value, level);
    const offered = found.filter(({ code }) => level === "neighborhood" || touches(territory, code));
    const options = offered.map(({ code, name: label }): Option => ({ id: code, label }));
    const isAwaited = level === awaiting;
    const own = name === undefined ? undefined : isAwaited ? name : `${name}-${level}`;
    return (
      <Level key={level}>
        <ComboBox
          // The box keeps the text of a choice: another place above is another box.
          key={`${level} ${level === "district" ? value.region : level === "neighborhood" ? value.district : ""}`}
          label={text(`area.${level}`)}
          {...(own === undefined ? {} : { name: own })}
          options={options}
          filter={filter}
          value={value[level]}
          onChange={(code) => onChange(choose(value, level, code))}
          placeholder={
            state === "loading"
              ? text("area.loading")
              : isOpen || level === "region"
                ? text("area.choose")
                : text(level === "district" ? "area.first.district" : "area.first.neighborhood")
          }
          error={isAwaited ? error : undefined}
          isRequired={props.isRequired === true}
          isDisabled={props.isDisabled === true || !isOpen}
          isReadOnly={props.isReadOnly === true || isFixed(territory, level)}
          {...(props.onBlur ? { onBlur: props.onBlur } : {})}
          {...(isAwaited && props.inputRef ? { inputRef: props.inputRef } : {})}
        />
        {state === "failed" ? (
          <Failed role="alert">
            {text("area.failed")}
            <Button size="sm" onPress={retry}>
              {text("area.retry")}
            </Button>
          </Failed>
        ) : null}
      </Level>
    );
  }

  return (
    <Group aria-label={props["aria-label"]} data-area-picker="" data-next={nextLevel(value, depth)}>
      {levels.map(box)}
    </Group>
  );
}

/**
 * A place, chosen level by level: region, district, neighbourhood. Each box opens when the one above is chosen; choosing
 * another place above forgets what lay below. Data attribute `data-next`: the level still to be chosen.
 */
export function AreaPicker(props: AreaPickerProps): ReactElement {
  return (
    <Suspense>
      <Boxes {...props} />
    </Suspense>
  );
}
