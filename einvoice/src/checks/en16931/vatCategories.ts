import { absolute, atLeast, cents, equal, less, percent, withinOne, zero, type Decimal } from '../../decimal.ts';
import { lineNames, type UblDocument } from '../../ublDocument.ts';
import type { XmlElement } from '../../xml/xmlElement.ts';
import { checksAt, type Check, type Holds } from '../check.ts';
import { decimalAt, decimalsAt, hasCode, isAllowance, isCharge, isVat } from '../ublFacts.ts';
import { vatBasesOf } from './vatBases.ts';
import { hasNoVatNumbers, isBuyerRegistered, isSellerRegistered } from './vatNumbers.ts';

type Rate = 'positive' | 'zero' | 'notNegative' | 'none';

type VatCategory = {
  readonly prefix: string;
  readonly code: string;
  readonly name: string;
  readonly breakdown: 'one' | 'perRate';
  readonly seller: 'anyTaxNumber' | 'vatNumber' | 'noVatNumber';
  readonly buyer?: 'vatNumber' | 'anyNumber';
  readonly rate: Rate;
  readonly reason: 'demanded' | 'forbidden';
};

const one = { breakdown: 'one', rate: 'zero', reason: 'demanded' } as const;
const perRate = { breakdown: 'perRate', seller: 'anyTaxNumber', reason: 'forbidden' } as const;

const categories: readonly VatCategory[] = [
  { ...perRate, prefix: 'BR-S', code: 'S', name: 'standard rate', rate: 'positive' },
  { ...one, prefix: 'BR-Z', code: 'Z', name: 'zero rate', seller: 'anyTaxNumber', reason: 'forbidden' },
  { ...one, prefix: 'BR-E', code: 'E', name: 'exempt', seller: 'anyTaxNumber' },
  { ...one, prefix: 'BR-AE', code: 'AE', name: 'reverse charge', seller: 'anyTaxNumber', buyer: 'anyNumber' },
  { ...one, prefix: 'BR-IC', code: 'K', name: 'intra-community', seller: 'vatNumber', buyer: 'vatNumber' },
  { ...one, prefix: 'BR-G', code: 'G', name: 'export', seller: 'vatNumber' },
  { ...one, prefix: 'BR-O', code: 'O', name: 'not subject to VAT', seller: 'noVatNumber', rate: 'none' },
  { ...perRate, prefix: 'BR-AF', code: 'L', name: 'IGIC', rate: 'notNegative' },
  { ...perRate, prefix: 'BR-AG', code: 'M', name: 'IPSI', rate: 'notNegative' },
];

const subtotalCategories = 'TaxTotal/TaxSubtotal/TaxCategory';

const needsParty = (category: VatCategory, isUsed: (document: UblDocument) => boolean): Holds => {
  return (_, document) => {
    if (!isUsed(document)) return true;
    if (category.seller === 'noVatNumber') return hasNoVatNumbers(document);
    return isSellerRegistered(document, category.seller) && isBuyerRegistered(document, category.buyer);
  };
};

const isOnLines = (document: UblDocument, isThis: (category: XmlElement) => boolean): boolean =>
  document.every('ClassifiedTaxCategory').some(isThis);

/** The official rule of S also counts lines of S of another tax than VAT. */
const needsPartyOfS =
  (category: VatCategory): Holds =>
  (root, document) =>
    isOnLines(document, isOf('S'))
      ? needsParty(category, () => true)(root, document)
      : !isOnLines(document, (element) => hasCode(element, 'S'));

const allowancesOf = (document: UblDocument, isKind: (element: XmlElement) => boolean): readonly XmlElement[] =>
  document
    .every('AllowanceCharge')
    .filter(isKind)
    .flatMap((element) => element.all('TaxCategory'));

const isOf =
  (code: string) =>
  (category: XmlElement): boolean =>
    hasCode(category, code) && isVat(category);

const hasRightRate =
  (rate: Rate): Holds =>
  (category) => {
    if (rate === 'none') return !category.has('Percent');
    const value = decimalAt(category, 'Percent');
    if (rate === 'zero') return equal(value, zero);
    return rate === 'positive' ? less(zero, value) : atLeast(value, zero);
  };

const when =
  (applies: (element: XmlElement) => boolean, holds: Holds): Holds =>
  (element, document) =>
    !applies(element) || holds(element, document);

/** Lines plus charges minus allowances of the category. */
function equalsBase(code: string): Holds {
  return (category, document) => {
    const taxable = category.parent === null ? null : decimalAt(category.parent, 'TaxableAmount');
    return lineNames.some(
      (line) => document.every(line).length > 0 && equal(taxable, document.fact(vatBasesOf).baseOf(line, code)),
    );
  };
}

function equalsBasePerRate(code: string): Holds {
  return (category, document) => {
    const taxable = category.parent === null ? null : decimalAt(category.parent, 'TaxableAmount');
    const { baseOf, hasLine, hasAllowance } = document.fact(vatBasesOf);
    const applies = (line: (typeof lineNames)[number], rate: Decimal): boolean =>
      code === 'S' ? hasLine(line, code, rate) || hasAllowance(code, rate) : document.every(line).length > 0;
    return decimalsAt(category, 'Percent').every(
      (rate) =>
        rate === null || lineNames.some((line) => applies(line, rate) && withinOne(taxable, baseOf(line, code, rate))),
    );
  };
}

