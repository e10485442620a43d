export {
  type FilterCondition,
  type FilterExpression,
  type FilterGroup,
  type FilterOperand,
  type FilterOperator,
  isFilterGroup,
  noFilters,
} from "./expression.js";
export { readFilters, writeFilters } from "./expression-url.js";
export { FilterBuilder, type FilterBuilderProps } from "./FilterBuilder.js";
