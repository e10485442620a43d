import { Suspense, type ComponentType, type ReactElement } from "react";
import { parseUiLocale } from "../UiProvider/locale.js";
import { uzbekistan } from "../UiProvider/country.js";
import { UiProvider } from "../UiProvider/UiProvider.js";
import type { Density, Direction, Theme } from "../theme/appearance.js";

/** The part of Storybook's context the decorator reads: globals `locale`, `theme`, `dir`, `density`. */
export interface UiStoryContext {
  globals: Record<string, unknown>;
}

function oneOf<const T extends string>(values: readonly T[], value: unknown): T {
  return values.find((known) => known === value) ?? (values[0] as T);
}

/** Storybook decorator: wraps a story with `UiProvider`, set by the toolbar's globals. */
export function withUi(Story: ComponentType, context: UiStoryContext): ReactElement {
  const { globals } = context;
  return (
    <Suspense>
      <UiProvider
        {...uzbekistan}
        locale={parseUiLocale(globals["locale"], "uz_UZ")}
        theme={oneOf<Theme>(["light", "dark", "contrast"], globals["theme"])}
        direction={oneOf<Direction>(["ltr", "rtl"], globals["dir"])}
        density={oneOf<Density>(["comfortable", "compact"], globals["density"])}
      >
        <Story />
      </UiProvider>
    </Suspense>
  );
}
