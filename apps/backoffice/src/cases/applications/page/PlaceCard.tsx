import type { Names } from "@yer/api/contract/values";
import { useTheme } from "@yer/api/react";
import { Card, DescriptionList } from "@yer/ui";
import { useText } from "../../../base/language/use-text.js";

interface Named {
  readonly name: Names;
}

/** Props of {@link PlaceCard}. */
export interface PlaceCardProps {
  /** The application or area whose place is shown. */
  readonly of: { readonly region: Named; readonly district: Named; readonly neighborhood: Named | null };
  readonly address: string | null;
}

/** Where a plot lies, from the region to the door. */
export function PlaceCard({ of: { region, district, neighborhood }, address }: PlaceCardProps) {
  const text = useText();
  const { locale } = useTheme();
  return (
    <Card title={text("word.place")}>
      <DescriptionList
        items={[
          { term: text("word.region"), details: region.name[locale] },
          { term: text("facts.district"), details: district.name[locale] },
          { term: text("facts.neighborhood"), details: neighborhood?.name[locale] ?? text("facts.empty") },
          { term: text("facts.address"), details: address ?? text("facts.empty") },
        ]}
      />
    </Card>
  );
}
