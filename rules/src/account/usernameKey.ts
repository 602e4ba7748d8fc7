/**
 * What makes two usernames the same: without regard to case, to blanks around them, to how accents are composed or to forms
 * that Unicode holds compatible (full width, ligatures).
 */
export const usernameKey = (username: string): string =>
  username.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