const hasRightVat =
  (isTaxed: boolean): Holds =>
  (category) => {
    if (category.parent === null) return true;
    const amount = decimalAt(category.parent, 'TaxAmount');
    if (!isTaxed) return equal(amount, zero);
    const taxable = absolute(decimalAt(category.parent, 'TaxableAmount'));
    return withinOne(absolute(amount), cents(percent(taxable, decimalAt(category, 'Percent'))));
  };

/** A used category has one subtotal, or at least one for rates. */
function hasBreakdown({ code, breakdown }: VatCategory): Holds {
  return (root, document) => {
    // The official rule of S also counts other taxes than VAT.
    const counts = (category: XmlElement): boolean => hasCode(category, code) && (code === 'S' || isVat(category));
    const subtotals = root.all(subtotalCategories).filter(counts).length;
    const isOnLines = document.every('ClassifiedTaxCategory').some(counts);
    if (breakdown === 'one') return isOnLines || document.every('TaxCategory').some(counts) ? subtotals === 1 : true;
    const isUsed = isOnLines || document.select('AllowanceCharge/TaxCategory').some(counts);
    // For a used IGIC the official rule takes a subtotal of any tax.
    if (isUsed && code === 'L') return root.values(`${subtotalCategories}/ID`).includes(code);
    return isUsed === subtotals > 0;
  };
}

function checksOf(category: VatCategory): readonly Check[] {
  const { prefix, code, name, reason, rate } = category;
  const isThis = isOf(code);
  const isTaxed = category.breakdown === 'perRate';
  const party =
    category.seller === 'noVatNumber' ? 'Nobody may have a VAT number' : 'Seller or buyer lacks the VAT number needed';
  // Category O concerns allowances of the document only.
  const allowances = (document: UblDocument, isKind: (element: XmlElement) => boolean) =>
    code === 'O'
      ? document
          .at('AllowanceCharge')
          .filter(isKind)
          .flatMap((element) => element.all('TaxCategory'))
      : allowancesOf(document, isKind);
  const rateMessage = {
    positive: 'has no rate above zero',
    zero: 'has another rate than zero',
    notNegative: 'has no rate of zero or more',
    none: 'has a rate',
  }[rate];
  const hasReason = (element: XmlElement): boolean =>
    element.has('TaxExemptionReason') || element.has('TaxExemptionReasonCode');
  return [
    ...checksAt('/', [
      [
        `${prefix}-01`,
        `Category ${code} (${name}) is used without its VAT subtotal, or has too many.`,
        hasBreakdown(category),
      ],
      [
        `${prefix}-02`,
        `${party} for a line of category ${code} (${name}).`,
        code === 'S' ? needsPartyOfS(category) : needsParty(category, (document) => isOnLines(document, isThis)),
      ],
      [
        `${prefix}-03`,
        `${party} for an allowance of category ${code} (${name}).`,
        needsParty(category, (document) => allowances(document, isAllowance).some(isThis)),
      ],
      [
        `${prefix}-04`,
        `${party} for a charge of category ${code} (${name}).`,
        needsParty(category, (document) => allowances(document, isCharge).some(isThis)),
      ],
    ]),
    ...checksAt('InvoiceLine/Item/ClassifiedTaxCategory | CreditNoteLine/Item/ClassifiedTaxCategory', [
      [`${prefix}-05`, `A line of category ${code} (${name}) ${rateMessage}.`, when(isThis, hasRightRate(rate))],
    ]),
    ...checksAt('AllowanceCharge/TaxCategory', [
      [
        `${prefix}-06`,
        `An allowance of category ${code} (${name}) ${rateMessage}.`,
        when((element) => isThis(element) && isOfKind(element, isAllowance), hasRightRate(rate)),
      ],
      [
        `${prefix}-07`,
        `A charge of category ${code} (${name}) ${rateMessage}.`,
        when((element) => isThis(element) && isOfKind(element, isCharge), hasRightRate(rate)),
      ],
    ]),
    ...checksAt(`/${subtotalCategories}`, [
      [
        `${prefix}-08`,
        `The taxable amount of category ${code} (${name}) does not equal its lines, charges and allowances.`,
        when(isThis, isTaxed ? equalsBasePerRate(code) : equalsBase(code)),
      ],
      [
        `${prefix}-09`,
        isTaxed
          ? `The VAT of category ${code} (${name}) is not its taxable amount times its rate.`
          : `The VAT of category ${code} (${name}) is not zero.`,
        when(isThis, hasRightVat(isTaxed)),
      ],
      [
        `${prefix}-10`,
        reason === 'demanded'
          ? `Category ${code} (${name}) needs a reason for the exemption.`
          : `Category ${code} (${name}) has a reason for an exemption.`,
        when(isThis, (element) => hasReason(element) === (reason === 'demanded')),
      ],
    ]),
  ];
}

const isOfKind = ({ parent }: XmlElement, isKind: (element: XmlElement) => boolean): boolean =>
  parent !== null && isKind(parent);

export const vatCategoryChecks: readonly Check[] = categories.flatMap(checksOf);
