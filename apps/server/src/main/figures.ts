import { journalFigures } from "../money/journal/check-figures.js";
import { fillFigures } from "../platform/fills/figures.js";
import type { Figure } from "../platform/health/figure.js";

/** What parts of the service tell `/metrics` beside its own. */
export const figures: readonly Figure[] = [...journalFigures, ...fillFigures];
