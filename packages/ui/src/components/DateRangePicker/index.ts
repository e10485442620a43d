export { DateRangePicker, type DateRangePickerProps } from "./DateRangePicker.js";
export type { DatePreset, DateRange } from "./presets.js";
