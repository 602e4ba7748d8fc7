/** Key under which two typed addresses are equal. */
export const emailKey = (email: string): string => email.normalize('NFKC').trim().toLowerCase();
