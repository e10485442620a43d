import { Card, Stack } from "@yer/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useTitle } from "../frame/use-title.js";
import { useText } from "../language/use-text.js";
import { Girih } from "./Girih.js";
import { Width } from "../frame/Width.js";

const Hero = styled.section`
  position: relative;
  overflow: hidden;
  border-block-end: 1px solid var(--yer-border);
  background: var(--yer-surface);
`;

const HeroGrid = styled.div`
  position: relative;
  display: grid;
  gap: var(--yer-space-10);
  grid-template-columns: minmax(0, 1fr) minmax(320px, 400px);
  align-items: center;
  padding-block: var(--yer-space-16);
  h1 {
    font-size: clamp(1.75rem, 1.2rem + 2.2vw, 2.75rem);
    line-height: 1.15;
    letter-spacing: -0.022em;
    max-inline-size: 20ch;
  }
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--yer-space-6);
    padding-block: var(--yer-space-6);
    /* What most come for: on a phone it would stand below the first screen. Nothing before it takes the focus. */
    > :last-child {
      order: -1;
    }
  }
`;

const Lead = styled.p`
  max-inline-size: 56ch;
  font-size: var(--yer-font-size-lg);
  color: var(--yer-text-muted);
`;

const Hint = styled.p`
  font-size: var(--yer-font-size-sm);
  color: var(--yer-text-muted);
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: var(--yer-space-6);
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  li {
    padding-block-start: var(--yer-space-4);
    border-block-start: 2px solid var(--yer-accent);
    counter-increment: step;
  }
  h3::before {
    content: counter(step) " ";
    color: var(--yer-accent-text);
    font-variant-numeric: tabular-nums;
  }
  p {
    margin-block-start: var(--yer-space-1);
    color: var(--yer-text-muted);
  }
`;

const Section = styled.section`
  padding-block: var(--yer-space-10);
`;

const steps = [1, 2, 3, 4, 5] as const;

/**
 * The public home: what the service is, looking an application up, the latest announcements. The server draws it with
 * what stands there before any script, the app with parts that live.
 */
export function HomePage({ lookUp, announcements }: { readonly lookUp: ReactNode; readonly announcements: ReactNode }) {
  const text = useText();
  useTitle(text("home.tab"));
  return (
    <>
      <Hero>
        <Girih />
        <Width>
          <HeroGrid>
            <Stack gap={5}>
              <h1>{text("home.title")}</h1>
              {/* Whom the headline speaks of, right below it. */}
              <p>{text("home.condition")}</p>
              <Lead>{text("home.lead")}</Lead>
              <Hint>{text("home.signIn.staff")}</Hint>
            </Stack>
            <Card title={text("lookUp.title")}>{lookUp}</Card>
          </HeroGrid>
        </Width>
      </Hero>
      <Width>
        <Section aria-labelledby="steps">
          <Stack gap={6}>
            <h2 id="steps">{text("home.steps.title")}</h2>
            <Steps>
              {steps.map((step) => (
                <li key={step}>
                  <h3>{text(`home.steps.${step}.title`)}</h3>
                  <p>{text(`home.steps.${step}.text`)}</p>
                </li>
              ))}
            </Steps>
          </Stack>
        </Section>
        <Section aria-labelledby="announcements">
          <Stack gap={4}>
            <div>
              <h2 id="announcements">{text("announcements.title")}</h2>
              <Lead as="p">{text("announcements.text")}</Lead>
            </div>
            {announcements}
          </Stack>
        </Section>
      </Width>
    </>
  );
}
