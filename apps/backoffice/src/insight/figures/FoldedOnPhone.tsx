import { Disclosure, Stack, useMediaQuery } from "@yer/ui";
import type { ReactNode } from "react";

/** Props of {@link FoldedOnPhone}. */
export interface FoldedOnPhoneProps {
  /** What it comes to: stands in view on a phone too. */
  readonly sentence: string;
  /** Label of the button that unfolds it on a phone. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A table and its picture; on a phone, where they would be screens long, a sentence, and they unfold below it. */
export function FoldedOnPhone({ sentence, title, children }: FoldedOnPhoneProps) {
  const isPhone = useMediaQuery("(max-width: 599.98px)");
  const all = <Stack gap={4}>{children}</Stack>;
  if (!isPhone) return all;
  return (
    <Stack gap={3}>
      <p>{sentence}</p>
      <Disclosure title={title}>{all}</Disclosure>
    </Stack>
  );
}
