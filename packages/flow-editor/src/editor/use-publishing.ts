import { useMemo, useState } from "react";
import type { Diagram } from "../model/diagram.js";
import type { Finding } from "../model/finding.js";
import { failedScenarios } from "../model/scenario.js";
import type { Scenario, ScenarioVerdict } from "../model/scenario.js";
import { unsaid, validate } from "../model/validate.js";
import type { FlowText } from "../texts/flow-text.js";

/**
 * Publishes a diagram that has no findings and whose scenarios hold. `false` says that the person thought better of it;
 * reject to say that it did not come about.
 */
export type PublishHandler = (
  diagram: Diagram,
  scenarios: readonly Scenario[],
) => boolean | void | Promise<boolean | void>;

/** What keeps a diagram from being published, found at the moment somebody wanted to; or that publishing failed. */
export interface PublishRefusal {
  readonly findings: readonly Finding[];
  readonly scenarios: readonly { readonly scenario: Scenario; readonly verdict: ScenarioVerdict }[];
  readonly hasFailed: boolean;
}

/** Publishing: what a press does, and what came of it. */
export interface Publishing {
  /** Whether the host publishes at all. */
  readonly isOffered: boolean;
  /** Why nobody may publish now, where the host says so. */
  readonly disabledReason: string | undefined;
  readonly press: () => Promise<void>;
  readonly refusal: PublishRefusal | null;
  readonly dismiss: () => void;
}

/** What publishing needs to know. */
export interface PublishingFacts {
  readonly diagram: Diagram;
  readonly scenarios: readonly Scenario[];
  readonly onPublish: PublishHandler | undefined;
  readonly disabledReason: string | undefined;
  readonly say: (sentence: string) => void;
  readonly text: FlowText;
}

/** Looks at the whole diagram and plays its scenarios before the host is asked to publish it. */
export function usePublishing(facts: PublishingFacts): Publishing {
  const { diagram, scenarios, onPublish, disabledReason, say, text } = facts;
  const [refusal, setRefusal] = useState<PublishRefusal | null>(null);
  return useMemo(
    () => ({
      isOffered: onPublish !== undefined,
      disabledReason,
      press: async () => {
        // Of the diagram as it is, not as it was a frame ago.
        const findings = [...validate(diagram), ...unsaid(diagram)];
        const failed = validate(diagram).length > 0 ? [] : failedScenarios(diagram, scenarios);
        if (findings.length > 0 || failed.length > 0) {
          setRefusal({ findings, scenarios: failed, hasFailed: false });
          return;
        }
        try {
          const isPublished = await onPublish?.(diagram, scenarios);
          if (isPublished !== false) say(text("said.published"));
        } catch {
          // The host knows why, and says so in its own words; here it is only certain that nothing was published.
          setRefusal({ findings: [], scenarios: [], hasFailed: true });
        }
      },
      refusal,
      dismiss: () => setRefusal(null),
    }),
    [diagram, scenarios, onPublish, disabledReason, refusal, say, text],
  );
}
