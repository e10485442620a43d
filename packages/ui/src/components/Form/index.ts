export { Form, type FormProps, type FormState, type Refusal } from "./Form.js";
export {
  type BoundField,
  type BoundFlag,
  type BoundInput,
  type BoundValue,
  type FormFieldProps,
  type FormFields,
  formFields,
  type FormScopeProps,
} from "./FormField.js";
export { type FormSchema, type IssueMessage, zodResolver } from "./zod-resolver.js";
