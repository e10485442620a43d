export { type SavedView, type ViewScope } from "./SavedView.js";
export { SavedViews, type SavedViewsProps } from "./SavedViews.js";
