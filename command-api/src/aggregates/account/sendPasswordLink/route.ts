import { sendPasswordLink } from '@talloor/contracts/endpoints/officeAccounts.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeByOffice } from '../changeByOffice.ts';
import { decideSendPasswordLink } from './decideSendPasswordLink.ts';

export const sendPasswordLinkRoute = (side: CommandSide): Route =>
  route(sendPasswordLink, async ({ params: { id }, body }, context) => ({
    body: { id },
    seen: await changeByOffice(
      side,
      {
        name: sendPasswordLink.name,
        userId: id,
        input: body,
        decide: (state) => decideSendPasswordLink(body.reason, side.clock.now(), state),
      },
      context,
    ),
  }));
