import type { DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import type { InvoiceView } from '@talloor/contracts/endpoints/invoices.ts';
import type { OrderReceiptView } from '@talloor/contracts/endpoints/orderReceipts.ts';
import type { ReturnView } from '@talloor/contracts/endpoints/returns.ts';
import type { OrderDetail } from '@talloor/contracts/shapes.ts';
import type { Supplier } from '@talloor/platform/configuration.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import type { PaperLanguage } from './openPaper.ts';

/** `madeAt` in epoch seconds. */
export type PaperTask = { readonly language: PaperLanguage; readonly madeAt: number } & (
  | { readonly kind: 'basket'; readonly basket: BasketView }
  | { readonly kind: 'deliveryNote'; readonly note: DeliveryNoteView; readonly supplier: Supplier | null }
  | { readonly kind: 'invoice'; readonly invoice: InvoiceView; readonly supplier: Supplier | null }
  | { readonly kind: 'openOrder'; readonly order: OrderDetail }
  | { readonly kind: 'receipt'; readonly receipt: OrderReceiptView }
  | { readonly kind: 'returnSlip'; readonly view: ReturnView }
);
