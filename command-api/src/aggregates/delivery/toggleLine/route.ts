import { toggleDeliveryNoteLine } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { deliveryFold } from '@talloor/events/delivery/state.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { decideToggleLine } from './decideToggleLine.ts';

export const toggleDeliveryNoteLineRoute = (side: CommandSide): Route =>
  route(toggleDeliveryNoteLine, async ({ params: { number, lineId }, body }, context) => {
    const { user, customerNumber } = context;
    const command = { customerNumber, userId: user.userId, lineId, checked: body?.checked ?? null };
    const { state, position } = await awaitAccepted(
      side.repository.execute(
        deliveryFold,
        deliveryStream(number),
        commandMetadata('toggleDeliveryNoteLine', { number, lineId, body }, context, side),
        (delivery) => decideToggleLine(command, delivery),
      ),
      'service.unavailable',
    );
    const checked = state.status === 'none' ? [] : state.checked;
    return {
      body: { line_id: lineId, checked: checked.includes(lineId), checked_lines: checked.length },
      seen: position,
    };
  });
