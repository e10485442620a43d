export { Stack, type Space, type StackProps } from "./Stack.js";
