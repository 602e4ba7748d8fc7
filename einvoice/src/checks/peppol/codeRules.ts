import { peppolCurrencies } from '../../codes/currencies.ts';
import {
  attachmentTypes,
  peppolCreditNoteTypes,
  peppolInvoiceTypes,
  vatPointCodes,
} from '../../codes/documentTypes.ts';
import { peppolEndpointSchemes } from '../../codes/identifierSchemes.ts';
import { allowanceReasons, chargeReasons } from '../../codes/reasons.ts';
import type { XmlElement } from '../../xml/xmlElement.ts';
import { checksAt, type Check, type CheckRow } from '../check.ts';
import { amounts } from '../en16931/codes.ts';
import { readDay } from '../ublFacts.ts';
import { areGerman, profileOf } from './documentRules.ts';

const reasonCategories: readonly (readonly [string, string, string])[] = [
  ['P0104', 'VATEX-EU-G', 'G'],
  ['P0105', 'VATEX-EU-O', 'O'],
  ['P0106', 'VATEX-EU-IC', 'K'],
  ['P0107', 'VATEX-EU-AE', 'AE'],
  ['P0108', 'VATEX-EU-D', 'E'],
  ['P0109', 'VATEX-EU-F', 'E'],
  ['P0110', 'VATEX-EU-I', 'E'],
  ['P0111', 'VATEX-EU-J', 'E'],
];

const isOf = (element: XmlElement, indicator: string): boolean =>
  element.parent?.values('ChargeIndicator').includes(indicator) ?? false;

/** Of Peppol BIS Billing 3.0.19. */
export const peppolCodeChecks: readonly Check[] = [
  ...checksAt('EmbeddedDocumentBinaryObject', [
    [
      'PEPPOL-EN16931-CL001',
      'The media type of the attachment is not allowed in Peppol.',
      (file) => attachmentTypes.has(file.attribute('mimeCode') ?? 'application/pdf'),
    ],
  ]),
  ...checksAt('AllowanceCharge/AllowanceChargeReasonCode', [
    [
      'PEPPOL-EN16931-CL002',
      'The reason code of the allowance is unknown to Peppol.',
      (code) => !isOf(code, 'false') || allowanceReasons.has(code.clean),
    ],
    [
      'PEPPOL-EN16931-CL003',
      'The reason code of the charge is unknown to Peppol.',
      (code) => !isOf(code, 'true') || chargeReasons.has(code.clean),
    ],
  ]),
  ...checksAt('InvoicePeriod/DescriptionCode', [
    [
      'PEPPOL-EN16931-CL006',
      'The code for the moment at which VAT is due is unknown to Peppol.',
      (code) => vatPointCodes.has(code.clean),
    ],
  ]),
  ...checksAt(amounts.join(' | '), [
    [
      'PEPPOL-EN16931-CL007',
      'The currency of an amount is unknown to Peppol.',
      (amount) => peppolCurrencies.has(amount.attribute('currencyID') ?? ''),
    ],
  ]),
  ...checksAt('EndpointID', [
    [
      'PEPPOL-EN16931-CL008',
      'The scheme of the electronic address is unknown to Peppol.',
      (id) => peppolEndpointSchemes.has(id.attribute('schemeID') ?? '0208'),
    ],
  ]),
  ...checksAt('InvoiceTypeCode', [
    [
      'PEPPOL-EN16931-P0100',
      'The type code is not allowed for an invoice in Peppol.',
      (code, document) => profileOf(document) !== '01' || peppolInvoiceTypes.has(code.clean),
    ],
    [
      'PEPPOL-EN16931-P0112',
      'Types 326 and 384 are for two German parties only.',
      (code, document) => !['326', '384'].includes(code.clean) || areGerman(document),
    ],
  ]),
  ...checksAt('CreditNoteTypeCode', [
    [
      'PEPPOL-EN16931-P0101',
      'The type code is not allowed for a credit note in Peppol.',
      (code, document) => profileOf(document) !== '01' || peppolCreditNoteTypes.has(code.clean),
    ],
  ]),
  ...checksAt('IssueDate | DueDate | TaxPointDate | StartDate | EndDate | ActualDeliveryDate', [
    [
      'PEPPOL-EN16931-F001',
      'A date is no day as YYYY-MM-DD.',
      (date) => date.text.length === 10 && readDay(date.text) !== null,
    ],
  ]),
  ...checksAt(
    'TaxCategory',
    reasonCategories.map(([id, reason, category]): CheckRow => [
      `PEPPOL-EN16931-${id}`,
      `The reason ${reason} belongs to VAT category ${category}.`,
      (element) =>
        !element.values('TaxExemptionReasonCode').some((code) => code.toUpperCase() === reason) ||
        element.cleanValue('ID') === category,
    ]),
  ),
];
