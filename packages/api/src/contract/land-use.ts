/** Land categories of the Land Code. */
export const landCategories = [
  "settlement",
  "agricultural",
  "industrial",
  "protected",
  "heritage",
  "forest",
  "water",
  "reserve",
] as const;
/** What the land is used for. */
export const purposes = ["dwelling", "garden", "vineyard", "small_industry", "trade", "service", "other"] as const;
