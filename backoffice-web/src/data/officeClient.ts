import { createClient } from '@talloor/contracts/client.ts';
import { officeLanguage } from '../i18n/officeLanguage.ts';
import { officeSession } from './officeSession.ts';

let token: string | null = null;
/** Keeps what changes must be sent with. */
export const setCsrfToken = (csrfToken: string): void => {
  token = csrfToken;
};

/** The one way in which the back office speaks to the server. */
export const officeClient = createClient({
  getCsrfToken: () => token,
  locale: officeLanguage.get,
  onProblem: (problem) => {
    if (problem.code === 'session.required') officeSession.end();
  },
});
