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

let answerWasStale = () => {};
/** What happens when an answer does not yet hold what this browser wrote. */
export const onStaleAnswer = (then: () => void): void => {
  answerWasStale = then;
};

/** The one way in which the shop speaks to the server. */
export const shopClient = createClient({
  getCsrfToken: csrfToken.get,
  locale: shownLanguage,
  onStale: () => answerWasStale(),
  onProblem: (problem) => {
    if (problem.code === 'session.required' || problem.code === 'csrf.invalid') sessionEnded();
  },
});
export const { call } = shopClient;
