import { createSlice, type PayloadAction, type Reducer, type UnknownAction } from "@reduxjs/toolkit";
import { above, type AreaLevel, areaLevels, type AreaPath } from "../model/area.js";

/** A chosen region or district (SPEC §3). `change`: whether the level can be chosen now. */
export interface SelectedPlace {
  name: string;
  soato: string;
  change: boolean;
}

/** A chosen neighbourhood (SPEC §3). `change`: whether the level can be chosen now. */
export interface SelectedNeighbourhood {
  name: string;
  id: string;
  change: boolean;
}

/** The area selection (SPEC §3): drills down from the republic to a neighbourhood. Empty text: nothing is chosen. */
export interface AreaSelection {
  region: SelectedPlace;
  district: SelectedPlace;
  neighbourhood: SelectedNeighbourhood;
}

/** A choice at one level. `code`: SOATO of a region or district, id of a neighbourhood; empty takes the choice back. */
export interface AreaChoice {
  readonly level: AreaLevel;
  readonly code: string;
  readonly name: string;
}

const initialState: AreaSelection = {
  region: { name: "", soato: "", change: true },
  district: { name: "", soato: "", change: false },
  neighbourhood: { name: "", id: "", change: false },
};

function codeAt(state: AreaSelection, level: AreaLevel): string {
  return level === "neighborhood" ? state.neighbourhood.id : state[level].soato;
}

function set(state: AreaSelection, level: AreaLevel, name: string, code: string): void {
  if (level === "neighborhood") {
    state.neighbourhood.name = name;
    state.neighbourhood.id = code;
  } else {
    state[level].name = name;
    state[level].soato = code;
  }
}

/** A level can be chosen exactly while the one above it is. */
function openLevels(state: AreaSelection): void {
  for (const level of areaLevels) {
    const upper = above(level);
    const change = upper === undefined || codeAt(state, upper) !== "";
    (level === "neighborhood" ? state.neighbourhood : state[level]).change = change;
  }
}

/** A place chosen at once, as a search or a map does: its path, and the names of what the path names, the widest first. */
export interface PlacedArea {
  readonly path: AreaPath;
  readonly names: readonly string[];
}

/** What can happen to the selection, and what comes of it. */
const areaSelection = createSlice({
  name: "areaSelection",
  initialState,
  reducers: {
    /** Chooses at one level and forgets what lay below; nothing happens at a level that cannot be chosen yet. */
    chosen(state, { payload: { level, code, name } }: PayloadAction<AreaChoice>) {
      const upper = above(level);
      if (upper !== undefined && codeAt(state, upper) === "") return;
      if (codeAt(state, level) === code) return;
      set(state, level, name, code);
      for (const lower of areaLevels.slice(areaLevels.indexOf(level) + 1)) set(state, lower, "", "");
      openLevels(state);
    },
    /** Chooses a whole path at once; a level the path does not reach is chosen no longer. */
    placed(state, { payload: { path, names } }: PayloadAction<PlacedArea>) {
      areaLevels.forEach((level, at) => {
        const isReached = areaLevels.slice(0, at + 1).every((wider) => path[wider] !== null);
        set(state, level, isReached ? (names[at] ?? "") : "", (isReached ? path[level] : null) ?? "");
      });
      openLevels(state);
    },
    /** Clears soato and id values (SPEC §6); the names stay to say what was last looked at. */
    reloaded(state) {
      for (const level of areaLevels) {
        set(state, level, level === "neighborhood" ? state.neighbourhood.name : state[level].name, "");
      }
      openLevels(state);
    },
    /** Nothing chosen: the way back to the whole republic. */
    reset: () => initialState,
  },
});

/** What can happen to the selection. */
export const areaSelectionActions = areaSelection.actions;

/**
 * The reducer of the area selection, to be put into a store under the name `areaSelection`: one selection for screens that
 * share it (map, registers). A form field keeps its own value; `AreaPicker` works without it.
 *
 * @param isSignOut tells the host's sign-out, at which the selection begins anew.
 */
export function createAreaSelectionReducer(isSignOut: (action: UnknownAction) => boolean): Reducer<AreaSelection> {
  return (state, action) => (isSignOut(action) ? initialState : areaSelection.reducer(state, action));
}

/** The path a selection stands for, as `AreaPicker` and the model take it. */
export function pathOfSelection({ region, district, neighbourhood }: AreaSelection): AreaPath {
  return {
    region: region.soato || null,
    district: district.soato || null,
    neighborhood: neighbourhood.id || null,
  };
}
