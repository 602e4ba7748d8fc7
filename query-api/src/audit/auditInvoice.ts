import { fillText } from '@talloor/messages/basket/fillText.ts';
import { findActorNames } from './findActorNames.ts';
import { describeInvoiceOrPayment } from './invoice/describeInvoiceEvent.ts';
import { invoiceHistory, readInvoiceStreams } from './invoice/invoiceHistory.ts';
import { invoiceWords } from './invoice/invoiceWords.ts';
import { verifyInvoice } from './invoice/verifyInvoice.ts';
import { type Audit, openAudit } from './openAudit.ts';
import { printVerdict } from './printVerdict.ts';
import { actorsOf, viewRecord } from './viewHistoryEvent.ts';

/** @returns exit status: 1 for a broken event or unknown invoice */
export function auditInvoice(audit: Audit & { readonly number: string }): Promise<0 | 1> {
  const { number, print, language = 'nl' } = audit;
  return openAudit(audit, async (side) => {
    const verdict = await verifyInvoice(side, number, language);
    const streams = await readInvoiceStreams(side, number);
    if (!verdict || !streams) {
      print(fillText(invoiceWords[language].unknown, { number }, language));
      return 1;
    }
    const entries = await invoiceHistory(side.codec, streams);
    const names = await findActorNames(
      side.pool,
      entries.flatMap(({ record }) => actorsOf(record)),
    );
    entries.forEach(({ record, decoded }, index) => {
      const described = decoded && describeInvoiceOrPayment(decoded.event, language);
      const { occurred_at, title, actor } = viewRecord(index, record, described, names, language);
      print(`${occurred_at}  ${record.streamId}  ${title}  ${actor.name ?? '-'}`);
    });
    return printVerdict(verdict, print);
  });
}
