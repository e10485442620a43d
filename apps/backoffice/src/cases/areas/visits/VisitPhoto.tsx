import type { FileRef } from "@yer/api/contract/files";
import { visits } from "@yer/api/contract/visits";
import { useExtra } from "@yer/api/react";
import { Skeleton } from "@yer/ui";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { useAreaPageText } from "../page/area-page-texts.js";

const Frame = styled.li`
  display: grid;
  place-items: center;
  inline-size: 160px;
  block-size: 120px;
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-md);
  background: var(--yer-surface-sunken);
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
  overflow: hidden;

  a {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  a:focus-visible {
    outline: 2px solid var(--yer-focus);
    outline-offset: -2px;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** Props of {@link VisitPhoto}. */
export interface VisitPhotoProps {
  readonly areaId: string;
  readonly visitId: string;
  readonly photo: FileRef;
  /** What it shows, for who does not see it. */
  readonly alt: string;
}

/** A photo of a visit, read under the reader's own rights; pressed, it opens whole. */
export function VisitPhoto({ areaId, visitId, photo, alt }: VisitPhotoProps) {
  const text = useAreaPageText();
  const { client } = useExtra();
  const [shown, setShown] = useState<{ readonly url: string } | "failed">();
  const isClean = photo.state === "clean";
  useEffect(() => {
    if (!isClean) return undefined;
    let url: string | undefined;
    const away = new AbortController();
    const open = async (): Promise<void> => {
      const params = { id: areaId, visit: visitId, photo: photo.id };
      const { blob } = await client.bytes(visits.photo, { params }, { signal: away.signal });
      if (away.signal.aborted) return;
      url = URL.createObjectURL(new Blob([blob], { type: photo.type }));
      setShown({ url });
    };
    open().catch(() => {
      if (!away.signal.aborted) setShown("failed");
    });
    return () => {
      away.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [client, isClean, areaId, visitId, photo.id, photo.type]);
  if (!isClean) return <Frame>{text("visit.photo.checking")}</Frame>;
  if (shown === "failed") return <Frame>{text("visit.photo.failed")}</Frame>;
  return (
    <Frame>
      {shown === undefined ? (
        <Skeleton shape="block" height="120px" />
      ) : (
        <a href={shown.url} target="_blank" rel="noreferrer">
          <img src={shown.url} alt={alt} />
        </a>
      )}
    </Frame>
  );
}
