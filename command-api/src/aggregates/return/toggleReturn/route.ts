import { toggleReturnLine } from '@talloor/contracts/endpoints/returns.ts';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { deliveryFold } from '@talloor/events/delivery/state.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { decideToggleReturn } from './decideToggleReturn.ts';

export const toggleReturnLineRoute = (side: CommandSide): Route =>
  route(toggleReturnLine, async ({ params: { number, lineId }, body }, context) => {
    const { user, customerNumber } = context;
    const command = { customerNumber, userId: user.userId, lineId, returned: body?.returned ?? null };
    const { state, position } = await awaitAccepted(
      side.repository.execute(
        deliveryFold,
        deliveryStream(number),
        commandMetadata(toggleReturnLine.name, { number, lineId, body }, context, side),
        (delivery) => decideToggleReturn(command, delivery),
      ),
      'service.unavailable',
    );
    const marked = state.status === 'none' ? [] : state.returns.marked;
    return {
      body: { line_id: lineId, returned: marked.includes(lineId), marked_lines: marked.length },
      seen: position,
    };
  });
