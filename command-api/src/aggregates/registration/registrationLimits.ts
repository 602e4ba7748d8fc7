import {
  activateLogin,
  answerRegistration,
  getRegistrationQuestion,
  register,
  storeRegistration,
} from '@talloor/contracts/endpoints/registration.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';

const hour = 60 * 60;

/** Per address and hour, including successful calls: a few branches, not hundreds (ADR 0104). */
export const registrationLimits: readonly RateLimit[] = [
  { endpoint: register.name, perUser: 30 },
  { endpoint: storeRegistration.name, perUser: 300 },
  { endpoint: getRegistrationQuestion.name, perUser: 60 },
  { endpoint: answerRegistration.name, perUser: 30 },
  { endpoint: activateLogin.name, perUser: 30 },
].map((limit) => ({ ...limit, windowSeconds: hour, problem: 'registration.rate_limited' }));
