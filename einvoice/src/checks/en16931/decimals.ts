import { always, checksAt, type Check, type CheckRow, type Holds } from '../check.ts';
import { isAllowance, isCharge } from '../ublFacts.ts';

/** Behind the point, white space included, as the standard counts. */
export const decimalsOf = (text: string): number => {
  const point = text.indexOf('.');
  return point === -1 ? 0 : text.length - point - 1;
};

const twoDecimals =
  (path: string): Holds =>
  (element) =>
    decimalsOf(element.value(path)) <= 2;

const row = (
  id: string,
  path: string,
  what: string,
  applies?: (element: Parameters<Holds>[0]) => boolean,
): CheckRow => [
  id,
  `${what} has more than two decimals.`,
  (element, document) => (applies !== undefined && !applies(element)) || twoDecimals(path)(element, document),
];

export const decimalsChecks: readonly Check[] = [
  ...checksAt('/AllowanceCharge', [
    row('BR-DEC-01', 'Amount', 'The amount of the allowance', isAllowance),
    row('BR-DEC-02', 'BaseAmount', 'The base of the allowance', isAllowance),
    row('BR-DEC-05', 'Amount', 'The amount of the charge', isCharge),
    row('BR-DEC-06', 'BaseAmount', 'The base of the charge', isCharge),
  ]),
  ...checksAt('LegalMonetaryTotal', [
    row('BR-DEC-09', 'LineExtensionAmount', 'The sum of the line amounts'),
    row('BR-DEC-10', 'AllowanceTotalAmount', 'The total of allowances'),
    row('BR-DEC-11', 'ChargeTotalAmount', 'The total of charges'),
    row('BR-DEC-12', 'TaxExclusiveAmount', 'The total without VAT'),
    row('BR-DEC-14', 'TaxInclusiveAmount', 'The total with VAT'),
    row('BR-DEC-16', 'PrepaidAmount', 'The amount paid'),
    row('BR-DEC-17', 'PayableRoundingAmount', 'The rounding'),
    row('BR-DEC-18', 'PayableAmount', 'The amount to pay'),
  ]),
  // The official rules seek the currency inside the amount, so these two are never broken.
  ...checksAt('/', [
    ['BR-DEC-13', 'The total of VAT has more than two decimals.', always],
    ['BR-DEC-15', 'The total of VAT in the currency of the VAT accounts has more than two decimals.', always],
  ]),
  ...checksAt('TaxTotal/TaxSubtotal', [
    row('BR-DEC-19', 'TaxableAmount', 'The taxable amount of the VAT subtotal'),
    row('BR-DEC-20', 'TaxAmount', 'The VAT of the subtotal'),
  ]),
  ...checksAt('InvoiceLine | CreditNoteLine', [row('BR-DEC-23', 'LineExtensionAmount', 'The net amount of the line')]),
  ...checksAt('InvoiceLine/AllowanceCharge | CreditNoteLine/AllowanceCharge', [
    row('BR-DEC-24', 'Amount', "The amount of the line's allowance", isAllowance),
    row('BR-DEC-25', 'BaseAmount', "The base of the line's allowance", isAllowance),
    row('BR-DEC-27', 'Amount', "The amount of the line's charge", isCharge),
    row('BR-DEC-28', 'BaseAmount', "The base of the line's charge", isCharge),
  ]),
];
