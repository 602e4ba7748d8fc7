/** What makes two addresses the same when somebody types one that is known: without regard to case and blanks around it. */
export const emailKey = (email: string): string => email.normalize('NFKC').trim().toLowerCase();
