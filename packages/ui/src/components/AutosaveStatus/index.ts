export { type Autosave, AutosaveStatus, type AutosaveStatusProps, type OtherDraft } from "./AutosaveStatus.js";
