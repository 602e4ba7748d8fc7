import { customerFold, customerStream } from '@talloor/events/customer/customer.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { drawFreeNumber } from '../../../commands/drawFreeNumbers.ts';

/** Unused by the ERP and the event store; gaps are allowed. */
export const drawCustomerNumber = (side: Pick<CommandSide, 'pool' | 'repository'>): Promise<string> =>
  drawFreeNumber(side, {
    sequence: 'customer_number',
    isFree: async (number) => {
      const [{ rowCount }, { revision }] = await Promise.all([
        side.pool.query('select from catalogue.customers where customer_number = $1', [number]),
        side.repository.load(customerFold, customerStream(number)),
      ]);
      return rowCount === 0 && revision === null;
    },
  });
