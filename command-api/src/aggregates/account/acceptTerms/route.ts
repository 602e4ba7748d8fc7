import { acceptTerms } from '@talloor/contracts/endpoints/terms.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { termsOn } from '@talloor/rules/account/termsOn.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { loadActiveAccount } from '../loadActiveAccount.ts';
import { decideAcceptTerms } from './decideAcceptTerms.ts';

export const acceptTermsRoute = (side: CommandSide) =>
  route(acceptTerms, async ({ body: { version } }, context) => {
    const { userId } = context.user;
    await loadActiveAccount(side, userId);
    const now = side.clock.now();
    const current = termsOn(await side.catalogue.findTermsVersions(), dayAt(now.getTime()));
    const metadata = commandMetadata(acceptTerms.name, { version }, context, side);
    const { position } = await awaitAccepted(
      side.repository.execute(accountFold, accountStream(userId), metadata, (state) =>
        decideAcceptTerms(version, state, { current, now }),
      ),
      'service.unavailable',
    );
    return { body: { version }, seen: position };
  });
