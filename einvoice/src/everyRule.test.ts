import { describe, expect, it, test } from '@jest/globals';
import { allChecks, checkEInvoice } from './checkEInvoice.ts';
import { unusedElements } from './checks/en16931/unusedElements.ts';
import { breachBases } from './testing/breachBases.ts';
import { en16931Breaches, ublBreaches, type Breaches } from './testing/breaches.ts';
import { editXml } from './testing/editXml.ts';
import { nationalBreaches, peppolBreaches } from './testing/peppolBreaches.ts';

const unbreakable: Readonly<Record<string, string>> = {
  'BR-CO-05': 'the official rule has no condition',
  'BR-CO-06': 'the official rule has no condition',
  'BR-CO-07': 'the official rule has no condition',
  'BR-CO-08': 'the official rule has no condition',
  'BR-DEC-13': 'the official rule looks for the currency inside the amount',
  'BR-DEC-15': 'the official rule looks for the currency inside the amount',
};

const ruleId = (number: number): string => `UBL-CR-${String(number).padStart(3, '0')}`;

const unusedGroups = unusedElements.map(([first, parent, names]) => {
  const paths = names.split(' ').map((name) => (parent === '' ? name : `${parent}/${name}`));
  const base = parent.startsWith('BillingReference') ? 'credit' : 'invoice';
  return {
    parent: parent === '' ? 'the document' : parent,
    ids: paths.map((_, index) => ruleId(first + index)),
    breach: `${base} ${paths.map((path) => `+ ${path} 1`).join(' ; ')}`,
  };
});

const attributeBreaches: Breaches = Object.fromEntries(
  (
    [
      [648, 'CustomizationID schemeID'],
      [649, 'ProfileID schemeID'],
      [650, 'ID schemeID'],
      [652, 'S/PartyTaxScheme/CompanyID schemeID'],
      [653, 'PaymentMeans/PaymentID schemeID'],
      [654, 'PaymentMeans/PayeeFinancialAccount/ID schemeID'],
      [655, 'PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID schemeID'],
      [656, 'InvoiceTypeCode listID'],
      [657, 'DocumentCurrencyCode listID'],
      [660, 'S/PostalAddress/Country/IdentificationCode listID'],
      [661, 'PaymentMeans/PaymentMeansCode listID'],
      [678, 'Sub/TaxCategory/ID schemeID'],
      [679, 'Line/Item/ClassifiedTaxCategory/ID schemeID'],
    ] as const
  ).map(([number, place]) => [ruleId(number), `invoice @ ${place}=x`]),
);

const dataTypeBreaches: Breaches = Object.fromEntries(
  (
    [
      [8, 'schemeName'],
      [9, 'schemeAgencyName'],
      [10, 'schemeDataURI'],
      [11, 'schemeURI'],
      [12, 'format'],
      [13, 'unitCodeListIdentifier'],
      [14, 'unitCodeListAgencyIdentifier'],
      [15, 'unitCodeListAgencyName'],
      [16, 'listAgencyName'],
      [17, 'listName'],
      [19, 'languageID'],
      [20, 'listURI'],
      [21, 'listSchemeURI'],
      [22, 'languageLocaleID'],
      [23, 'uri'],
      [24, 'currencyCodeListVersionID'],
      [25, 'characterSetCode'],
      [26, 'encodingCode'],
      [27, 'schemeAgencyID'],
      [28, 'listAgencyID'],
    ] as const
  ).map(([number, name]) => [`UBL-DT-${String(number).padStart(2, '0')}`, `credit @ Note ${name}=x`]),
);

const breaches: Breaches = {
  ...attributeBreaches,
  ...dataTypeBreaches,
  ...en16931Breaches,
  ...ublBreaches,
  ...peppolBreaches,
  ...nationalBreaches,
};

const idsOf = (xml: string): readonly string[] => checkEInvoice(xml).map((finding) => finding.ruleId);

const idsOfBases = new Map(Object.entries(breachBases).map(([base, xml]) => [base, idsOf(xml)]));

const documentOf = (breach: string): string => {
  const [base = '', ...changes] = breach.split(' ');
  return editXml(breachBases[base] ?? '', changes.join(' '));
};

const isBaseAlone = (breach: string): boolean => !breach.includes(' ');

describe('each rule of EN 16931 and Peppol', () => {
  it.each(Object.entries(breaches))('%s is broken by: %s', (id, breach) => {
    expect(idsOf(documentOf(breach))).toContain(id);
    if (isBaseAlone(breach)) return;
    const [base = ''] = breach.split(' ');
    expect(idsOfBases.get(base)).not.toContain(id);
  });

  it.each(unusedGroups)('against unused elements is broken in $parent', ({ ids, breach }) => {
    expect(idsOf(documentOf(breach))).toEqual(expect.arrayContaining(ids));
  });

  it('has a document that breaks it, or a reason why none can', () => {
    const ids = [...new Set(allChecks.map(({ id }) => id))];
    const unused = unusedGroups.flatMap((group) => group.ids);
    expect(ids.toSorted()).toEqual([...Object.keys(breaches), ...unused, ...Object.keys(unbreakable)].toSorted());
  });

  it('has a short message in plain words', () => {
    for (const { message } of allChecks) {
      expect(message.split(/\s+/u).length).toBeLessThanOrEqual(25);
      expect(message).toMatch(/\.$/u);
    }
  });
});

test.each(['invoice', 'credit', 'representative', 'denmark', 'italy', 'iceland', 'netherlands', 'germany'])(
  'the document "%s" that the changes start from breaks no rule',
  (base) => {
    expect(idsOfBases.get(base)).toEqual([]);
  },
);
