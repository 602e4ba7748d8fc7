import { createClient, type Client } from '@talloor/contracts/client.ts';
import type { ProblemError } from '@talloor/contracts/problemError.ts';
import { markRefused } from '@talloor/look/fieldNotices/watchFields.ts';
import { shownLanguage } from '../i18n/showLanguage.ts';
import { isPunchOut } from '../paths.ts';
import { maintenance } from './connection.ts';
import { createStore } from '../store/createStore.ts';
import { rememberAttempt } from '../toasts/attempts.ts';
import { closeToastsAbout } from '../toasts/toasts.ts';

/** From `GET /api/user`. */
export const csrfToken = createStore<string | null>(null);

/** From the same answer. */
export const shownCustomer = createStore<string | null>(null);

let sessionEnded = () => {};
export const onSessionEnded = (callback: () => void): void => {
  sessionEnded = callback;
};

let answerWasStale = () => {};
/** The answer lacks this browser's last write. */
export const onStaleAnswer = (callback: () => void): void => {
  answerWasStale = callback;
};

/** The session ended, or the customer may not order. */
export const endingProblems = new Set<string>([
  'session.required',
  'csrf.invalid',
  'customer.changed',
  'customer.suspended',
  'customer.cancelled',
]);

export const sessionHasEnded = ({ code }: ProblemError): void => {
  if (endingProblems.has(code)) sessionEnded();
};

export const shopClient = createClient({
  getCsrfToken: csrfToken.get,
  getCustomerNumber: shownCustomer.get,
  locale: shownLanguage,
  prefix: () => (isPunchOut() ? '/oci' : ''),
  onStale: () => answerWasStale(),
  onProblem: (problem) => {
    if (problem.code === 'service.maintenance') maintenance.set(problem.message);
    sessionHasEnded(problem);
  },
  markRefused,
});

/** Commands without an answer. */
export const runningCommands = createStore(0);

/** Success removes the toasts of its failures. */
export const call: Client['call'] = async (endpoint, input, options) => {
  const attempt = `${endpoint.method} ${shopClient.urlOf(endpoint, input)}`;
  const running = endpoint.side === 'command' ? 1 : 0;
  runningCommands.set(runningCommands.get() + running);
  try {
    const answer = await shopClient.call(endpoint, input, options);
    closeToastsAbout(attempt);
    return answer;
  } catch (error) {
    if (error instanceof Error) rememberAttempt(error, attempt);
    throw error;
  } finally {
    runningCommands.set(runningCommands.get() - running);
  }
};
