export { default } from "../../tools/tsup-package.mjs";
