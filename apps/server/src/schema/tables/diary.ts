/** Tables of the diary (migrations 0961 to 0963). */
export interface DiaryTables {
  diary_devices: DiaryDevicesTable;
  diary_photos: DiaryPhotosTable;
  diary_photo_parts: DiaryPhotoPartsTable;
  rounds: RoundsTable;
  round_areas: RoundAreasTable;
}

/** A device that a person keeps their diary on. */
export interface DiaryDevicesTable {
  /** UUID made on the device. */
  id: string;
  user_id: string;
  name: string;
  created_at: Date;
  /** When it was heard last, and what it said then; `null` before it was. */
  heard_at: Date | null;
  unsent_visits: number | null;
  unsent_photos: number | null;
  /** Room left; `null` where the browser does not tell. */
  free_bytes: number | null;
  /** By how many seconds its clock was before the service's. */
  clock_ahead: number | null;
  ended_at: Date | null;
  /** User id of who ended it. */
  ended_by: string | null;
}

/** A photo that a device announced. */
export interface DiaryPhotosTable {
  /** UUID made on the device. */
  id: string;
  device_id: string;
  user_id: string;
  /** SHA-256 (hex) of the photo, as the device announced it. */
  sha256: string;
  size: number;
  /** Bytes that have come. */
  received: number;
  /** The file it became with its last part. */
  file_id: string | null;
  begun_at: Date;
}

/** A part of a photo that has not come whole. */
export interface DiaryPhotoPartsTable {
  photo_id: string;
  /** Offset of its first byte. */
  start: number;
  content: Uint8Array;
}

/** A round: areas that a person means to visit. */
export interface RoundsTable {
  id: string;
  user_id: string;
  /** The inspection for which it was made. */
  organisation_id: string;
  name: string;
  day: string;
  created_at: Date;
}

/** An area of a round. */
export interface RoundAreasTable {
  round_id: string;
  position: number;
  home_region: string;
  area_id: string;
}
