import { createClient } from '@talloor/contracts/client.ts';
import { shownLanguage } from '../i18n/showLanguage.ts';
import { createStore } from '../store/createStore.ts';

/** The CSRF token of the session, from `GET /api/user`. */
export const csrfToken = createStore<string | null>(null);

let sessionEnded = () => {};
/** What happens when a call says that there is no session any more. */
export const onSessionEnded = (then: () => void): void => {
  sessionEnded = then;
};

/** The one way in which the shop speaks to the server. */
export const shopClient = createClient({
  getCsrfToken: csrfToken.get,
  locale: shownLanguage,
  onProblem: (problem) => {
    if (problem.code === 'session.required' || problem.code === 'csrf.invalid') sessionEnded();
  },
});
export const { call } = shopClient;
