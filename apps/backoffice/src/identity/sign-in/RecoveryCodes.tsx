import { Button, InlineAlert, Stack } from "@yer/ui";
import { useState } from "react";
import { styled } from "styled-components";
import { useSignInText } from "./sign-in-texts.js";

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15.5rem, 1fr));
  gap: var(--yer-space-2);
  padding: 0;
  list-style: none;
  font-family: ui-monospace, monospace;
`;

/** Props of {@link RecoveryCodes}. */
export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Called once the person says that they have stored the codes. */
  readonly onDone: () => void;
}

/** Recovery codes, the one time they are shown. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = useSignInText();
  const [copying, setCopying] = useState<"copied" | "failed">();
  return (
    <Stack gap={4}>
      <h2>{text("factor.codes.title")}</h2>
      <p>{text("factor.codes.text")}</p>
      <List>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      {copying === "failed" ? (
        <InlineAlert tone="warning" isAnnounced>
          {text("factor.codes.copyFailed")}
        </InlineAlert>
      ) : null}
      <Stack direction="row" gap={2}>
        <Button
          onPress={async () => {
            try {
              await navigator.clipboard.writeText(codes.join("\n"));
              setCopying("copied");
            } catch {
              // The browser keeps its clipboard closed: the codes are shown once, so the person is told at once.
              setCopying("failed");
            }
          }}
        >
          {text(copying === "copied" ? "factor.codes.copied" : "factor.codes.copy")}
        </Button>
        <Button variant="primary" onPress={onDone}>
          {text("factor.codes.done")}
        </Button>
      </Stack>
    </Stack>
  );
}
