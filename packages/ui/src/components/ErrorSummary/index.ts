export { ErrorSummary, type ErrorSummaryProps, focusField, type FormError } from "./ErrorSummary.js";
