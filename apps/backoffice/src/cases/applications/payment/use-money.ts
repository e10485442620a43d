import { formatMoney } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { useCallback } from "react";

/** Says tiyin in soum, in the reader's language. */
export function useMoney(): (tiyin: number) => string {
  const { locale } = useTheme();
  return useCallback((tiyin) => formatMoney(tiyin, locale), [locale]);
}
