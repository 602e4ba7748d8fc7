const key = 'talloor.announcements';

type Announcement = { readonly id: string; readonly text: string };

/** A changed text shows again. */
const markOf = ({ id, text }: Announcement): string => `${id} ${text}`;

export function closedAnnouncements(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export function closeAnnouncement(announcement: Announcement): readonly string[] {
  const closed = [...new Set([...closedAnnouncements(), markOf(announcement)])].slice(-50);
  try {
    sessionStorage.setItem(key, JSON.stringify(closed));
  } catch {
    // Without storage, closed until the next load.
  }
  return closed;
}

export const isClosed = (announcement: Announcement, closed: readonly string[]): boolean =>
  closed.includes(markOf(announcement));
