import { files } from "@yer/api/contract/files";
import { useExtra } from "@yer/api/react";
import { useEffect, useState } from "react";

/** Addresses of pictures, each good for one look: an element that shows one cannot say who asks. */
export function usePictures(ids: readonly string[]): Readonly<Record<string, string>> {
  const { client } = useExtra();
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const controller = new AbortController();
    for (const id of ids) {
      client.call(files.ticket, { params: { id } }, { signal: controller.signal }).then(
        ({ url }) => setUrls((known) => ({ ...known, [id]: url })),
        // The picture's words stand in its place.
        () => undefined,
      );
    }
    return () => controller.abort();
  }, [client, ids]);
  return urls;
}
