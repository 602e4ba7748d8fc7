import { downloadBasket } from '@talloor/contracts/endpoints/basketPage.ts';
import { basketPageTexts } from '@talloor/messages/basketPage/basketPageTexts.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import type { PaperPress } from '../papers/createPaperPress.ts';
import { sendPaper } from '../papers/sendPaper.ts';
import { findShownBasket } from '../basket/findShownBasket.ts';

export const downloadBasketRoute = (side: ReadSide, press: PaperPress): Route =>
  route(downloadBasket, async ({ query }, { customerNumber, language, seenPosition, response }) => {
    await isStale(side.waiter, seenPosition, 'baskets');
    const basket = await findShownBasket(side, customerNumber, query.id, language);
    const now = side.clock.now().getTime();
    const customer = await side.catalogue.findCustomer(customerNumber);
    const pdf = await press.make({
      kind: 'basket',
      basket,
      customerErpNumber: customer?.erpNumber,
      language,
      madeAt: Math.floor(now / 1000),
    });
    return sendPaper(response, `${basketPageTexts[language].file}-${customerNumber}-${dayAt(now)}`, pdf);
  });
