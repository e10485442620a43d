export { type Autosave, AutosaveStatus, type AutosaveStatusProps } from "./AutosaveStatus.js";
