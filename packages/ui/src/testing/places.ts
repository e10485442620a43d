import type { TreeNode } from "../components/Tree/index.js";

/** A made-up country for stories: regions, districts, neighbourhoods. */
export const demoPlaces: readonly TreeNode[] = [
  {
    id: "north",
    label: "Namuna viloyati",
    count: 128,
    children: [
      {
        id: "north-1",
        label: "Bogʻzor tumani",
        count: 96,
        children: [
          { id: "north-1-1", label: "Oʻrikzor MFY", count: 60 },
          { id: "north-1-2", label: "Tinchlik MFY", count: 36 },
        ],
      },
      { id: "north-2", label: "Gulzor tumani", count: 32, children: [{ id: "north-2-1", label: "Doʻstlik MFY" }] },
    ],
  },
  {
    id: "south",
    label: "Andoza viloyati",
    description: "yangi tuzilgan",
    children: [
      { id: "south-1", label: "Chorbogʻ tumani", count: 7 },
      { id: "south-2", label: "Daryo tumani", isDisabled: true },
    ],
  },
  { id: "city", label: "Shahar" },
];
