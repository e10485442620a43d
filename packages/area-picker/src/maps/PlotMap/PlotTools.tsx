import { GlobeIcon, LayersIcon, PlotIcon, PrintIcon } from "@yer/ui";
import type { ReactElement } from "react";
import { useAreaText } from "../../texts/use-area-text.js";
import { MapButton } from "../MapCanvas/MapButton.js";
import { BoxIcon } from "./BoxIcon.js";
import { LocateButton } from "./LocateButton.js";
import { RulerIcon } from "./RulerIcon.js";

/** A tool that stays on until it is put away. */
export type PlotTool = "layers" | "coordinates" | "measure" | "box" | "point";

/** Props of {@link PlotTools}. */
export interface PlotToolsProps {
  readonly tool: PlotTool | null;
  readonly onTool: (tool: PlotTool) => void;
  readonly hasBox: boolean;
  /** Names what the host does with a point; none: there is no such tool. */
  readonly point?: string | undefined;
  /** Whether there are tools to measure and print with, too. */
  readonly isForWork: boolean;
  readonly onPrint: () => void;
  readonly onSay: (words: string) => void;
}

const icons = {
  layers: <LayersIcon />,
  coordinates: <GlobeIcon />,
  measure: <RulerIcon />,
  box: <BoxIcon />,
  point: <PlotIcon />,
};

/** Buttons of the tools. */
export function PlotTools({ tool, onTool, hasBox, point, isForWork, onPrint, onSay }: PlotToolsProps): ReactElement {
  const text = useAreaText();
  const tools: readonly PlotTool[] = [
    "layers",
    ...(isForWork ? (["coordinates", "measure"] as const) : []),
    ...(hasBox ? (["box"] as const) : []),
    ...(point === undefined ? [] : (["point"] as const)),
  ];
  return (
    <>
      <LocateButton onSay={onSay} />
      {tools.map((name) => (
        <MapButton
          key={name}
          label={name === "point" ? (point ?? "") : text(`map.${name}`)}
          icon={icons[name]}
          isOn={tool === name}
          onPress={() => onTool(name)}
        />
      ))}
      {isForWork ? <MapButton label={text("map.print")} icon={<PrintIcon />} onPress={onPrint} /> : null}
    </>
  );
}
