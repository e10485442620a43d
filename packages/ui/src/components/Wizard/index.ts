export { Wizard, type WizardProps } from "./Wizard.js";
export type { WizardAnswers, WizardState, WizardStep, WizardView } from "./types.js";
