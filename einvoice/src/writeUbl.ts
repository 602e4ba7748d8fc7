import type { EInvoiceAttachment, EInvoiceDocument, EInvoicePayment } from './document.ts';
import { totalsOf, type EInvoiceTotals } from './totals.ts';
import { amount } from './writing/numbers.ts';
import { writeAdjustment, writeLine, writeVat } from './writing/writeLine.ts';
import { writeDelivery, writeParty } from './writing/writeParty.ts';
import { cac, cbc, xmlText } from './writing/xmlText.ts';

const specification = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const process = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const schema = 'urn:oasis:names:specification:ubl:schema:xsd:';
const creditTransfer = '30';

/** UBL 2.1 as Peppol BIS Billing 3.0, with at least one line. */
export function writeUbl(document: EInvoiceDocument): string {
  const root = document.kind === 'invoice' ? 'Invoice' : 'CreditNote';
  const totals = totalsOf(document);
  const { seller, buyer, delivery, payment } = document;
  const spaces = [
    `xmlns="${schema}${root}-2"`,
    `xmlns:cac="${schema}CommonAggregateComponents-2"`,
    `xmlns:cbc="${schema}CommonBasicComponents-2"`,
  ];
  // Joined once, because attachments are long.
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${spaces.join(' ')}>`,
    writeHead(document),
    writeReferences(document),
    cac('AccountingSupplierParty', writeParty(seller)),
    cac('AccountingCustomerParty', writeParty(buyer)),
    delivery === null ? '' : writeDelivery(delivery),
    payment === null ? '' : writePayment(payment, document),
    ...document.adjustments.map((adjustment) => writeAdjustment(adjustment, adjustment.vat)),
    writeVatTotal(totals),
    writeTotals(totals, document),
    ...document.lines.map((line, index) => writeLine(line, index, document)),
    `</${root}>\n`,
  ].join('');
}

function writeHead({
  kind,
  number,
  issueDay,
  dueDay,
  note,
  buyerReference,
  orderNumbers,
  buyer,
}: EInvoiceDocument): string {
  const isInvoice = kind === 'invoice';
  const hasOrder = orderNumbers.length === 1;
  return [
    cbc('CustomizationID', specification),
    cbc('ProfileID', process),
    cbc('ID', number),
    cbc('IssueDate', issueDay),
    isInvoice ? cbc('DueDate', dueDay) : '',
    isInvoice ? cbc('InvoiceTypeCode', '380') : cbc('CreditNoteTypeCode', '381'),
    // A number sign starts the code of a subject.
    cbc('Note', note?.replaceAll('#', ' ') ?? null),
    cbc('DocumentCurrencyCode', 'EUR'),
    cbc('BuyerReference', buyerReference) || (hasOrder ? '' : cbc('BuyerReference', buyer.customerNumber)),
  ].join('');
}

/** UBL names one order and one delivery note; several are supporting documents. */
function writeReferences({
  orderNumbers,
  deliveryNoteNumbers,
  invoices,
  attachments,
  labels,
}: EInvoiceDocument): string {
  const supporting = (numbers: readonly string[], label: string): readonly string[] =>
    numbers.length <= 1
      ? []
      : numbers.map((number) =>
          cac('AdditionalDocumentReference', cbc('ID', number), cbc('DocumentDescription', label)),
        );
  return [
    orderNumbers.length === 1 ? cac('OrderReference', cbc('ID', orderNumbers[0] ?? null)) : '',
    ...invoices.map(({ number, issueDay }) =>
      cac('BillingReference', cac('InvoiceDocumentReference', cbc('ID', number), cbc('IssueDate', issueDay))),
    ),
    deliveryNoteNumbers.length === 1 ? cac('DespatchDocumentReference', cbc('ID', deliveryNoteNumbers[0] ?? null)) : '',
    ...supporting(orderNumbers, labels.order),
    ...supporting(deliveryNoteNumbers, labels.deliveryNote),
    ...attachments.map(writeAttachment),
  ].join('');
}

/** Base64 needs no escaping, and a PDF is long. */
const writeAttachment = ({ fileName, mediaType, description, base64 }: EInvoiceAttachment): string =>
  cac(
    'AdditionalDocumentReference',
    cbc('ID', fileName),
    cbc('DocumentDescription', description),
    cac(
      'Attachment',
      `<cbc:EmbeddedDocumentBinaryObject mimeCode="${mediaType}" filename="${xmlText(fileName)}">${base64}</cbc:EmbeddedDocumentBinaryObject>`,
    ),
  );

/** A credit note has its due date in the payment means. */
const writePayment = (payment: EInvoicePayment, { kind, dueDay }: EInvoiceDocument): string =>
  cac(
    'PaymentMeans',
    cbc('PaymentMeansCode', creditTransfer),
    kind === 'creditNote' ? cbc('PaymentDueDate', dueDay) : '',
    cbc('PaymentID', payment.reference),
    cac(
      'PayeeFinancialAccount',
      cbc('ID', payment.iban.replaceAll(' ', '')),
      cbc('Name', payment.accountName),
      cac('FinancialInstitutionBranch', cbc('ID', payment.bic)),
    ),
  ) + cac('PaymentTerms', cbc('Note', payment.terms));

const writeVatTotal = ({ vatCents, subtotals }: EInvoiceTotals): string =>
  cac(
    'TaxTotal',
    amount('TaxAmount', vatCents),
    ...subtotals.map((subtotal) =>
      cac(
        'TaxSubtotal',
        amount('TaxableAmount', subtotal.taxableCents),
        amount('TaxAmount', subtotal.vatCents),
        writeVat('TaxCategory', subtotal.vat, true),
      ),
    ),
  );

function writeTotals(totals: EInvoiceTotals, { adjustments }: EInvoiceDocument): string {
  const has = (kind: 'allowance' | 'charge'): boolean => adjustments.some((adjustment) => adjustment.kind === kind);
  return cac(
    'LegalMonetaryTotal',
    amount('LineExtensionAmount', totals.linesCents),
    amount('TaxExclusiveAmount', totals.exclusiveCents),
    amount('TaxInclusiveAmount', totals.inclusiveCents),
    has('allowance') ? amount('AllowanceTotalAmount', totals.allowancesCents) : '',
    has('charge') ? amount('ChargeTotalAmount', totals.chargesCents) : '',
    amount('PayableAmount', totals.inclusiveCents),
  );
}
