import { type DiagramLine, diagramsRegister } from "@yer/api/contract/diagrams";
import { addressOf } from "@yer/api/paths";
import { FlowIcon } from "@yer/ui";
import { createRegister } from "../../registers/kit/create-register.js";
import { DraftCell } from "../../registers/kit/DraftCell.js";
import { useDiagramsText, withDiagramsTexts } from "./diagrams-texts.js";
import { NewDiagram } from "./NewDiagram.js";

/** Legal bases a diagram is in force for, over all of its versions. */
const legalBasesOf = ({ versions }: DiagramLine): readonly number[] =>
  versions.flatMap(({ legalBases }) => legalBases).toSorted((a, b) => a - b);

const runningOf = ({ versions }: DiagramLine): number => versions.reduce((sum, { running }) => sum + running, 0);

/** `/diagrams`: discussion logic, a line for each diagram with its versions, its draft and the cases that run on it. */
const DiagramsScreen = createRegister(diagramsRegister, {
  useText: useDiagramsText,
  title: "menu.diagrams",
  columns: ({ text }) => ({
    name: { width: 280 },
    legalBases: {
      cell: (line) => {
        const legalBases = legalBasesOf(line);
        return legalBases.length > 0
          ? text("diagrams.inForce.for", { legalBases: legalBases.join(", ") })
          : text("diagrams.inForce.none");
      },
      width: 180,
    },
    draft: { cell: ({ draft }) => <DraftCell draft={draft} />, width: 240 },
    versions: {
      align: "end",
      sortValue: ({ versions }) => versions.length,
      cell: ({ versions }) => versions.length,
      width: 120,
    },
    running: { align: "end", sortValue: runningOf, cell: runningOf, width: 160 },
  }),
  href: ({ id }) => addressOf("/logic/:id", { id }),
  file: {},
  empty: { icon: <FlowIcon size={32} />, title: "diagrams.empty", text: "diagrams.empty.text" },
  forbidden: "diagrams.forbidden",
  Actions: ({ register: { rows } }) => <NewDiagram lines={rows} />,
});

export default withDiagramsTexts(DiagramsScreen);
