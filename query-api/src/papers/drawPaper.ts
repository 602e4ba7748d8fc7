import { fillText } from '@talloor/messages/basket/fillText.ts';
import { paperTexts } from '@talloor/messages/paper/paperTexts.ts';
import PDFDocument from 'pdfkit';
import { basketTitle, drawBasket } from './drawBasket.ts';
import { deliveryNoteTitle, drawDeliveryNote } from './drawDeliveryNote.ts';
import { drawInvoice, invoiceTitle } from './drawInvoice.ts';
import { drawOpenOrder, openOrderTitle } from './drawOpenOrder.ts';
import { drawReturnSlip, returnSlipTitle } from './drawReturnSlip.ts';
import { usualLetterhead, type Letterhead } from './letterhead.ts';
import { bytesOf, openPaper, paperOptions, type Paper } from './openPaper.ts';
import { drawReceipt, receiptTitle } from './drawReceipt.ts';
import type { PaperTask } from './paperTask.ts';

/** Runs on the PDF thread (ADR 0071). */
export default async function drawPaper(task: PaperTask & { readonly letterhead?: Letterhead }): Promise<Uint8Array> {
  const { language, madeAt, letterhead = usualLetterhead } = task;
  const pdf = new PDFDocument(paperOptions(language, titleOf(task), madeAt, letterhead));
  const paper = openPaper(pdf, letterhead);
  draw(paper, task);
  paper.numberSheets((page, pages) => fillText(paperTexts[language].page, { page, pages }, language));
  return bytesOf(pdf, paper.root);
}

function draw(paper: Paper, task: PaperTask): void {
  const { language, madeAt } = task;
  switch (task.kind) {
    case 'basket':
      return drawBasket(paper, task, language, madeAt);
    case 'deliveryNote':
      return drawDeliveryNote(paper, task, language);
    case 'invoice':
      return drawInvoice(paper, task, language);
    case 'openOrder':
      return drawOpenOrder(paper, task, language, madeAt);
    case 'receipt':
      return drawReceipt(paper, task.receipt, language);
    case 'returnSlip':
      return drawReturnSlip(paper, task, language);
    default:
      task satisfies never;
  }
}

function titleOf(task: PaperTask): string {
  const { language } = task;
  switch (task.kind) {
    case 'basket':
      return basketTitle(task.basket, language);
    case 'deliveryNote':
      return `${deliveryNoteTitle(task.note, language)} ${task.note.customer_name}`;
    case 'invoice':
      return `${invoiceTitle(task.invoice, language)} ${task.invoice.customer_name}`;
    case 'openOrder':
      return `${openOrderTitle(task.order, language)} ${task.order.customer_name}`;
    case 'receipt':
      return `${receiptTitle(task.receipt, language)} ${task.receipt.customer_name}`;
    case 'returnSlip':
      return `${returnSlipTitle(task.view, language)} ${task.view.customer_name}`;
    default:
      return task satisfies never;
  }
}
