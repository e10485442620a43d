import { areaSelectionActions, createAreaSelectionReducer, pathOfSelection } from "@yer/area-picker";
import { configureStore, createAction } from "@reduxjs/toolkit";

const signedOut = createAction("session/signedOut");
const { chosen, placed, reloaded } = areaSelectionActions;
const store = configureStore({ reducer: { areaSelection: createAreaSelectionReducer(signedOut.match) } });

// A level, by a person; a whole path, as a search or a map gives it.
store.dispatch(chosen({ level: "region", code: "1718", name: "Samarqand viloyati" }));
const path = { region: "1718", district: "1718401", neighborhood: null };
store.dispatch(placed({ path, names: ["Samarqand viloyati", "Samarqand shahri"] }));
/** As `AreaPicker` takes it. */
export const place = pathOfSelection(store.getState().areaSelection);
store.dispatch(reloaded());
