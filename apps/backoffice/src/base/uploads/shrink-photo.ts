/** Longest side of a photo as it is sent, in pixels: a house number is read on it, and a day's photos travel over a slow network. */
const longestSide = 1920;
const quality = 0.82;

/**
 * A photo as it is sent: drawn anew, so that it is smaller and carries nothing but the picture — no position, no time,
 * no device. It stands upright as the camera held it.
 * @throws where the browser cannot read it as a picture
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const surface = canvas.getContext("2d");
    if (surface === null) throw new Error("No surface to draw a photo on.");
    // What is transparent comes out white, not black.
    surface.fillStyle = "#fff";
    surface.fillRect(0, 0, canvas.width, canvas.height);
    surface.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, "image/jpeg", quality);
    });
    if (blob === null) throw new Error("A photo could not be written.");
    return new File([blob], `${file.name.replace(/\.[^.]*$/, "")}.jpg`, { type: "image/jpeg" });
  } finally {
    picture.close();
  }
}
