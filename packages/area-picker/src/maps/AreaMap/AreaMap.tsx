import {
  Button,
  ChevronEndIcon,
  DataTable,
  type DataTableColumn,
  Disclosure,
  useUiIntl,
  rootProps,
  type RootProps,
} from "@yer/ui";
import { type ReactElement, Suspense, useMemo, useState } from "react";
import { styled } from "styled-components";
import {
  type AreaLevel,
  areaLevels,
  type AreaPath,
  choose,
  contains,
  levelOf,
  limitedTo,
  nowhere,
  republic,
  touches,
} from "../../model/area.js";
import { CreditWords } from "../../texts/CreditWords.js";
import { useAreaText } from "../../texts/use-area-text.js";
import { PointLegend, ShadeLegend } from "./AreaLegend.js";
import { type AreaShape, AreaShapes } from "./AreaShapes.js";
import { classOf, numberClasses } from "./choropleth.js";
import type { PlacePoints } from "./place-points.js";
import { type ComingOutlines, type OutlineLoader, type PlaceOutline, useOutlines } from "./use-outlines.js";

/** A number for each place, shown by shades. */
export interface PlaceNumbers {
  /** What is counted: heads the legend and the table. */
  readonly label: string;
  /** Amounts by the codes of places. */
  readonly byPlace: ReadonlyMap<string, number>;
  /** What places that are not named have; without it, that is not known. */
  readonly others?: number;
}

/** Props of {@link AreaMap}. */
export interface AreaMapProps extends RootProps {
  /** Name of the map, for readers. */
  readonly "aria-label": string;
  /** What is chosen so far: the map shows the places within. */
  readonly value: AreaPath;
  /** Called with the path after a choice, or one level up. */
  readonly onChange: (value: AreaPath) => void;
  /** Where places and their outlines come from. Keep the function: what it gave is kept with it. */
  readonly outlines: OutlineLoader;
  /** A number for each place. Without it places are only outlined. */
  readonly numbers?: PlaceNumbers | undefined;
  /** Each place of the level that is shown as a point, over outlines without shades; its number stands beside it. @default none */
  readonly points?: PlacePoints | undefined;
  /** Whether numbers or points are still on their way: the map waits for them, and nothing of it moves then. @default false */
  readonly isComing?: boolean;
  /** SOATO of what may be chosen from. @default "17" */
  readonly territory?: string;
  /** How far down one can go. @default "neighborhood" */
  readonly depth?: AreaLevel;
  /** Whom the outlines are owed to, always in sight. */
  readonly credits?: readonly string[];
}

const Root = styled.div`
  display: grid;
  gap: var(--yer-space-3);
  min-inline-size: 0;
`;
const Way = styled.nav`
  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--yer-space-1);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: inline-flex;
    align-items: center;
    gap: var(--yer-space-1);
  }
  [aria-current] {
    padding-inline: var(--yer-space-2);
    font-weight: var(--yer-weight-semibold);
  }
`;
const Place = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--yer-space-2);
  min-block-size: 240px;
  padding: var(--yer-space-4);
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-md);
  background: var(--yer-surface-sunken);
  color: var(--yer-text-muted);
  text-align: center;
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--yer-space-2) var(--yer-space-4);
  font-size: var(--yer-font-size-sm);
  small {
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-xs);
  }
