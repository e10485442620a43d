/** Thrown when the browser could not draw the picture: too large for its memory, or its image decoder refused it. */
export class PictureError extends Error {
  override name = "PictureError";
  constructor(cause: unknown) {
    super("The picture could not be drawn. Save it as SVG, or make the diagram smaller.", { cause });
  }
}

/** Pixels for each unit of the drawing: sharp on paper at the size of the screen. */
const wantedScale = 2;
/** Greatest side of a picture in pixels; browsers draw nothing beyond about this. */
const most = 16_000;

/** An SVG document as an image element, ready to be drawn or printed. The caller revokes the URL. */
export async function imageOf(svg: string): Promise<{ readonly image: HTMLImageElement; readonly url: string }> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    URL.revokeObjectURL(url);
    throw new PictureError(error);
  }
  return { image, url };
}

/** An SVG document as a PNG, at twice its size or as large as a browser can. @throws {PictureError} */
export async function pngOf(svg: string): Promise<Blob> {
  const { image, url } = await imageOf(svg);
  try {
    const scale = Math.min(wantedScale, most / Math.max(image.width, image.height));
    const canvas = new OffscreenCanvas(Math.ceil(image.width * scale), Math.ceil(image.height * scale));
    const context = canvas.getContext("2d");
    if (!context) throw new PictureError("No drawing context.");
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: "image/png" });
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError(error);
  } finally {
    URL.revokeObjectURL(url);
  }
}
