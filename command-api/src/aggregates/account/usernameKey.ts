/** Usernames are compared without regard to case or to how accents are composed. */
export const usernameKey = (username: string): string => username.trim().normalize('NFC').toLowerCase();
