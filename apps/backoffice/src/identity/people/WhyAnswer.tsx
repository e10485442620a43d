import type { ExplainedReason, Explanation, Rule } from "@yer/api/contract/access";
import { sayReason } from "@yer/api/messages/sentences";
import { useTheme } from "@yer/api/react";
import { InlineAlert, Link, Stack } from "@yer/ui";
import { usePeopleText } from "./people-texts.js";
import { permissionInWords } from "./permission-in-words.js";
import { ruleLink } from "./rule-link.js";

interface RulesProps {
  readonly title: string;
  readonly rules: readonly Rule[];
  readonly record: Explanation["record"];
}

/** Rules by name, each leading to where it is changed. */
function Rules({ title, rules, record }: RulesProps) {
  const text = usePeopleText();
  const { locale } = useTheme();
  if (rules.length === 0) return null;
  return (
    <span>
      {title}{" "}
      {rules.map((rule, index) => {
        const words = text(`rule.${rule.kind}`, { name: rule.name?.[locale] ?? "" });
        const href = ruleLink(rule, record);
        return (
          <span key={`${rule.kind} ${rule.id}`}>
            {index > 0 ? ", " : ""}
            {href === undefined ? words : <Link href={href}>{words}</Link>}
          </span>
        );
      })}
    </span>
  );
}

function Reasons({ reasons, record }: { reasons: readonly ExplainedReason[]; record: Explanation["record"] }) {
  const text = usePeopleText();
  return (
    <ul>
      {reasons.map((reason) => (
        <li key={JSON.stringify(reason)}>
          {sayReason(text, reason)}
          {". "}
          <Rules title={text("why.rule")} rules={reason.rules} record={record} />
        </li>
      ))}
    </ul>
  );
}

/** The service's answer to "Why?": the sentence that a disabled button says, and the way to the rule behind it. */
export function WhyAnswer({ answer }: { answer: Explanation }) {
  const text = usePeopleText();
  const { allowed, visible, code, sources, revoked, reasons, conditions, record } = answer;
  return (
    <InlineAlert tone={allowed ? "success" : "danger"} title={text(allowed ? "why.yes" : "why.no")} isAnnounced>
      <Stack gap={2}>
        {visible ? null : <p>{text("why.unseen")}</p>}
        {reasons.length > 0 ? <Reasons reasons={reasons} record={record} /> : null}
        {code === null ? null : (
          <p>
            {permissionInWords(text, code)} <code>{code}</code>
          </p>
        )}
        <Rules title={text("why.from")} rules={sources} record={record} />
        {revoked ? <p>{text("why.revoked")}</p> : null}
        {conditions.length > 0 ? (
          <div>
            <p>{text("why.conditions")}</p>
            <Reasons reasons={conditions} record={record} />
          </div>
        ) : null}
      </Stack>
    </InlineAlert>
  );
}
