import { useSession } from "@yer/api/react";
import { ColumnChooser, useDates } from "@yer/ui";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { useLookText, withLookTexts } from "./look-texts.js";
import type { TableLook } from "./use-table-look.js";

/** A register is wider than it is high. */
function useWidePaper() {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("@page { size: A4 landscape; margin: 12mm; }");
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
}

/** A note that is printed but not shown on the screen. */
const Note = styled.p`
  display: none;
  @media print {
    display: block;
    flex-basis: 100%;
    margin: 0;
    color: var(--yer-text-muted);
  }
`;

/** Columns, density and print of a register. On paper it says what was sought, when and by whom it was printed. */
function LookPanel({ look }: { readonly look: TableLook }) {
  const text = useLookText();
  useWidePaper();
  return (
    <>
      <ColumnChooser
        columns={look.columns}
        state={look.table.columnState}
        onChange={(state) => (Object.keys(state).length === 0 ? look.reset() : look.table.onColumnStateChange(state))}
        density={look.table.density}
        onDensityChange={look.setDensity}
        onPrint={() => window.print()}
      />
      <PaperNote text={text} />
    </>
  );
}

function PaperNote({ text }: { readonly text: ReturnType<typeof useLookText> }) {
  const dates = useDates();
  const { user } = useSession();
  const [params] = useSearchParams();
  const sought = params.get("search") ?? "";
  const [at, setAt] = useState(() => new Date());
  useEffect(() => {
    const now = () => setAt(new Date());
    window.addEventListener("beforeprint", now);
    return () => window.removeEventListener("beforeprint", now);
  }, []);
  return (
    <Note data-paper="" aria-hidden="true">
      {sought === "" ? null : `${text("look.sought", { text: sought })} · `}
      {text("look.printed", { at: dates.moment(at.toISOString()), person: user?.name ?? "" })}
    </Note>
  );
}

export default withLookTexts(LookPanel);
