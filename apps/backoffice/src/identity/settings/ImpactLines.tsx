import type { SettingImpact } from "@yer/api/contract/settings";
import { InlineAlert } from "@yer/ui";
import { useSettingsText } from "./settings-texts.js";

/** What a change does to work under way, and what it leaves alone, in sentences with their numbers. */
export function ImpactLines({ impact }: { impact: SettingImpact }) {
  const text = useSettingsText();
  return (
    <InlineAlert tone="info" title={text("settings.preview.title")} isAnnounced>
      <ul>
        {impact.lines.map(({ effect, count }) => (
          <li key={effect}>{text(`settings.impact.${effect}`, { count })}</li>
        ))}
      </ul>
    </InlineAlert>
  );
}
