import { fileComplaint, replyToCase } from '@talloor/contracts/endpoints/cases.ts';
import { addCaseFile, openContactCase, replyToContactCase, sendContact } from '@talloor/contracts/endpoints/contact.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';

const limit = (endpoint: string, perUser: number, perAddress?: number): RateLimit => ({
  endpoint,
  windowSeconds: 60 * 60,
  counts: 'all',
  perUser,
  ...(perAddress === undefined ? {} : { perAddress }),
  problem: 'request.rate_limited',
});

/** Per hour: each request and reply sends mail. */
export const serviceRequestLimits: readonly RateLimit[] = [
  limit(sendContact.name, 20, 60),
  limit(fileComplaint.name, 30),
  limit(addCaseFile.name, 120),
  limit(replyToCase.name, 60),
  limit(openContactCase.name, 120),
  limit(replyToContactCase.name, 30),
];
