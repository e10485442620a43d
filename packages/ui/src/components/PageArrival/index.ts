export { PageArrival, type PageArrivalProps } from "./PageArrival.js";
