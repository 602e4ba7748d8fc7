import type { AnnouncementFacts } from '@talloor/catalogue/assortment/findAnnouncements.ts';
import type { Language } from '@talloor/rules/facts.ts';

type Reader = {
  readonly language: Language;
  /** yyyy-mm-dd */
  readonly day: string;
  /** Null for a visitor. */
  readonly segment: string | null;
};

export const announcementsFor = (announcements: readonly AnnouncementFacts[], { language, day, segment }: Reader) =>
  announcements
    .filter(({ from, to }) => (from === null || from <= day) && (to === null || to >= day))
    .filter((each) => each.segment === null || each.segment === segment)
    .map(({ id, place, text }) => ({ id, place, text: text[language].trim() }))
    .filter(({ text }) => text !== '');
