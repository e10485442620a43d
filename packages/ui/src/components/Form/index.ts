export { Form, type FormProps, type FormState, type Refusal } from "./Form.js";
export { type BoundField, FormField, type FormFieldProps } from "./FormField.js";
export { type FormSchema, type IssueMessage, zodResolver } from "./zodResolver.js";
export { useFormValue } from "./useFormValue.js";
