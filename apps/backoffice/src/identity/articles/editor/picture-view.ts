import type { Node } from "prosemirror-model";
import type { NodeViewConstructor } from "prosemirror-view";

/** Address of a picture, good for one look. Rejects while the picture waits for the scanner. */
export type PictureAddress = (fileId: string, signal: AbortSignal) => Promise<string>;

/** A picture that was sent a moment ago is still being scanned: it is asked for again, so often, so many milliseconds apart. */
const patience = { times: 8, milliseconds: 2500 };

/** Shows pictures in the editor as readers will see them; until one is there, and where it cannot be had, its words. */
export function pictureView(addressOf: PictureAddress): NodeViewConstructor {
  return (node) => {
    const dom = document.createElement("div");
    dom.contentEditable = "false";
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let drawn = node;

    function showWords(): void {
      const words = document.createElement("p");
      words.dataset["picture"] = "";
      words.textContent = altOf(drawn);
      dom.replaceChildren(words);
    }
    function showPicture(url: string): void {
      const image = document.createElement("img");
      image.alt = altOf(drawn);
      image.draggable = false;
      image.addEventListener("load", () => dom.replaceChildren(image), { once: true });
      image.src = url;
    }
    function ask(left: number): void {
      addressOf(String(drawn.attrs["fileId"]), leaving.signal).then(showPicture, () => {
        if (left > 0 && !leaving.signal.aborted) timer = setTimeout(() => ask(left - 1), patience.milliseconds);
      });
    }
    showWords();
    ask(patience.times);

    return {
      dom,
      update: (next) => {
        if (next.type !== drawn.type || next.attrs["fileId"] !== drawn.attrs["fileId"]) return false;
        drawn = next;
        const image = dom.querySelector("img");
        if (image) image.alt = altOf(next);
        else showWords();
        return true;
      },
      // What is drawn here is ours: the editor would read it back as something that was typed.
      ignoreMutation: () => true,
      destroy: () => {
        leaving.abort();
        clearTimeout(timer);
      },
    };
  };
}

function altOf(node: Node): string {
  return String(node.attrs["alt"]);
}
