export { type SavedView, type ViewScope } from "./saved-view.js";
export { SavedViews, type SavedViewsProps } from "./SavedViews.js";
