import type { DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import type { InvoiceView } from '@talloor/contracts/endpoints/invoices.ts';
import type { OrderReceiptView } from '@talloor/contracts/endpoints/orderReceipts.ts';
import type { ReturnView } from '@talloor/contracts/endpoints/returns.ts';
import type { OrderDetail } from '@talloor/contracts/shapes.ts';
import type { Supplier } from '@talloor/platform/configuration.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import type { PaperLanguage } from './openPaper.ts';

/** Invoices and receipts never change, thus lack it. */
type OfCustomer = { readonly customerErpNumber?: string | null | undefined };
export type BasketPaper = OfCustomer & { readonly basket: BasketView };
export type NotePaper = OfCustomer & { readonly note: DeliveryNoteView; readonly supplier: Supplier | null };
export type OrderPaper = OfCustomer & { readonly order: OrderDetail };
export type ReturnPaper = OfCustomer & { readonly view: ReturnView };

/** `madeAt` in epoch seconds. */
export type PaperTask = { readonly language: PaperLanguage; readonly madeAt: number } & (
  | ({ readonly kind: 'basket' } & BasketPaper)
  | ({ readonly kind: 'deliveryNote' } & NotePaper)
  | { readonly kind: 'invoice'; readonly invoice: InvoiceView; readonly supplier: Supplier | null }
  | ({ readonly kind: 'openOrder' } & OrderPaper)
  | { readonly kind: 'receipt'; readonly receipt: OrderReceiptView }
  | ({ readonly kind: 'returnSlip' } & ReturnPaper)
);
