import { atLeast, zero } from '../../decimal.ts';
import { checksAt, type Check, type Holds } from '../check.ts';
import { countriesOf } from '../countries.ts';
import { decimalAt } from '../ublFacts.ts';

const ofDutchSeller =
  (holds: Holds): Holds =>
  (element, document) =>
    document.fact(countriesOf).sellerAddress !== 'NL' || holds(element, document);

const amongDutch = (holds: Holds): Holds =>
  ofDutchSeller((element, document) => document.fact(countriesOf).buyerAddress !== 'NL' || holds(element, document));

const hasWholeAddress: Holds = (address) => ['StreetName', 'CityName', 'PostalZone'].every((name) => address.has(name));

/** KvK (0106) or OIN (0190). */
const isDutchNumber: Holds = (id) =>
  ['0106', '0190'].some((scheme) => ` ${id.attribute('schemeID') ?? ''} `.includes(` ${scheme} `)) && id.clean !== '';

const means = ['30', '48', '49', '57', '58', '59'];

export const dutchChecks: readonly Check[] = [
  ...checksAt('CreditNoteTypeCode', [
    [
      'NL-R-001',
      'A Dutch credit note names no invoice.',
      ofDutchSeller((_, { root }) => root.has('BillingReference/InvoiceDocumentReference/ID')),
    ],
  ]),
  ...checksAt('AccountingSupplierParty/Party/PostalAddress', [
    ['NL-R-002', 'The address of a Dutch seller lacks street, city or postal code.', ofDutchSeller(hasWholeAddress)],
  ]),
  ...checksAt('AccountingSupplierParty/Party/PartyLegalEntity/CompanyID', [
    ['NL-R-003', 'The registration of a Dutch seller is no KvK or OIN number.', ofDutchSeller(isDutchNumber)],
  ]),
  ...checksAt('AccountingCustomerParty/Party/PostalAddress', [
    ['NL-R-004', 'The address of a Dutch buyer lacks street, city or postal code.', amongDutch(hasWholeAddress)],
  ]),
  ...checksAt('AccountingCustomerParty/Party/PartyLegalEntity/CompanyID', [
    ['NL-R-005', 'The registration of a Dutch buyer is no KvK or OIN number.', amongDutch(isDutchNumber)],
  ]),
  ...checksAt('TaxRepresentativeParty/PostalAddress', [
    [
      'NL-R-006',
      'The address of a Dutch tax representative lacks street, city or postal code.',
      ofDutchSeller(
        (address, document) =>
          document.fact(countriesOf).representativeAddress !== 'NL' || hasWholeAddress(address, document),
      ),
    ],
  ]),
  ...checksAt('LegalMonetaryTotal', [
    [
      'NL-R-007',
      'A Dutch document that is to be paid names no payment means.',
      ofDutchSeller((totals, document) => {
        const payable = decimalAt(totals, 'PayableAmount');
        const isSettled = document.kind === 'Invoice' ? atLeast(zero, payable) : atLeast(payable, zero);
        return isSettled || document.every('PaymentMeans').length > 0;
      }),
    ],
  ]),
  ...checksAt('PaymentMeans', [
    [
      'NL-R-008',
      'The payment means is not allowed between Dutch parties.',
      amongDutch((element) => means.includes(element.cleanValue('PaymentMeansCode'))),
    ],
  ]),
  ...checksAt('OrderLineReference/LineID', [
    [
      'NL-R-009',
      'A Dutch line names an order line, but the document no order.',
      ofDutchSeller((_, { root }) => root.has('OrderReference/ID')),
    ],
  ]),
];
