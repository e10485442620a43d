/** The pure model of places and outlines: no React, no DOM. */
export { outlineFacts, type OutlineFacts } from "./outlineFacts.js";
