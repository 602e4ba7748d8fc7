import type { LineToPick } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { orderFold, type OrderState } from '@talloor/events/order/state.ts';
import type { CommandSide } from '../../../commandSide.ts';

type Side = Pick<CommandSide, 'repository'>;

export const orderNow = async ({ repository }: Side, orderNumber: string): Promise<OrderState> =>
  (await repository.load(orderFold, orderStream(orderNumber), 0)).state;

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
