import { fillText } from '@talloor/messages/basket/fillText.ts';
import { historyWords } from './historyFormats.ts';
import { type Audit, openAudit } from './openAudit.ts';
import { printVerdict } from './printVerdict.ts';
import { verifyOrder } from './verify/verifyOrder.ts';

/** @returns exit status: 1 for a broken event or unknown order */
export function auditOrder(audit: Audit & { readonly orderNumber: string }): Promise<0 | 1> {
  const { orderNumber, print, language = 'nl' } = audit;
  return openAudit(audit, async (side) => {
    const verified = await verifyOrder(side, orderNumber, language);
    if (!verified) {
      print(fillText(historyWords[language].verdict.unknown, { order: orderNumber }, language));
      return 1;
    }
    return printVerdict(verified.verdict, print);
  });
}
