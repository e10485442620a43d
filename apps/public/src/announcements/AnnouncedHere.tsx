import { publicSite } from "@yer/api/contract/public";
import { useRead } from "@yer/api/react";
import { AreaPicker } from "@yer/area-picker";
import { type AreaPath, codeOf, nowhere, pathOf } from "@yer/area-picker/model";
import { Button, EmptyState, MegaphoneIcon, Skeleton, Stack } from "@yer/ui";
import { useState } from "react";
import { AnnouncementCards } from "./AnnouncementCards.js";
import { useAreaLoaders } from "./use-area-loaders.js";
import { FailedRead } from "../frame/FailedRead.js";
import { useText } from "../language/use-text.js";

/** Cards added at a time. */
const some = 12;

/** What of a place a page of announcements is asked for. */
function placeOf({ region, district }: AreaPath) {
  if (district !== null) return { district };
  return region === null ? {} : { region };
}

/** Everything that is announced now, by place, page after page: what the map shows, for those who do not use one. */
export function AnnouncedHere({
  place,
  onPlace,
}: {
  /** SOATO of a region or district; null for the republic. */
  readonly place: string | null;
  readonly onPlace: (place: string | null) => void;
}) {
  const text = useText();
  const loaders = useAreaLoaders();
  const path = place === null ? nowhere : pathOf(place);
  return (
    <Stack gap={4}>
      <AreaPicker
        label={text("announcements.place")}
        value={path}
        onChange={(next) => onPlace(codeOf(next))}
        loaders={loaders}
        depth="district"
      />
      <Pages key={codeOf(path)} path={path} />
    </Stack>
  );
}

function Pages({ path }: { readonly path: AreaPath }) {
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <Stack gap={4}>
      {pages.map((after, index) => (
        <Page
          key={after ?? ""}
          path={path}
          after={after}
          onMore={index === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
        />
      ))}
    </Stack>
  );
}

interface PageProps {
  readonly path: AreaPath;
  readonly after: string | undefined;
  readonly onMore: ((next: string) => void) | undefined;
}

function Page({ path, after, onMore }: PageProps) {
  const text = useText();
  const { data, failure, refetch } = useRead(publicSite.announcements, {
    query: { limit: some, ...placeOf(path), ...(after === undefined ? {} : { after }) },
  });
  if (!data) {
    return failure ? <FailedRead failure={failure} onRetry={() => void refetch()} /> : <Skeleton lines={6} />;
  }
  const { items, next } = data;
  if (items.length === 0) {
    return <EmptyState level={3} title={text("announcements.empty")} icon={<MegaphoneIcon size={32} />} />;
  }
  return (
    <>
      <AnnouncementCards rows={items} />
      {next !== null && onMore ? (
        <div>
          <Button onPress={() => onMore(next)}>{text("announcements.more")}</Button>
        </div>
      ) : null}
    </>
  );
}
