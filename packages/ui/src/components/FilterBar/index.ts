export { FilterBar, type FilterBarProps } from "./FilterBar.js";
export {
  type FilterDefinition,
  type FilterState,
  type FilterValue,
  isBlank,
  type Span,
  withFilter,
} from "./filters.js";
