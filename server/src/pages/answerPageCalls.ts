import { pageCalls } from '@talloor/contracts/pageCalls.ts';
import { groupBy } from '@talloor/platform/groupBy.ts';
import type { RequestHandler } from 'express';

const byPage = groupBy(pageCalls, ({ page }) => page);

/** Like the gateway (contracts/src/pageCalls.ts). */
export const answerPageCalls: RequestHandler = (request, _response, next) => {
  const calls = byPage.get(request.path);
  const call = calls?.find(({ when }) =>
    'method' in when ? request.method === when.method : request.query[when.parameter] === when.value,
  );
  if (call) request.url = `${call.to}${request.url.slice(request.path.length)}`;
  next();
};
