export { Fieldset, type FieldsetProps } from "./Fieldset.js";
