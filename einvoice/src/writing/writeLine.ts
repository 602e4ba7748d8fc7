import type { EInvoiceDocument, EInvoiceLine, EInvoiceVat, LineAdjustment } from '../document.ts';
import { categoryOf, netCentsOf, rateOf } from '../totals.ts';
import { amount, numberText, price } from './numbers.ts';
import { vatScheme } from './writeParty.ts';
import { attribute, cac, cbc, demandedCbc, plainCbc } from './xmlText.ts';

/** Despatch advice in UNTDID 1153. */
const despatchScheme = attribute('schemeID', 'AAK');
/** Invoiced object. */
const documentType = plainCbc('DocumentTypeCode', '130');

/** The reason belongs to the breakdown only. */
export const writeVat = (name: 'TaxCategory' | 'ClassifiedTaxCategory', vat: EInvoiceVat, hasReason = false): string =>
  cac(
    name,
    plainCbc('ID', categoryOf(vat)),
    plainCbc('Percent', numberText(rateOf(vat))),
    hasReason && vat.category === 'E' ? demandedCbc('TaxExemptionReason', vat.reason) : '',
    vatScheme,
  );

export const writeAdjustment = ({ kind, reason, amountCents }: LineAdjustment, vat?: EInvoiceVat): string =>
  cac(
    'AllowanceCharge',
    plainCbc('ChargeIndicator', kind === 'charge' ? 'true' : 'false'),
    demandedCbc('AllowanceChargeReason', reason),
    amount('Amount', amountCents),
    vat === undefined ? '' : writeVat('TaxCategory', vat),
  );

/** Never negative in UBL: the quantity takes its sign. */
const writePrice = ({ priceMills, baseQuantity, unitCode }: EInvoiceLine): string =>
  cac(
    'Price',
    price('PriceAmount', Math.abs(priceMills)),
    baseQuantity === 1 ? '' : plainCbc('BaseQuantity', numberText(baseQuantity), attribute('unitCode', unitCode)),
  );

const writeItem = (line: EInvoiceLine, { orderNumbers, labels }: EInvoiceDocument): string =>
  cac(
    'Item',
    cbc('Description', line.description),
    cbc('Name', line.name) || demandedCbc('Name', line.articleNumber),
    cac('SellersItemIdentification', cbc('ID', line.articleNumber)),
    writeVat('ClassifiedTaxCategory', line.vat),
    // The document itself names a single order only.
    line.orderNumber === null || orderNumbers.length <= 1
      ? ''
      : cac('AdditionalItemProperty', cbc('Name', labels.order), cbc('Value', line.orderNumber)),
  );

export function writeLine(line: EInvoiceLine, index: number, document: EInvoiceDocument): string {
  const isInvoice = document.kind === 'invoice';
  const quantity = line.priceMills < 0 ? -line.quantity : line.quantity;
  return cac(
    isInvoice ? 'InvoiceLine' : 'CreditNoteLine',
    plainCbc('ID', String(index + 1)),
    cbc('Note', line.note),
    plainCbc(
      isInvoice ? 'InvoicedQuantity' : 'CreditedQuantity',
      numberText(quantity),
      attribute('unitCode', line.unitCode),
    ),
    amount('LineExtensionAmount', netCentsOf(line)),
    line.deliveryNoteNumber === null
      ? ''
      : cac('DocumentReference', cbc('ID', line.deliveryNoteNumber, despatchScheme), documentType),
    ...line.adjustments.map((adjustment) => writeAdjustment(adjustment)),
    writeItem(line, document),
    writePrice(line),
  );
}
