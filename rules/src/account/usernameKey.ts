/** Key under which two usernames are equal: case, spaces, accents and compatible Unicode forms are ignored. */
export const usernameKey = (username: string): string =>
  username.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
