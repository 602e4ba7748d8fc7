import { createClient, type ClientOptions } from '@talloor/contracts/client.ts';
import { markRefused } from '@talloor/look/fieldNotices/watchFields.ts';
import { officeLanguage } from '../i18n/officeLanguage.ts';
import { maintenance } from './maintenance.ts';
import { officeSession } from './officeSession.ts';

let token: string | null = null;
export const setCsrfToken = (csrfToken: string): void => {
  token = csrfToken;
};

const options: ClientOptions = {
  getCsrfToken: () => token,
  locale: officeLanguage.get,
  markRefused,
  onProblem: (problem) => {
    if (problem.code === 'session.required') officeSession.end();
    if (problem.code === 'service.maintenance') maintenance.begin(problem.message);
  },
};

export const officeClient = createClient(options);
export const englishClient = createClient({ ...options, locale: () => 'en' });
