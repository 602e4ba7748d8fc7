import { basketStream, type OrderContent } from '@talloor/events/basket/events.ts';
import { basketFold } from '@talloor/events/basket/state.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { followingMetadata } from '../../../commands/commandMetadata.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import type { OrderNumbers } from '../checkout/orderNumbers.ts';
import { withOrderNumber } from '../checkout/withOrderNumber.ts';
import { decideReplaceOrderNumber } from './decideReplaceOrderNumber.ts';

type CheckedOut = { readonly id: string; readonly content: OrderContent; readonly metadata: CommandMetadata };

/** Decided once, so that checkout and policy place one order. @returns the present order number */
export const createReplaceOrderNumber =
  (side: Pick<CommandSide, 'repository' | 'clock' | 'faults'>, numbers: OrderNumbers) =>
  async ({ id, content, metadata }: CheckedOut): Promise<string> => {
    const { basketId, orderNumber: previousOrderNumber } = content;
    const command = `replaceOrderNumber ${previousOrderNumber}`;
    const { state } = await awaitAccepted(
      side.repository.execute(
        basketFold,
        basketStream(basketId),
        followingMetadata(command, { id, metadata }, side.clock.now()),
        (basket) =>
          withOrderNumber(side, numbers, (orderNumber) =>
            decideReplaceOrderNumber({ orderNumber, previousOrderNumber }, basket),
          ),
      ),
      'service.unavailable',
    );
    if (state.status !== 'checkedOut') throw new Error(`basket ${basketId} is not checked out`);
    return state.orderNumber;
  };
