import { type PayloadAction, createSlice } from "@reduxjs/toolkit";
import { type ThemeState, defaultTheme } from "./theme-state.js";

const slice = createSlice({
  name: "theme",
  initialState: defaultTheme,
  reducers: {
    /** The whole look, from storage, another tab or the person's profile. It is not sent to the profile again. */
    restored: (state, { payload }: PayloadAction<Partial<ThemeState>>): ThemeState => ({ ...state, ...payload }),
    /** The person chose. */
    chosen: (
      state,
      {
        payload,
      }: PayloadAction<Partial<Pick<ThemeState, "currentTheme" | "accent" | "direction" | "density" | "locale">>>,
    ): ThemeState => ({ ...state, ...payload }),
    /** What the side menu remembers: folded or not, and which groups stand open. */
    menuKept: (state, { payload }: PayloadAction<Pick<ThemeState, "collapsed" | "sidebarMenu">>): ThemeState => ({
      ...state,
      ...payload,
    }),
    /** How the person wants the table of a register; an empty look is as it comes. */
    tableKept: (state, { payload }: PayloadAction<{ readonly name: string; readonly look: string }>): ThemeState => {
      const { [payload.name]: _, ...others } = state.tables;
      return { ...state, tables: payload.look === "" ? others : { ...others, [payload.name]: payload.look } };
    },
  },
});

/** Reducer of the look. */
export const themeReducer = slice.reducer;
/** Actions of the look. */
export const themeActions = slice.actions;
