import { organisations } from "@yer/api/contract/organisations";
import { positions, roles } from "@yer/api/contract/positions";
import { permissionCodes } from "@yer/api/contract/codes";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import { useMemo } from "react";
import { usePeopleText } from "./people-texts.js";
import { permissionInWords } from "./permission-in-words.js";

/** What a person can be given, as options: organisations, positions, roles. Empty where the reader may not see them. */
export function useChoices() {
  const { locale } = useTheme();
  const { data: found } = useRead(organisations.list, useMay("read:organisation") ? { query: { active: true } } : skip);
  const { data: posts } = useRead(positions.list, useMay("read:position") ? {} : skip);
  const { data: parts } = useRead(roles.list, useMay("read:role") ? {} : skip);
  return useMemo(() => {
    const named = (items: readonly { id: string; name: Readonly<Record<typeof locale, string>> }[] | undefined) =>
      (items ?? []).map(({ id, name }) => ({ id, label: name[locale] }));
    return { organisations: named(found?.items), positions: named(posts?.items), roles: named(parts?.items) };
  }, [locale, found, posts, parts]);
}

/** Every permission as an option: its words, and the code that rules and logs name. */
export function useCodeOptions() {
  const text = usePeopleText();
  return useMemo(
    () => permissionCodes.map((code) => ({ id: code, label: `${permissionInWords(text, code)} (${code})` })),
    [text],
  );
}
