import type { InvoiceView } from '@talloor/contracts/endpoints/invoices.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { invoicePaperTexts } from '@talloor/messages/invoicePaper/invoicePaperTexts.ts';
import { formatIban } from '@talloor/rules/format/iban.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { qrSquares } from '../invoices/paymentQr.ts';
import type { Paper, PaperLanguage } from './openPaper.ts';
import { sheetLeft } from './paperStyle.ts';

/** Points: 3.5 cm, as banks advise. */
const side = 100;

export const heightOfPayment = ({ qr }: InvoiceView): number => (qr === null ? 0 : side + 60);

export function writePayment(paper: Paper, invoice: InvoiceView, language: PaperLanguage): void {
  const { qr, iban, communication } = invoice;
  if (qr === null || iban === null || communication === null) return;
  const { pdf } = paper;
  const words = invoicePaperTexts[language];
  const fill = (text: string, values: Record<string, string>) => fillText(text, values, language);
  const amount = formatAmount(language, invoice.open_amount);
  const squares = qrSquares(qr.text);
  const step = side / squares.length;
  pdf.y += 8;
  const place = { width: 240 };
  paper.say('H2', words.payment, { size: 9.5, font: 'strong' }, place);
  paper.say('P', fill(words.iban, { iban: formatIban(iban) }), { size: 9 }, place);
  paper.say('P', fill(words.communication, { communication }), { size: 9 }, place);
  paper.say('P', words.scan, { size: 9, ink: 'soft' }, place);
  const top = pdf.y;
  const draw = (): void => {
    squares.forEach((row, y) =>
      row.forEach((isDark, x) => {
        if (isDark) pdf.rect(sheetLeft + x * step, top + y * step, step, step);
      }),
    );
    pdf.fill('#000000');
  };
  paper.mark('Figure', paper.root, draw, fill(words.qr, { amount, communication }));
}
