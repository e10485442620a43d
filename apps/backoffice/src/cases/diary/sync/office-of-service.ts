import { type Client, createClient, type Environment, NetworkError, ProblemError, recordKey } from "@yer/api/client";
import { type DiaryPhoto, diaryPhotos } from "@yer/api/contract/diary-photos";
import { type DiaryVisitGiven, diaryVisits } from "@yer/api/contract/diary-visits";
import type { ProblemCode } from "@yer/api/contract/problem";
import { canonicalJson } from "@yer/api/formats";
import type { Said } from "../store/outbox-records.js";
import { sha256 } from "../store/seal.js";
import { type Office, OfficeAwayError, type PhotoSaid, UnknownTicketError } from "./office.js";

/**
 * A client whose bearer is a device's upload ticket. It knows no session: what it is refused ends none, and it goes nowhere.
 */
function clientOf(environment: Environment, ticket: string): Client {
  const record = JSON.stringify({ access_token: ticket, refresh_token: ticket, is_staff: false });
  return createClient({
    ...environment,
    storage: {
      getItem: (key) => (key === recordKey ? record : null),
      setItem: () => undefined,
      clear: () => undefined,
    },
    onStorage: () => () => undefined,
    navigate: () => undefined,
  });
}

/** A client by the ticket of a device. @throws UnknownTicketError */
export type TicketClients = (device: string) => Promise<Client>;

/** Makes clients by the tickets that are known here; one for each device. */
export function ticketClients(
  environment: Environment,
  ticketOf: (device: string) => Promise<string | undefined>,
): TicketClients {
  const made = new Map<string, Client>();
  return async (device) => {
    const known = made.get(device);
    if (known) return known;
    const ticket = await ticketOf(device);
    if (ticket === undefined) throw new UnknownTicketError(`No ticket of the device ${device} is kept here.`);
    const client = clientOf(environment, ticket);
    made.set(device, client);
    return client;
  };
}

/** What an answer of the service says to sending: that it is away, that it refuses, or a fault of ours. */
function refusalOf(error: unknown): { readonly refusal: ProblemCode } {
  if (error instanceof NetworkError) throw new OfficeAwayError("No answer came.", { cause: error });
  if (!(error instanceof ProblemError)) throw error;
  const { status, code } = error.problem;
  if (status >= 500 || status === 429) throw new OfficeAwayError("It asks to come again later.", { cause: error });
  if (status === 401) throw new UnknownTicketError("The service does not know the ticket.", { cause: error });
  return { refusal: code };
}

function saidOf({ isWhole, received }: DiaryPhoto): PhotoSaid {
  return isWhole ? { whole: true } : { has: received };
}

/** The registry service as the office of a device. */
export function officeOfService(clients: TicketClients): Office {
  const askFor: Office["askFor"] = async ({ id, device, size, sha256: hash }) => {
    const client = await clients(device);
    return client
      .call(diaryPhotos.begin, { body: { id, deviceId: device, size, sha256: hash } })
      .then(saidOf)
      .catch(refusalOf);
  };
  return {
    askFor,
    sendPart: async (photo, offset, part) => {
      const client = await clients(photo.device);
      const at = { params: { id: photo.id }, query: { offset: String(offset) } };
      return client
        .upload(diaryPhotos.append, new Blob([part]), photo.name, at)
        .then(saidOf)
        .catch(async (error: unknown) => {
          const said = refusalOf(error);
          // What was begun and lay too long is forgotten there: it is announced again.
          return said.refusal === "not-found" ? askFor(photo) : said;
        });
    },
    handIn: async ({ device, body, photos }) => {
      const client = await clients(device);
      // It was checked by the contract when it was made ready.
      const given = { ...(body as Omit<DiaryVisitGiven, "photoIds">), photoIds: [...photos] };
      return client
        .call(diaryVisits.handIn, { body: given })
        .then(async ({ receipt: { sha256: hash, receivedAt, keptBecause } }): Promise<Said> => {
          const own = await sha256(new TextEncoder().encode(canonicalJson(given)));
          // A receipt of something else proves nothing: what lies here stays.
          if (hash !== own) return { refusal: "idempotency-mismatch" };
          return { receipt: { sha256: hash, receivedAt, keptBecause } };
        })
        .catch(refusalOf);
    },
  };
}
