import { orderMussels } from '@talloor/contracts/endpoints/mussels.ts';
import { basketStream } from '@talloor/events/basket/events.ts';
import { basketFold } from '@talloor/events/basket/state.ts';
import { commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { centsOfEuros } from '@talloor/rules/money/rounding.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { loadOrderingFacts } from '../../../ordering/orderingFacts.ts';
import { basketPages } from '../basketPages.ts';
import { finishCheckout, type AfterCheckout } from '../checkout/finishCheckout.ts';
import type { OrderNumbers } from '../checkout/orderNumbers.ts';
import { withOrderNumber } from '../checkout/withOrderNumber.ts';
import { decideOrderMussels, type MusselFacts } from './decideOrderMussels.ts';

/** A repeated command meets its own basket. */
export const orderMusselsRoute = (side: CommandSide, numbers: OrderNumbers, after: AfterCheckout) =>
  route(orderMussels, async ({ body }, context) => {
    const { customerNumber, user, language } = context;
    const metadata = commandMetadata(orderMussels.name, body, context, side);
    const basketId = commandIdOf('system', 'musselBasket', metadata.commandId);
    let facts: MusselFacts | undefined;
    const command = side.repository.execute(
      basketFold,
      basketStream(basketId),
      metadata,
      async (state) => {
        const gathered = await gatherMusselFacts(side, { customerNumber, userId: user.userId });
        facts = gathered;
        const { reference = '', message = '' } = body;
        const shownTotal = gathered.customer.showPrices ? body.shownTotal : undefined;
        const shownTotalCents = shownTotal === undefined ? null : centsOfEuros(shownTotal);
        return withOrderNumber(side, numbers, (orderNumber) =>
          decideOrderMussels(
            {
              ...body,
              reference,
              message,
              shownTotalCents,
              orderNumber,
              basketId,
              placedBy: user.userId,
              language,
            },
            state,
            gathered,
          ),
        );
      },
      { expecting: 'new' },
    );
    const accepted = await awaitAccepted(command, 'basket.concurrent_change');
    const { body: placed, seen } = await finishCheckout(side, after, accepted, {
      metadata,
      language,
      showPrices: facts?.customer.showPrices,
    });
    const redirect = `${basketPages[language].confirmation}?order=${placed.order_number}`;
    return { body: { success: true as const, redirect }, seen };
  });

async function gatherMusselFacts(
  side: Pick<CommandSide, 'catalogue' | 'clock' | 'repository'>,
  orderer: { readonly customerNumber: string; readonly userId: string },
): Promise<MusselFacts> {
  const { catalogue, clock } = side;
  const { customerNumber } = orderer;
  const now = clock.now();
  const [sale, customer, calendar, statuses] = await Promise.all([
    catalogue.findMussels(customerNumber),
    catalogue.findCustomer(customerNumber),
    catalogue.findCalendar(),
    loadOrderingFacts(side, orderer),
  ]);
  if (!customer) throw new Problem('customer.not_selected');
  const articles = sale.packages.map(({ articleNumber }) => articleNumber);
  const [products, { isDelivered }] = await Promise.all([
    catalogue.findProducts(articles, customerNumber, dayAt(now.getTime())),
    catalogue.findPostalCode(customer.address.postal),
  ]);
  return { ...statuses, sale, products, customer, calendar, now, isDelivered };
}
