export { Stat, StatGroup, type StatProps } from "./Stat.js";
