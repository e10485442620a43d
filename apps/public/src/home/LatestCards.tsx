import type { AnnouncementRow } from "@yer/api/contract/public";
import { EmptyState, MegaphoneIcon } from "@yer/ui";
import { AnnouncementCards } from "../announcements/AnnouncementCards.js";
import { useText } from "../language/use-text.js";

/** The latest announcements, or that there are none. */
export function LatestCards({ rows }: { readonly rows: readonly AnnouncementRow[] }) {
  const text = useText();
  if (rows.length > 0) return <AnnouncementCards rows={rows} />;
  return <EmptyState level={3} title={text("announcements.empty")} icon={<MegaphoneIcon size={32} />} />;
}
