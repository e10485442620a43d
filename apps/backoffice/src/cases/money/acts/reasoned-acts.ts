// Acts that ask for a reason and nothing else, in one file: each on its own would cost more than it holds.
export { RevokeBillDialog } from "./RevokeBillDialog.js";
export { TakeBackDialog } from "./TakeBackDialog.js";
