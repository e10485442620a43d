import type { StoredFile, UploadPort } from "@yer/ui";
import { useCallback, useState } from "react";
import { shrinkPhoto } from "../../../../base/uploads/shrink-photo.js";
import { NoRoomError } from "../../store/diary-database.js";
import type { Outbox } from "../../store/outbox.js";
import { useMomentText } from "../moment-texts.js";
import { useStored } from "../use-stored.js";

/** Photos of a visit that is written: they go into the outbox as they are taken, not to the service. */
export interface PhotosOfVisit {
  readonly photos: readonly StoredFile[];
  readonly change: (photos: readonly StoredFile[]) => void;
  readonly port: UploadPort;
}

/** The photos of a visit on this device. */
export function usePhotosOfVisit(outbox: Outbox, visit: string, device: string): PhotosOfVisit {
  const text = useMomentText();
  const kept = useStored(useCallback(async () => outbox.photosOf(visit), [outbox, visit]));
  const [changed, setPhotos] = useState<readonly StoredFile[]>();
  const photos = changed ?? kept?.map(({ id, name, size }) => ({ id, name, size })) ?? [];

  function change(next: readonly StoredFile[]): void {
    for (const { id } of photos.filter((one) => !next.some((other) => other.id === one.id))) {
      outbox.dropPhoto(id).catch(reportError);
    }
    setPhotos(next);
  }
  const port: UploadPort = useCallback(
    async (file) => {
      const photo = await shrinkPhoto(file).catch((error: unknown) => {
        throw new Error(text("visit.photo.unreadable"), { cause: error });
      });
      const bytes = new Uint8Array(await photo.arrayBuffer());
      const id = crypto.randomUUID();
      await outbox.addPhoto({ id, visit, device, name: photo.name, bytes }).catch((error: unknown) => {
        throw error instanceof NoRoomError ? new Error(text("moment.full"), { cause: error }) : error;
      });
      return { id, name: photo.name, size: bytes.byteLength };
    },
    [outbox, visit, device, text],
  );
  return { photos, change, port };
}
