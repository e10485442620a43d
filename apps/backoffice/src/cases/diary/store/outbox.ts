import { type DiaryDatabase, withRoom } from "./diary-database.js";
import { type KeptPhoto, type KeptVisit, mayForget, type Parcel, type SentLine } from "./outbox-records.js";
import { outboxKey } from "./outbox-key.js";
import { seal, sealValue, sha256, unseal, unsealValue } from "./seal.js";

/** Whose visit is written, on which of the device's ids, and when by its clock. */
export interface VisitOf extends Pick<KeptVisit, "id" | "by" | "device" | "savedAt"> {
  /** What its author knows it by: the number of its plot. */
  readonly title: string;
}

/** What a visit says, as it is sealed: `values` of a draft are its form's, of what is ready the body to be handed in. */
export interface VisitContent {
  readonly title: string;
  readonly values: unknown;
}

/** A picture that is added to a visit. */
export interface NewPhoto {
  readonly id: string;
  readonly visit: string;
  readonly device: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * What was written on this device and is not yet safe at the service: visits and their photos, sealed before they are
 * written. It belongs to the device, not to a session: nothing but {@link Outbox.forgetReceived} and the author's own
 * {@link Outbox.discard} takes anything out.
 */
export interface Outbox {
  /** Writes a draft, as often as its author goes on. What is ready is left as it is. */
  readonly keep: (draft: VisitOf & { readonly values: unknown }) => Promise<void>;
  /** Makes a draft ready: its values are what is handed in, and stay so for good. */
  readonly finish: (visit: VisitOf & { readonly values: unknown }) => Promise<void>;
  /** Throws away a draft, or what the service refused, with its photos. What waits to be sent stays. */
  readonly discard: (id: string) => Promise<void>;
  readonly addPhoto: (photo: NewPhoto) => Promise<void>;
  /** Takes a photo off a draft, or one that the service refused: its visit was not handed in without it. */
  readonly dropPhoto: (id: string) => Promise<void>;
  readonly visits: () => Promise<readonly KeptVisit[]>;
  /** What a visit says; undefined where it is not here. */
  readonly contentOf: (id: string) => Promise<VisitContent | undefined>;
  readonly photosOf: (visit: string) => Promise<readonly KeptPhoto[]>;
  readonly bytesOf: (photo: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Everything that is ready, the oldest first. */
  readonly parcels: () => Promise<readonly Parcel[]>;
  /** Writes down what the service said, and a line of the record of what was sent, in one write. */
  readonly hear: (line: SentLine) => Promise<void>;
  /** Sends again what was refused: its author has seen to the reason. */
  readonly tryAgain: (id: string) => Promise<void>;
  readonly sentLines: () => Promise<readonly SentLine[]>;
  /** Takes out what the service has had for thirty days; says how many visits that were. */
  readonly forgetReceived: (now: number) => Promise<number>;
}

/** Whether the author may throw it away: a draft, or what was refused. What waits, or was received, is not theirs to lose. */
function mayDiscard({ state, receipt, refusal }: KeptVisit): boolean {
  return state === "draft" || (receipt === null && refusal !== null);
}

/** Opens the outbox of a device. */
export async function openOutbox(database: DiaryDatabase): Promise<Outbox> {
  const key = await outboxKey(database);

  async function write(state: KeptVisit["state"], given: VisitOf & { readonly values: unknown }): Promise<void> {
    const { title, values, ...known } = given;
    const content: VisitContent = { title, values };
    const sealed = await sealValue(key, `visit/${given.id}`, content);
    await withRoom(async () => {
      const change = database.transaction("visits", "readwrite");
      const before = await change.store.get(given.id);
      if (before?.state !== "ready") await change.store.put({ ...known, state, sealed, receipt: null, refusal: null });
      await change.done;
    });
  }

  async function parcels(): Promise<readonly Parcel[]> {
    const reading = database.transaction(["visits", "photos"]);
    const [visits, photos] = await Promise.all([
      reading.objectStore("visits").getAll(),
      reading.objectStore("photos").getAll(),
    ]);
    await reading.done;
    return visits
      .filter(({ state }) => state === "ready")
      .toSorted((one, other) => one.savedAt - other.savedAt || (one.id < other.id ? -1 : 1))
      .map(({ id, by, device, savedAt, receipt, refusal }) => ({
        id,
        by,
        device,
        savedAt,
        receipt,
        refusal,
        photos: photos.filter(({ visit }) => visit === id),
      }));
  }

  async function remove(ids: readonly string[], may: (visit: KeptVisit) => boolean): Promise<void> {
    const change = database.transaction(["visits", "photos", "pictures"], "readwrite");
    for (const id of ids) {
      const visit = await change.objectStore("visits").get(id);
      if (!visit || !may(visit)) continue;
      const photos = await change.objectStore("photos").index("visit").getAllKeys(id);
      await Promise.all([
        change.objectStore("visits").delete(id),
        ...photos.flatMap((photo) => [
          change.objectStore("photos").delete(photo),
          change.objectStore("pictures").delete(photo),
        ]),
      ]);
    }
    await change.done;
  }

  return {
    keep: async (draft) => write("draft", draft),
    finish: async (visit) => write("ready", visit),
    discard: async (id) => remove([id], mayDiscard),
    addPhoto: async ({ bytes, ...photo }) => {
      const kept: KeptPhoto = {
        ...photo,
        size: bytes.byteLength,
        sha256: await sha256(bytes),
        whole: false,
        refusal: null,
      };
      const sealed = await seal(key, `photo/${photo.id}`, bytes);
      await withRoom(async () => {
        const change = database.transaction(["photos", "pictures"], "readwrite");
        await Promise.all([
          change.objectStore("photos").put(kept),
          change.objectStore("pictures").put(sealed, photo.id),
          change.done,
        ]);
      });
    },
    dropPhoto: async (id) => {
      const change = database.transaction(["visits", "photos", "pictures"], "readwrite");
      const photo = await change.objectStore("photos").get(id);
      const visit = photo && (await change.objectStore("visits").get(photo.visit));
      if (visit?.state !== "ready" || photo?.refusal !== null) {
        await change.objectStore("photos").delete(id);
        await change.objectStore("pictures").delete(id);
      }
      await change.done;
    },
    visits: async () => database.getAll("visits"),
    contentOf: async (id) => {
      const visit = await database.get("visits", id);
      return visit && ((await unsealValue(key, `visit/${id}`, visit.sealed)) as VisitContent);
    },
    photosOf: async (visit) => database.getAllFromIndex("photos", "visit", visit),
    bytesOf: async (id) => {
      const sealed = await database.get("pictures", id);
      return sealed && unseal(key, `photo/${id}`, sealed);
    },
    parcels,
    hear: async (line) => {
      const change = database.transaction(["visits", "photos", "sent"], "readwrite");
      const visit = line.what === "visit" && (await change.objectStore("visits").get(line.id));
      const photo = line.what === "photo" && (await change.objectStore("photos").get(line.id));
      // What was once received is never taken for refused by an answer that comes late.
      if (visit && visit.receipt === null) {
        await change.objectStore("visits").put({ ...visit, refusal: null, ...line.said });
      }
      if (photo && !photo.whole) await change.objectStore("photos").put({ ...photo, refusal: null, ...line.said });
      await change.objectStore("sent").add(line);
      await change.done;
    },
    tryAgain: async (id) => {
      const change = database.transaction(["visits", "photos"], "readwrite");
      const visit = await change.objectStore("visits").get(id);
      if (visit?.receipt === null) {
        await change.objectStore("visits").put({ ...visit, refusal: null });
        // Asked for anew, each of them: the service says what it still has.
        for (const photo of await change.objectStore("photos").index("visit").getAll(id)) {
          await change.objectStore("photos").put({ ...photo, whole: false, refusal: null });
        }
      }
      await change.done;
    },
    sentLines: async () => database.getAll("sent"),
    forgetReceived: async (now) => {
      const old = (await parcels()).filter((parcel) => mayForget(parcel, now));
      await remove(
        old.map(({ id }) => id),
        ({ receipt }) => receipt !== null,
      );
      return old.length;
    },
  };
}
