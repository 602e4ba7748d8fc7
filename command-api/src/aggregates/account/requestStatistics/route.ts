import { requestStatistics } from '@talloor/contracts/endpoints/statistics.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { decideRequestStatistics } from './decideRequestStatistics.ts';
import { hashOf, makeStatisticsToken } from './statisticsToken.ts';

/** The second recipient may be anybody. */
export const statisticsLimit: RateLimit = {
  endpoint: requestStatistics.name,
  windowSeconds: 3600,
  counts: 'all',
  perUser: 20,
  problem: 'request.rate_limited',
};

export const requestStatisticsRoute = (side: CommandSide) =>
  route(requestStatistics, async ({ body }, context) => {
    const { from, to, customer_numbers: numbers = [context.customerNumber], second_recipient: secondRecipient } = body;
    const metadata = commandMetadata(requestStatistics.name, body, context, side);
    const requestId = metadata.commandId;
    const request = {
      requestId,
      from,
      to,
      customerNumbers: [...new Set(numbers)].toSorted(),
      secondRecipient,
      tokenHash: hashOf(makeStatisticsToken(side, requestId)),
    };
    const { position } = await awaitAccepted(
      side.repository.execute(accountFold, accountStream(context.user.userId), metadata, (state) =>
        decideRequestStatistics(request, state, side.clock.now()),
      ),
      'service.unavailable',
    );
    return { body: { request_id: requestId }, seen: position };
  });
