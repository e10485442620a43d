/** How the index is made and read: the same on both sides, or nothing is found. */
export const searchOptions = {
  fields: ["title", "page", "text"],
  storeFields: ["title", "page"],
  searchOptions: { boost: { title: 4, page: 2 }, prefix: true, fuzzy: 0.15, combineWith: /** @type {const} */ ("AND") },
};
