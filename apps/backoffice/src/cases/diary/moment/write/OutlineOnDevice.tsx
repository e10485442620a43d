import { RadioGroup, Stack } from "@yer/ui";
import { useMomentText } from "../moment-texts.js";
import { isTappable, type VisitDraft } from "../visit-draft.js";
import { TapOutline } from "./TapOutline.js";
import { WalkOutline } from "./WalkOutline.js";

/** Props of {@link OutlineOnDevice}. */
export interface OutlineOnDeviceProps {
  readonly draft: VisitDraft;
  readonly onChange: (part: Partial<Pick<VisitDraft, "corners" | "tapped" | "outlineBy">>) => void;
  readonly error: string | undefined;
}

/** The outline of a visit: walked, or tapped on the plots around. Both are kept, and the chosen one is handed in. */
export function OutlineOnDevice({ draft, onChange, error }: OutlineOnDeviceProps) {
  const text = useMomentText();
  const { plot, around, corners, tapped, outlineBy } = draft;
  const isClosedTo = !isTappable(draft);
  return (
    <Stack gap={4}>
      <RadioGroup
        name="outline"
        label={text("moment.outline.by")}
        description={text("moment.outline.chosen")}
        items={[
          { id: "walk", label: text("moment.outline.walk") },
          {
            id: "tap",
            label: text("moment.outline.tap"),
            isDisabled: isClosedTo,
            ...(isClosedTo ? { description: text("moment.outline.nothing") } : {}),
          },
        ]}
        value={outlineBy}
        onChange={(way) => onChange({ outlineBy: way === "tap" ? "tap" : "walk" })}
        error={error}
      />
      {outlineBy === "tap" ? (
        <TapOutline
          tapped={tapped}
          onChange={(next) => onChange({ tapped: next })}
          drawn={plot.outline}
          around={around}
        />
      ) : (
        <WalkOutline
          corners={corners}
          onChange={(next) => onChange({ corners: next })}
          drawn={plot.outline}
          around={around}
        />
      )}
    </Stack>
  );
}
