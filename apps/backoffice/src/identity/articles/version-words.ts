/** How a version of an article stands. */
export const versionStateWords = {
  published: "word.inForce",
  replaced: "versions.state.replaced",
  withdrawn: "versions.state.withdrawn",
} as const;
