/**
 * Mends `Intl` for Uzbek where the engine claims the language and has no data: Chromium shows "2026 M03 5" for
 * "5-mart, 2026". Import it once, before anything formats: `import "@yer/ui/intl-uz"`. Engines that know Uzbek are left
 * alone. Mended too are `toLocaleString` and its kin and `localeCompare`, where Uzbek is asked for.
 */
import { uzCollator } from "./collator.js";
import { uzDateTimeFormat } from "./date-time-format.js";
import { uzDisplayNames } from "./display-names.js";
import { mend } from "./language.js";
import { uzListFormat } from "./list-format.js";
import { mendLocaleMethods } from "./locale-methods.js";
import { uzNumberFormat } from "./number-format.js";
import { uzRelativeTimeFormat } from "./relative-time-format.js";

export { uzCollationKey } from "./collator.js";

const { DateTimeFormat, NumberFormat, Collator, DisplayNames, ListFormat, RelativeTimeFormat } = Intl;

function knowsUzbek(): boolean {
  return new DateTimeFormat("uz", { month: "long", timeZone: "UTC" }).format(0).toLowerCase() === "yanvar";
}

if (!knowsUzbek()) {
  Object.assign(Intl, {
    DateTimeFormat: mend(DateTimeFormat, (script, locales, options) =>
      uzDateTimeFormat(DateTimeFormat, script, locales, options as Intl.DateTimeFormatOptions),
    ),
    NumberFormat: mend(NumberFormat, (script, locales, options) =>
      uzNumberFormat(NumberFormat, script, locales, options as Intl.NumberFormatOptions),
    ),
    Collator: mend(Collator, (_script, locales, options) =>
      uzCollator(Collator, locales, options as Intl.CollatorOptions),
    ),
    DisplayNames: mend(DisplayNames, (script, locales, options) =>
      uzDisplayNames(DisplayNames, script, locales, options as Intl.DisplayNamesOptions),
    ),
    ListFormat: mend(ListFormat, (script, locales, options) =>
      uzListFormat(ListFormat, script, locales, options as Intl.ListFormatOptions),
    ),
    RelativeTimeFormat: mend(RelativeTimeFormat, (script, locales, options) =>
      uzRelativeTimeFormat(
        { relative: RelativeTimeFormat, number: NumberFormat },
        script,
        locales,
        options as Intl.RelativeTimeFormatOptions,
      ),
    ),
  });
  mendLocaleMethods();
}
