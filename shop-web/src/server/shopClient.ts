import { createClient } from '@talloor/contracts/client.ts';
import type { ProblemError } from '@talloor/contracts/problemError.ts';
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

/** For calls that do not go through the client: where a problem means that there is no session any more. */
export const sessionHasEnded = ({ code }: ProblemError): void => {
  if (code === 'session.required' || code === 'csrf.invalid') sessionEnded();
};

/** The one way in which the shop speaks to the server. */
export const shopClient = createClient({
  getCsrfToken: csrfToken.get,
  locale: shownLanguage,
  onStale: () => answerWasStale(),
  onProblem: sessionHasEnded,
});
export const { call } = shopClient;
