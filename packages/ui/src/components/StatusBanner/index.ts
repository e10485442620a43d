export { StatusBanner, type StatusBannerProps } from "./StatusBanner.js";
