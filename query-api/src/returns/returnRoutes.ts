import { downloadReturnSlip, getReturn, listReturns } from '@talloor/contracts/endpoints/returns.ts';
import { returnSlipTexts } from '@talloor/messages/returnSlip/returnSlipTexts.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isGranted } from '@talloor/rules/account/rights.ts';
import { isStale } from '../isStale.ts';
import type { PaperPress } from '../papers/createPaperPress.ts';
import { sendPaper } from '../papers/sendPaper.ts';
import type { ReadSide } from '../readSide.ts';
import type { ShowsPrices } from '../rememberShowsPrices.ts';
import { findReturn, findReturns } from './findReturns.ts';
import { articlesOfReturn, summariseReturn, viewReturn } from './viewReturn.ts';

const pageSize = 24;

export function returnRoutes(
  { pool, catalogue, waiter, clock }: ReadSide,
  showsPrices: ShowsPrices,
  press: PaperPress,
): readonly Route[] {
  const find = async (id: string, context: RequestContext<{ kind: 'customer' }>) => {
    const { customerNumber, language, seenPosition, user } = context;
    const stale = await isStale(waiter, seenPosition, 'returns');
    const [returnRow, showPrices] = await Promise.all([
      findReturn(pool, id, customerNumber),
      showsPrices(customerNumber),
    ]);
    if (!returnRow) throw new Problem('return.not_found');
    const erpNumbers = await catalogue.findErpNumbers(articlesOfReturn(returnRow));
    const mayChange = isGranted(user.rights, 'returns');
    return { body: viewReturn(returnRow, { language, showPrices, mayChange, erpNumbers }), stale };
  };
  return [
    route(listReturns, async ({ query: { page } }, { customerNumber, language, seenPosition }) => {
      const stale = await isStale(waiter, seenPosition, 'returns');
      const [{ total, returns }, showPrices] = await Promise.all([
        findReturns(pool, customerNumber, { limit: pageSize, offset: (page - 1) * pageSize }),
        showsPrices(customerNumber),
      ]);
      const body = {
        returns: returns.map((returnRow) => summariseReturn(returnRow, { language, showPrices })),
        total,
        pages: Math.max(1, Math.ceil(total / pageSize)),
      };
      return { body, stale };
    }),
    route(getReturn, ({ params: { id } }, context) => find(id, context)),
    route(downloadReturnSlip, async ({ params: { id } }, context) => {
      const { language, response } = context;
      const { body: view } = await find(id, context);
      const madeAt = Math.floor(clock.now().getTime() / 1000);
      const customer = await catalogue.findCustomer(view.customer_number);
      const pdf = await press.make({
        kind: 'returnSlip',
        view,
        customerErpNumber: customer?.erpNumber,
        language,
        madeAt,
      });
      return sendPaper(response, `${returnSlipTexts[language].file}-${id}`, pdf);
    }),
  ];
}
