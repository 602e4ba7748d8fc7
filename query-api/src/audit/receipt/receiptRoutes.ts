import { downloadOrderReceipt, getOrderReceipt } from '@talloor/contracts/endpoints/orderReceipts.ts';
import { receiptTexts } from '@talloor/messages/receipt/receiptTexts.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { PaperPress } from '../../papers/createPaperPress.ts';
import { sendPaper } from '../../papers/sendPaper.ts';
import type { ShowsPrices } from '../../rememberShowsPrices.ts';
import type { AuditSide } from '../auditSide.ts';
import { findActorNames } from '../findActorNames.ts';
import { receiptProofs } from './receiptProofs.ts';
import { readReceipt } from './readReceipt.ts';
import { sealReceipt } from './sealReceipt.ts';
import { viewReceipt } from './viewReceipt.ts';

type ReceiptInput = { readonly params: { readonly orderId: string; readonly version: number } };
type Asker = Pick<RequestContext<{ kind: 'customer' }>, 'customerNumber' | 'language'>;

export function receiptRoutes(side: AuditSide, showsPrices: ShowsPrices, press: PaperPress): readonly Route[] {
  const find = async ({ params: { orderId, version } }: ReceiptInput, { customerNumber, language }: Asker) => {
    const receipt = await readReceipt(side, { orderNumber: orderId, version, customerNumber });
    if (receipt === 'order') throw new Problem('order.not_found');
    if (receipt === 'version') throw new Problem('order.version_unknown');
    const [names, showPrices] = await Promise.all([
      findActorNames(side.pool, [receipt.by]),
      showsPrices(customerNumber),
    ]);
    return { receipt, view: viewReceipt(receipt, { names, showPrices, language }) };
  };
  return [
    route(getOrderReceipt, async (input, context) => ({ body: (await find(input, context)).view })),
    route(downloadOrderReceipt, async (input, context) => {
      const { language, response } = context;
      const { receipt, view } = await find(input, context);
      const { version, record, hash, content } = receipt;
      const of = { orderNumber: content.orderNumber, version, revision: record.revision, hash };
      const madeAt = Math.floor(side.clock.now().getTime() / 1000);
      const pdf = await press.make({ kind: 'receipt', receipt: view, language, madeAt });
      const proofs = await receiptProofs(side, record);
      const name = `${receiptTexts[language].file}-${of.orderNumber}-${version}`;
      return sendPaper(response, name, sealReceipt(side.sign, pdf, of, proofs));
    }),
  ];
}
