import { createClient } from '@talloor/contracts/client.ts';
import type { ProblemError } from '@talloor/contracts/problemError.ts';
import { shownLanguage } from '../i18n/showLanguage.ts';
import { createStore } from '../store/createStore.ts';

/** The CSRF token of the session, from `GET /api/user`. */
export const csrfToken = createStore<string | null>(null);

/** Whom the page shows one as ordering for, from the same answer. */
export const shownCustomer = createStore<string | null>(null);

let sessionEnded = () => {};
/** What happens when a call says that the session is no longer what the page knows. */
export const onSessionEnded = (then: () => void): void => {
  sessionEnded = then;
};

let answerWasStale = () => {};
/** What happens when an answer does not yet hold what this browser wrote. */
export const onStaleAnswer = (then: () => void): void => {
  answerWasStale = then;
};

/** Problems that say that who is there is no longer what the page knows: the session ended, or the customer may not order. */
const ending: ReadonlySet<string> = new Set([
  'session.required',
  'csrf.invalid',
  'customer.changed',
  'customer.suspended',
  'customer.cancelled',
]);

/** For calls that do not go through the client: where a problem means that the session is another by now. */
export const sessionHasEnded = ({ code }: ProblemError): void => {
  if (ending.has(code)) sessionEnded();
};

/** The one way in which the shop speaks to the server. */
export const shopClient = createClient({
  getCsrfToken: csrfToken.get,
  getCustomerNumber: shownCustomer.get,
  locale: shownLanguage,
  onStale: () => answerWasStale(),
  onProblem: sessionHasEnded,
});
export const { call } = shopClient;
