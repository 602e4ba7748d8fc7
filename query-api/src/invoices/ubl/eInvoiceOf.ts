import type { EInvoiceDelivery, EInvoiceDocument } from '@talloor/einvoice/document.ts';
import { totalsOf } from '@talloor/einvoice/totals.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { eInvoiceTexts } from '@talloor/messages/eInvoice/eInvoiceTexts.ts';
import type { Supplier, SupplierBank } from '@talloor/platform/configuration.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import type { CustomerFacts } from '@talloor/rules/facts.ts';
import { formatDate } from '@talloor/rules/format/dates.ts';
import { communicationText } from '@talloor/rules/invoice/communicationText.ts';
import { billedCustomer } from '../billedCustomer.ts';
import type { FoundInvoice, FoundInvoicedNote } from '../findInvoice.ts';
import type { PriceUnitOf } from '../findPriceUnits.ts';
import { eInvoiceAdjustments, freeCost, lineOfAdjustment } from './eInvoiceAdjustments.ts';
import { eInvoiceLine } from './eInvoiceLine.ts';
import { buyerOf, sellerOf } from './eInvoiceParties.ts';

export type EInvoiceFacts = {
  readonly invoice: FoundInvoice;
  readonly notes: readonly FoundInvoicedNote[];
  readonly customer: CustomerFacts;
  readonly supplier: Supplier;
  readonly bank: SupplierBank | null;
  readonly pdf: { readonly fileName: string; readonly base64: string } | null;
  readonly priceUnitOf: PriceUnitOf;
  readonly language: 'nl' | 'fr';
};

/** As issued. Null: the supplier has no enterprise number, or the sums contradict each other. */
export function eInvoiceOf(facts: EInvoiceFacts): EInvoiceDocument | null {
  const { invoice, notes, customer, bank, pdf, priceUnitOf, language } = facts;
  const words = eInvoiceTexts[language];
  const seller = sellerOf(facts.supplier);
  if (!seller) return null;
  const isInvoice = invoice.kind === 'invoice';
  const orders = new Map(notes.map((note) => [note.delivery_number, note.order_number]));
  const { due_on: due, communication } = invoice;
  const document: EInvoiceDocument = {
    kind: isInvoice ? 'invoice' : 'creditNote',
    number: invoice.number,
    issueDay: invoice.issued_on,
    dueDay: due,
    note: null,
    buyerReference: invoice.buyer_reference || null,
    orderNumbers: invoice.order_numbers,
    deliveryNoteNumbers: invoice.delivery_numbers,
    invoices: invoice.corrected_invoices.map((number) => ({ number, issueDay: null })),
    seller,
    buyer: buyerOf(billedCustomer(invoice, customer)),
    delivery: deliveryOf(notes),
    payment:
      isInvoice && bank
        ? {
            iban: bank.iban,
            bic: bank.bic,
            accountName: facts.supplier.name,
            reference: communication && communicationText(communication),
            terms: due && fillText(words.terms, { day: formatDate(language, epochOfDay(due)) }, language),
          }
        : null,
    ...linesAndAdjustments(),
    roundedVat: invoice.vat.map(({ rate, vat_cents: vatCents }) => ({ rate, vatCents })),
    attachments: pdf
      ? [
          {
            fileName: pdf.fileName,
            mediaType: 'application/pdf',
            description: words.pdf[invoice.kind],
            base64: pdf.base64,
          },
        ]
      : [],
    labels: { order: words.order, deliveryNote: words.deliveryNote },
  };
  const { inclusiveCents, vatCents } = totalsOf(document);
  // Only a document from before the check of its sums.
  return inclusiveCents === invoice.amount_cents && vatCents === invoice.vat_cents ? document : null;

  /** UBL demands a line, which a document of costs alone lacks. */
  function linesAndAdjustments(): Pick<EInvoiceDocument, 'lines' | 'adjustments'> {
    const lines = invoice.lines
      .filter(({ kind }) => kind === 'goods' || kind === 'deposit' || kind === 'empties')
      .map((line) => eInvoiceLine(line, { orders, priceUnitOf, language }));
    const adjustments = eInvoiceAdjustments(invoice, language);
    if (lines.length > 0) return { lines, adjustments };
    const charges = adjustments.length > 0 ? adjustments : [freeCost(invoice, language)];
    return { lines: charges.map(lineOfAdjustment), adjustments: [] };
  }
}

/** Only where all notes have the same day or address. */
function deliveryOf(notes: readonly FoundInvoicedNote[]): EInvoiceDelivery | null {
  const days = new Set(notes.map((note) => note.delivered_day ?? note.day));
  const places = new Map(
    notes.flatMap(({ address, address_personal: personal }) =>
      address ? [[JSON.stringify([address, personal]), { address, personal }] as const] : [],
    ),
  );
  const [day = null] = days.size === 1 ? days : [];
  const [place] = places.size === 1 ? places.values() : [];
  if (day === null && !place) return null;
  return {
    day,
    name: place?.personal?.name ?? null,
    gln: null,
    address: place
      ? {
          street: [place.personal?.street, place.personal?.street_number].filter(Boolean).join(' '),
          addition: place.personal?.po_box || null,
          postalCode: place.address.postal,
          city: place.address.city,
          country: 'BE',
        }
      : null,
  };
}
