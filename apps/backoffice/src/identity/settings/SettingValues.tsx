import type { SettingKey } from "@yer/api/contract/setting-registry";
import type { SettingPage, SettingValueView } from "@yer/api/contract/settings";
import { Card, Stack, StatusTag, useDates } from "@yer/ui";
import { useTerritories } from "../../base/place-choice/use-territories.js";
import { ChangeButton } from "./ChangeButton.js";
import { useSettingsText } from "./settings-texts.js";
import { valueInPlace } from "./value-in-words.js";
import { standingWords } from "./standing-words.js";

const tones = { past: "neutral", current: "success", future: "info" } as const;

interface ValueProps {
  readonly of: SettingKey;
  readonly value: SettingValueView;
  /** Names the territory; left out where a setting has but the country's values. */
  readonly place: string | undefined;
  readonly onWithdraw: () => void;
}

function Value({ of, value, place, onWithdraw }: ValueProps) {
  const text = useSettingsText();
  const dates = useDates();
  const { territory, proposedBy, approvedBy } = value;
  const start = dates.day(value.validFrom);
  return (
    <Card
      level={3}
      title={place === undefined ? start : `${place}: ${start}`}
      actions={<StatusTag tone={tones[value.standing]}>{text(standingWords[value.standing])}</StatusTag>}
    >
      <Stack gap={2}>
        <strong>{valueInPlace(text, of, value.value)}</strong>
        {value.reason === null ? null : <p>{value.reason}</p>}
        <small>
          {proposedBy === null
            ? text("settings.firstValue")
            : approvedBy === null
              ? text("settings.by", { person: proposedBy.name })
              : text("settings.byTwo", { person: proposedBy.name, approver: approvedBy.name })}
          {value.enteredAt === null ? null : `, ${dates.moment(value.enteredAt)}`}
        </small>
        {value.standing === "future" ? (
          <div>
            <ChangeButton size="sm" territory={territory} onPress={onWithdraw}>
              {text("word.withdraw")}
            </ChangeButton>
          </div>
        ) : null}
      </Stack>
    </Card>
  );
}

/** Props of {@link SettingValues}. */
export interface SettingValuesProps {
  readonly page: SettingPage;
  readonly onWithdraw: (value: SettingValueView) => void;
}

/** Every value of a setting with who gave it and why: the country's, then those of places, the newest of each first. */
export function SettingValues({ page, onWithdraw }: SettingValuesProps) {
  const { nameOf } = useTerritories();
  const isPlain = page.places.length === 0;
  return (
    <Stack gap={3}>
      {[page, ...page.places]
        .flatMap(({ values }) => values)
        .map((value) => (
          <Value
            key={`${value.territory} ${value.validFrom}`}
            of={page.key}
            value={value}
            place={isPlain ? undefined : nameOf(value.territory)}
            onWithdraw={() => onWithdraw(value)}
          />
        ))}
    </Stack>
  );
}
