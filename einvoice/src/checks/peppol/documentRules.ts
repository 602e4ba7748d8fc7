import { atLeast, zero } from '../../decimal.ts';
import type { UblDocument } from '../../ublDocument.ts';
import type { XmlElement } from '../../xml/xmlElement.ts';
import { amounts } from '../en16931/codes.ts';
import { checksAt, has, type Check, type Holds } from '../check.ts';
import { countriesOf } from '../countries.ts';
import { readDecimal } from '../../decimal.ts';

const specification = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';

/** Number of the Peppol process, as 01; null for another profile. */
export function profileOf({ root }: UblDocument): string | null {
  return /urn:fdc:peppol.eu:2017:poacc:billing:(\d{2}):1.0/u.exec(root.cleanValue('ProfileID'))?.[1] ?? null;
}

export const areGerman = (document: UblDocument): boolean => {
  const { sellerAddress, buyerAddress } = document.fact(countriesOf);
  return sellerAddress === 'DE' && buyerAddress === 'DE';
};

/** Of both VAT totals; zero goes with both. */
const haveSameSign: Holds = (root) => {
  if (!root.has('TaxCurrencyCode')) return true;
  const amountsIn = (currency: string): readonly XmlElement[] =>
    root.all('TaxTotal/TaxAmount').filter((amount) => amount.attribute('currencyID') === root.cleanValue(currency));
  const [own, ofVatAccounts] = [amountsIn('DocumentCurrencyCode'), amountsIn('TaxCurrencyCode')];
  const some = (list: readonly XmlElement[], sign: 1 | -1): boolean =>
    list.some(({ text }) => (sign === 1 ? atLeast(readDecimal(text), zero) : atLeast(zero, readDecimal(text))));
  return ([1, -1] as const).some((sign) => some(own, sign) && some(ofVatAccounts, sign));
};

const documentRules = [
  ...checksAt('*', [
    ['PEPPOL-EN16931-R008', 'An element is empty.', (element) => element.children.length > 0 || element.clean !== ''],
  ]),
  ...checksAt('/', [
    ['PEPPOL-EN16931-R001', 'The document names no business process.', has('ProfileID')],
    [
      'PEPPOL-EN16931-R002',
      'The document has more than one note, and the parties are not both German.',
      (root, document) => root.count('Note') <= 1 || areGerman(document),
    ],
    [
      'PEPPOL-EN16931-R003',
      'The document has neither a reference of the buyer nor an order number.',
      (root) => root.has('BuyerReference') || root.has('OrderReference/ID'),
    ],
    [
      'PEPPOL-EN16931-R004',
      'The specification is not Peppol BIS Billing 3.0.',
      (root) => root.cleanValue('CustomizationID').startsWith(specification),
    ],
    [
      'PEPPOL-EN16931-R007',
      'The business process is not written as a Peppol billing process.',
      (_, document) => profileOf(document) !== null,
    ],
    [
      'PEPPOL-EN16931-R053',
      'The document has not exactly one VAT total with subtotals.',
      (root) => root.all('TaxTotal').filter((total) => total.has('TaxSubtotal')).length === 1,
    ],
    [
      'PEPPOL-EN16931-R054',
      'A VAT total without subtotals belongs to a currency of the VAT accounts, and the reverse.',
      (root) =>
        root.all('TaxTotal').filter((total) => !total.has('TaxSubtotal')).length ===
        (root.has('TaxCurrencyCode') ? 1 : 0),
    ],
    ['PEPPOL-EN16931-R055', 'The two VAT totals have different signs.', haveSameSign],
    [
      'PEPPOL-EN16931-R080',
      'A credit note names more than one project.',
      (root, { kind }) =>
        kind === 'Invoice' ||
        root
          .all('AdditionalDocumentReference')
          .filter((reference) => reference.values('DocumentTypeCode').includes('50')).length <= 1,
    ],
  ]),
  ...checksAt('TaxCurrencyCode', [
    [
      'PEPPOL-EN16931-R005',
      'The currency of the VAT accounts is that of the document.',
      (code) => code.clean !== (code.parent?.cleanValue('DocumentCurrencyCode') ?? ''),
    ],
  ]),
  ...checksAt('AccountingCustomerParty/Party', [
    ['PEPPOL-EN16931-R010', 'The buyer has no electronic address.', has('EndpointID')],
  ]),
  ...checksAt('AccountingSupplierParty/Party', [
    ['PEPPOL-EN16931-R020', 'The seller has no electronic address.', has('EndpointID')],
  ]),
  ...checksAt('PaymentMeans', [
    [
      'PEPPOL-EN16931-R061',
      'A direct debit needs the reference of its mandate.',
      (means) => !['49', '59'].includes(means.cleanValue('PaymentMeansCode')) || means.has('PaymentMandate/ID'),
    ],
  ]),
  ...checksAt(amounts.join(' | '), [
    [
      'PEPPOL-EN16931-R051',
      'The currency of an amount is not that of the document.',
      (amount, { root }) =>
        isInVatAccounts(amount) || amount.attribute('currencyID') === root.value('DocumentCurrencyCode'),
    ],
  ]),
];

/** VAT outside a breakdown may be in the VAT accounting currency. */
const isInVatAccounts = ({ name, parent }: XmlElement): boolean =>
  name === 'TaxAmount' && parent?.name !== 'TaxSubtotal' && !(parent?.name === 'TaxTotal' && parent.has('TaxSubtotal'));

export const peppolDocumentChecks: readonly Check[] = documentRules;
