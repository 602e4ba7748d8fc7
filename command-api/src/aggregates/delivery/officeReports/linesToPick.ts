import type { LineToPick } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { orderFold } from '../../../commands/folds.ts';

type Side = Pick<CommandSide, 'repository'>;

/** An order as its own stream tells it now. */
export const orderNow = async ({ repository }: Side, orderNumber: string): Promise<OrderState> =>
  (await repository.load(orderFold, orderStream(orderNumber), 0)).state;

/** The lines of an order, in the language of who reads them; none where there is no such order. */
export const linesToPick = (order: OrderState, language: 'nl' | 'fr'): LineToPick[] =>
  order.status === 'none'
    ? []
    : order.content.lines.map((line) => ({
        line_id: line.lineId,
        article_number: line.articleNumber,
        name: line.name[language],
        unit: line.unit[language],
        ordered: line.quantity,
        weight_article: line.weightArticle,
        per_unit: line.conversionFactor,
        price: line.priceMills / 1000,
      }));
