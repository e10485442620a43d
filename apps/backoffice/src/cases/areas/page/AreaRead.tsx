import type { Area } from "@yer/api/contract/area-facts";
import { areas } from "@yer/api/contract/areas";
import { addressOf } from "@yer/api/paths";
import { useRead } from "@yer/api/react";
import { LayersIcon, PageSpinner } from "@yer/ui";
import type { ReactNode } from "react";
import { NoRecord } from "../../../base/screen/NoRecord.js";
import { useAreaPageText } from "./area-page-texts.js";

/** Props of {@link AreaRead}. */
export interface AreaReadProps {
  readonly id: string;
  /** The contents of the page for the area. */
  readonly children: (area: Area) => ReactNode;
}

/** Reads an area for a screen of its own: shows it, or why it cannot be shown. */
export function AreaRead({ id, children }: AreaReadProps) {
  const text = useAreaPageText();
  const { data, failure, refetch } = useRead(areas.get, { params: { id } });
  if (data) return children(data);
  if (!failure) return <PageSpinner label={text("areaPage.loading")} />;
  return (
    <NoRecord
      failure={failure}
      icon={<LayersIcon size={32} />}
      unknown={{ title: text("areaPage.notFound"), text: text("areaPage.notFound.text") }}
      failed={text("areaPage.failed")}
      list={{ label: text("areaPage.toRegister"), href: addressOf("/areas/:state", { state: "area_all" }) }}
      onRetry={refetch}
    />
  );
}