`;
/** The place whose inside is shown: the narrowest chosen one that still has places to choose from. */
function shownUnder(path: AreaPath, depth: AreaLevel): string {
  if (path.district !== null && depth === "neighborhood") return path.district;
  return path.region !== null && depth !== "region" ? path.region : republic;
}

function numberOf(numbers: PlaceNumbers | undefined, code: string | null): number | undefined {
  return code === null ? undefined : (numbers?.byPlace.get(code) ?? numbers?.others);
}

/** The point of a place, with the number of its kind; none where the points do not know it. */
function pointOf(points: PlacePoints | undefined, code: string | null): AreaShape["point"] {
  const found = code === null ? undefined : points?.byPlace.get(code);
  const shape = points?.kinds.findIndex(({ id }) => id === found?.kind) ?? -1;
  const tone = points?.kinds[shape]?.tone;
  return found && tone ? { ...found, shape, tone } : null;
}

function nameIn(outlines: ComingOutlines, code: string | null): string {
  const found = typeof outlines === "string" ? undefined : outlines.find(({ properties }) => properties.code === code);
  return found?.properties.name ?? code ?? "";
}

function Areas(props: AreaMapProps): ReactElement {
  const { onChange, outlines: loader, numbers, points, credits = [] } = props;
  const { territory = republic, depth = "neighborhood", isComing = false } = props;
  const text = useAreaText();
  const { intl } = useUiIntl();
  const [isTable, setTable] = useState(false);
  const value = useMemo(() => limitedTo(territory, props.value), [territory, props.value]);
  const parent = shownUnder(value, depth);
  const level = areaLevels[parent === republic ? 0 : levelOf(parent) === "region" ? 1 : 2] ?? "region";
  const { outlines, retry } = useOutlines(loader, parent);
  // Names on the way stand in the lists above.
  const regions = useOutlines(loader, value.region === null ? null : republic).outlines;
  const districts = useOutlines(loader, value.district === null ? null : value.region).outlines;

  // A name that takes its code's place would move the map.
  const isLoading = [outlines, regions, districts].includes("loading") || isComing;
  // Where its names are on their way, the way comes with the map: before, it would push down what says that this comes.
  const [isBegun, setBegun] = useState(value.region === null);
  if (!isLoading && !isBegun) setBegun(true);

  const places = useMemo((): readonly PlaceOutline[] => {
    if (typeof outlines === "string") return [];
    return outlines.filter(
      ({ properties: { code } }) => code === null || level === "neighborhood" || touches(territory, code),
    );
  }, [outlines, level, territory]);
  const classes = useMemo(
    () => numberClasses(places.flatMap(({ properties: { code } }) => numberOf(numbers, code) ?? [])),
    [places, numbers],
  );
  const shapes = useMemo(
    () =>
      places.map((place): AreaShape => {
        const number = numberOf(numbers, place.properties.code);
        return {
          place,
          number: numbers ? (number === undefined ? text("map.area.unknown") : intl.formatNumber(number)) : null,
          shade: points ? -1 : classOf(classes, number),
          point: pointOf(points, place.properties.code),
        };
      }),
    [places, numbers, points, classes, intl, text],
  );
  const shownKinds = useMemo(
    () => new Set(shapes.flatMap(({ place, point }) => (place.geometry && point ? [point.kind] : []))),
    [shapes],
  );

  const pick = (code: string): void => onChange(choose(value, level, code));
  const crumbs: readonly { readonly label: string; readonly path: AreaPath; readonly isOpen: boolean }[] = [
    { label: text("map.area.republic"), path: nowhere, isOpen: territory === republic },
    ...(value.region === null
      ? []
      : [
          {
            label: nameIn(regions, value.region),
            path: { ...nowhere, region: value.region },
            isOpen: contains(territory, value.region),
          },
        ]),
    ...(value.district === null
      ? []
      : [{ label: nameIn(districts, value.district), path: { ...value, neighborhood: null }, isOpen: true }]),
    ...(value.neighborhood === null
      ? []
      : [{ label: nameIn(outlines, value.neighborhood), path: value, isOpen: true }]),
  ];
  const above = crumbs.at(-2);
  const hasOutlines = places.some(({ geometry }) => geometry !== null);
  const isApproximate = places.some(({ properties }) => properties.approximate === true);
  const notes = isApproximate ? [text("map.approximate")] : [];
  const isOwed = notes.length > 0 || credits.length > 0;

  const columns = useMemo((): readonly DataTableColumn<AreaShape>[] => {
    const name: DataTableColumn<AreaShape> = {
      id: "name",
      header: text(`area.${level}`),
      cell: ({ place }) => place.properties.name,
      isRowHeader: true,
    };
    const point: DataTableColumn<AreaShape>[] = points
      ? [
          {
            id: "point",
            header: points.label,
            cell: ({ point: told }) => told?.words ?? text("map.area.unknown"),
            sortValue: ({ point: told }) => told?.shape ?? null,
          },
        ]
      : [];
    if (!numbers) return [name, ...point];
    const { label } = numbers;
    return [
      name,
      ...point,
      {
        id: "number",
        header: label,
        cell: ({ number }) => number,
        sortValue: ({ place }) => numberOf(numbers, place.properties.code) ?? null,
        align: "end",
        width: 180,
      },
    ];
  }, [level, numbers, points, text]);

  return (
    <Root {...rootProps(props)} data-area-map="" data-level={level}>
      {isBegun ? (
        <Way aria-label={`${props["aria-label"]}: ${text("map.area.way")}`}>
          <ol>
            {crumbs.map(({ label, path, isOpen }, index) => (
              <li key={label}>
                {index > 0 ? <ChevronEndIcon size={12} /> : null}
                {index === crumbs.length - 1 ? (
                  <span aria-current="true">{label}</span>
                ) : (
                  <Button size="sm" variant="quiet" isDisabled={!isOpen} onPress={() => onChange(path)}>
                    {label}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        </Way>
      ) : null}
      {isLoading ? (
        <Place aria-busy>{text("map.area.loading")}</Place>
      ) : outlines === "failed" ? (
        <Place role="alert">
          {text("map.area.failed")}
          <Button size="sm" onPress={retry}>
            {text("area.retry")}
          </Button>
        </Place>
      ) : hasOutlines ? (
        <AreaShapes
          // Another place is another drawing: which of its parts has the focus begins anew.
          key={parent}
          aria-label={props["aria-label"]}
          shapes={shapes}
          isPoints={points !== undefined}
          chosen={value[level]}
          onChoose={pick}
          onUp={above?.isOpen === true ? () => onChange(above.path) : null}
        />
      ) : (
        <Place>{text("map.area.none")}</Place>
      )}
      {!isLoading && (isOwed || classes.length > 0 || shownKinds.size > 0) ? (
        <Foot>
          {points && shownKinds.size > 0 ? (
            <PointLegend points={points} shown={shownKinds} />
          ) : numbers && classes.length > 0 ? (
            <ShadeLegend label={numbers.label} classes={classes} />
          ) : (
            <span />
          )}
          {isOwed ? (
            <small aria-label={text("map.credits")}>
              <CreditWords notes={notes} credits={credits} />
            </small>
          ) : null}
        </Foot>
      ) : null}
      {!isLoading && places.length > 0 ? (
        <Disclosure title={text("map.area.table")} isExpanded={isTable || !hasOutlines} onExpandedChange={setTable}>
          {isTable || !hasOutlines ? (
            <DataTable
              aria-label={props["aria-label"]}
              columns={columns}
              rows={shapes.filter(({ place }) => place.properties.code !== null)}
              rowId={({ place }) => place.properties.code ?? ""}
              maxHeight="360px"
              onRowOpen={({ place }) => pick(place.properties.code ?? "")}
            />
          ) : null}
        </Disclosure>
      ) : null}
    </Root>
  );
}

/**
 * The choice of a place on a map: its outlines, down from the republic by press or key, shaded by a number for each
 * place or marked by points where there are some, with a legend, the way back and the same as a table. It needs no tiles and no Leaflet.
 *
 * Data attributes: `data-area-map`, `data-level` (the level to be chosen).
 */
export function AreaMap(props: AreaMapProps): ReactElement {
  return (
    <Suspense>
      <Areas {...props} />
    </Suspense>
  );
}
