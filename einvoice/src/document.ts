/**
 * As written to UBL. `…Cents` are cents and `…Mills` thousandths of a euro. Quantities and rates have at most three
 * decimals. Days are YYYY-MM-DD.
 */
export type EInvoiceDocument = {
  readonly kind: 'invoice' | 'creditNote';
  readonly number: string;
  readonly issueDay: string;
  readonly dueDay: string | null;
  readonly note: string | null;
  /** Of the buyer. Without one and without a single order, the customer number stands there. */
  readonly buyerReference: string | null;
  readonly orderNumbers: readonly string[];
  readonly deliveryNoteNumbers: readonly string[];
  readonly invoices: readonly { readonly number: string; readonly issueDay: string | null }[];
  readonly seller: EInvoiceSeller;
  readonly buyer: EInvoiceBuyer;
  readonly delivery: EInvoiceDelivery | null;
  readonly payment: EInvoicePayment | null;
  readonly lines: readonly EInvoiceLine[];
  readonly adjustments: readonly DocumentAdjustment[];
  /** VAT of rates that are rounded otherwise, as per delivery note. */
  readonly roundedVat?: readonly { readonly rate: number; readonly vatCents: number }[];
  readonly attachments: readonly EInvoiceAttachment[];
  /** For references without a place in UBL, in the buyer's language. */
  readonly labels: { readonly order: string; readonly deliveryNote: string };
};

export type EInvoiceAddress = {
  readonly street: string;
  readonly addition: string | null;
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
};

export type EInvoiceParty = {
  readonly name: string;
  readonly tradingName: string | null;
  /** Ten digits, Belgian. */
  readonly companyNumber: string | null;
  /** With its country, as BE0314595348. */
  readonly vatNumber: string | null;
  /** Scheme 0208 with the enterprise number. */
  readonly endpoint: { readonly scheme: string; readonly id: string };
  readonly address: EInvoiceAddress;
};

export type EInvoiceSeller = EInvoiceParty & { readonly companyNumber: string; readonly vatNumber: string };
export type EInvoiceBuyer = EInvoiceParty & { readonly customerNumber: string };

export type EInvoiceDelivery = {
  readonly day: string | null;
  readonly name: string | null;
  readonly gln: string | null;
  readonly address: EInvoiceAddress | null;
};

export type EInvoicePayment = {
  readonly iban: string;
  readonly bic: string | null;
  readonly accountName: string | null;
  /** Structured communication or free text for the bank. */
  readonly reference: string | null;
  readonly terms: string | null;
};

/** EN 16931 takes a rate below half a percent for zero. */
export type EInvoiceVat =
  | { readonly category: 'S'; readonly rate: number }
  | { readonly category: 'Z' }
  | { readonly category: 'E'; readonly reason: string };

export type LineAdjustment = {
  readonly kind: 'allowance' | 'charge';
  readonly amountCents: number;
  readonly reason: string;
};

/** Of the whole document; delivery cost has one per rate. */
export type DocumentAdjustment = LineAdjustment & { readonly vat: EInvoiceVat };

export type EInvoiceLine = {
  readonly name: string;
  readonly description: string | null;
  readonly note: string | null;
  readonly articleNumber: string | null;
  /** Negative for returned empties. */
  readonly quantity: number;
  /** UN/ECE Recommendation 20: C62 for pieces, KGM for catch weight. */
  readonly unitCode: string;
  /** Net price of `baseQuantity`. */
  readonly priceMills: number;
  readonly baseQuantity: number;
  readonly adjustments: readonly LineAdjustment[];
  readonly vat: EInvoiceVat;
  readonly orderNumber: string | null;
  readonly deliveryNoteNumber: string | null;
};

export type EInvoiceAttachment = {
  readonly fileName: string;
  readonly mediaType: 'application/pdf' | 'image/png' | 'image/jpeg' | 'text/csv';
  readonly description: string | null;
  readonly base64: string;
};
