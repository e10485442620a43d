/** Style sheets are imported for what they do: the example of the README, as an app with a bundler has it. */
declare module "*.css";

/** The same as a text. */
declare module "*.css?inline" {
  const css: string;
  export default css;
}
