import type { UploadPort } from "@yer/ui";
import { useCallback } from "react";
import { shrinkPhoto } from "../../../base/uploads/shrink-photo.js";
import { useUploadPort } from "../../../base/uploads/use-upload-port.js";
import { useAreaPageText } from "../page/area-page-texts.js";

/** Sends a photo as it may be kept: smaller, and without what the camera wrote into it. */
export function usePhotoPort(): UploadPort {
  const text = useAreaPageText();
  const upload = useUploadPort();
  return useCallback(
    async (file, options) => {
      const photo = await shrinkPhoto(file).catch((error: unknown) => {
        throw new Error(text("visit.photo.unreadable"), { cause: error });
      });
      return upload(photo, options);
    },
    [text, upload],
  );
}
