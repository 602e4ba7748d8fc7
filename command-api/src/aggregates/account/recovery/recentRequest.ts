/** How long a link from a mail lets one choose a new password. */
export const linkMinutes = 60;
/** Who asks again so soon gets the mail that is on its way. */
const quietMs = 2 * 60_000;

/** What somebody who cannot sign in says of themselves, and when. */
export type Asked = { readonly email: string; readonly now: Date };

/** Whether that was so short ago that the mail may still be on its way. */
export const isRecent = (at: string | null, now: Date): boolean => {
  const ago = at === null ? Infinity : now.getTime() - Date.parse(at);
  return ago >= 0 && ago < quietMs;
};
