export { rootProps, useRootProps, type RootAttributes, type RootHandlers, type RootProps } from "./root-props.js";
