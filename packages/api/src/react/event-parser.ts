/** A server-sent event, as the HTML standard reads it from the stream. */
export interface ServerSentEvent {
  /** Its `event:`, or `message`. */
  readonly name: string;
  readonly data: string;
  /** The id to resume after, this event included; empty until the stream names one. */
  readonly id: string;
}

/**
 * Reads `text/event-stream` piece by piece: hand it text as it comes, get the events that are complete. Pieces may end
 * anywhere. A stream that is cut off loses the event it was in, and resuming after `id` brings it again.
 */
export function createEventParser(): (piece: string) => ServerSentEvent[] {
  let rest = "";
  let id = "";
  let name = "";
  let data: string[] = [];

  function line(text: string): ServerSentEvent | undefined {
    if (text === "") {
      const event = data.length > 0 ? { name: name || "message", data: data.join("\n"), id } : undefined;
      name = "";
      data = [];
      return event;
    }
    const colon = text.indexOf(":");
    const field = colon === -1 ? text : text.slice(0, colon);
    const value = colon === -1 ? "" : text.slice(colon + 1).replace(/^ /, "");
    if (field === "data") data.push(value);
    else if (field === "event") name = value;
    else if (field === "id" && !value.includes("\0")) id = value;
    return undefined;
  }

  return (piece) => {
    rest += piece;
    // A carriage return at the end may be the first half of a line end.
    const complete = rest.endsWith("\r") ? rest.slice(0, -1) : rest;
    const lines = complete.split(/\r\n|\n|\r/);
    rest = (lines.pop() ?? "") + (complete === rest ? "" : "\r");
    return lines.flatMap((text) => line(text) ?? []);
  };
}
