import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of surveys in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "imports.lead":
    "Bring the results of a field survey from a file: every row is tried first, and nothing changes until you confirm.",
  "imports.file": "Survey file",
  "imports.file.hint":
    "CSV, Excel (XLSX), GeoJSON or Shapefile (a ZIP with .shp, .dbf, .prj, .cpg). One row is one plot.",
  "imports.none.hint": "Drop a file above, or choose one with the button.",
  "imports.noPermission": "To bring surveys you need the permission “Files: import”. Ask the administrator.",
  "imports.columns.missing": "Choose the columns of ground and neighbourhood: no file opens without them",
  "imports.progress.applying": "Files are being opened",
  "imports.progress.undoing": "Files are being taken out",
  "imports.apply": "Open {count, plural, one {# file} other {# files}}",
  "imports.apply.none": "There is no row that can be entered",
  "imports.applied": "{count, plural, one {# file} other {# files}} opened, in editing",
  "imports.another": "Bring another file",
  "imports.undo.text": "{count, plural, one {# file} other {# files}} will be taken out.",
  "imports.undo.kept":
    "{count, plural, one {# file stays: somebody has worked on it} other {# files stay: somebody has worked on them}}.",
  "imports.undo.none": "There is nothing to undo: all files have been worked on",
  "imports.undone": "{undone, plural, one {# file} other {# files}} taken out, {kept} kept",
  "imports.notFound": "There is no such file",
  "imports.failed": "The file could not be opened",
  "imports.template.name": "survey-template",
};
