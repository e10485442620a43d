import type { LegalFacts } from "@yer/api/contract/articles";
import { DatePicker, Grid, Stack, TextField } from "@yer/ui";
import { useArticleText } from "./article-texts.js";

/** Props of {@link LegalFields}. */
export interface LegalFieldsProps {
  readonly value: LegalFacts;
  readonly onChange: (value: LegalFacts) => void;
  readonly isReadOnly: boolean;
}

/** What is known of a legal document besides its words. */
export function LegalFields({ value, onChange, isReadOnly }: LegalFieldsProps) {
  const text = useArticleText();
  const change = (part: Partial<LegalFacts>): void => onChange({ ...value, ...part });
  return (
    <Stack gap={4}>
      <Grid>
        <TextField
          label={text("legal.number")}
          value={value.number}
          onChange={(number) => change({ number })}
          isReadOnly={isReadOnly}
          maxLength={100}
        />
        {(["adoptedOn", "inForceFrom", "inForceTo"] as const).map((fact) => (
          <DatePicker
            key={fact}
            label={text(`legal.${fact}`)}
            value={value[fact]}
            onChange={(day) => change({ [fact]: day })}
            isReadOnly={isReadOnly}
          />
        ))}
      </Grid>
      <TextField
        label={text("legal.source")}
        description={text("legal.source.hint")}
        value={value.source}
        onChange={(source) => change({ source })}
        isReadOnly={isReadOnly}
        maxLength={500}
      />
    </Stack>
  );
}
