/** Ignores case, spaces, accents and compatible Unicode forms. */
export const usernameKey = (username: string): string =>
  username.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
