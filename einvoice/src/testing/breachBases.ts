import { writeUbl } from '../writeUbl.ts';
import { editXml } from './editXml.ts';
import { exampleCreditNote, exampleInvoice } from './exampleDocument.ts';

const others = [
  '+ S/Contact/Name Verkoop',
  '+ S/Contact/Telephone +32 9 000 00 00',
  '+ S/Contact/ElectronicMail verkoop@voorbeeld.example',
  '+ Line[1]/OrderLineReference/LineID 1',
  '+ Line[1]/Item/StandardItemIdentification/ID 5400141000016',
  '@ Line[1]/Item/StandardItemIdentification/ID schemeID=0160',
  '+ Line[1]/Price/AllowanceCharge/ChargeIndicator false',
  '+ Line[1]/Price/AllowanceCharge/Amount 0.266',
  '@ Line[1]/Price/AllowanceCharge/Amount currencyID=EUR',
  '+ Line[1]/Price/AllowanceCharge/BaseAmount 1.50',
  '@ Line[1]/Price/AllowanceCharge/BaseAmount currencyID=EUR',
  '+ T/PrepaidAmount 10.00',
  '@ T/PrepaidAmount currencyID=EUR',
  '= T/PayableAmount 217.69',
].join(' ; ');
const invoice = editXml(writeUbl(exampleInvoice), others);
const credit = editXml(writeUbl(exampleCreditNote), others);

const countries = (code: string): string =>
  `= S/PostalAddress/Country/IdentificationCode ${code} ; = B/PostalAddress/Country/IdentificationCode ${code}`;

const vatNumbers = (seller: string, buyer = seller): string =>
  `= S/PartyTaxScheme/CompanyID ${seller} ; = B/PartyTaxScheme/CompanyID ${buyer}`;

const schemes = (scheme: string): string =>
  `@ S/PartyLegalEntity/CompanyID schemeID=${scheme} ; @ B/PartyLegalEntity/CompanyID schemeID=${scheme}`;

const denmark = `${countries('DK')} ; ${schemes('0184')} ; = S/PartyLegalEntity/CompanyID DK12345678 ; = B/PartyLegalEntity/CompanyID DK12345678 ; = PaymentMeans/PaymentMeansCode 42`;
const netherlands = `${countries('NL')} ; ${schemes('0106')}`;

/** Some countries keep their own. */
export const breachBases: Readonly<Record<string, string>> = {
  invoice,
  credit,
  representative: editXml(
    invoice,
    '+ TaxRepresentativeParty/PartyName/Name Fiscaal ; + TaxRepresentativeParty/PostalAddress/Country/IdentificationCode BE ; + TaxRepresentativeParty/PartyTaxScheme/CompanyID BE0314595348 ; + TaxRepresentativeParty/PartyTaxScheme/TaxScheme/ID VAT',
  ),
  norway: editXml(invoice, `${countries('NO')} ; ${vatNumbers('NO974760673MVA')}`),
  denmark: editXml(invoice, denmark),
  danishCredit: editXml(credit, denmark),
  italy: editXml(invoice, `${countries('IT')} ; ${vatNumbers('IT07643520567')}`),
  sweden: editXml(
    invoice,
    `${countries('SE')} ; ${vatNumbers('SE556732170701')} ; ${schemes('0007')} ; = S/PartyLegalEntity/CompanyID 5567321707`,
  ),
  greece: editXml(
    invoice,
    `${countries('GR')} ; ${vatNumbers('EL094019245')} ; = ID 094019245|30/11/2026|1|1.1|A|1 ; = S/EndpointID 094019245 ; @ S/EndpointID schemeID=9933 ; = B/EndpointID 094019245 ; @ B/EndpointID schemeID=9933`,
  ),
  iceland: editXml(invoice, `${countries('IS')} ; ${schemes('0196')}`),
  netherlands: editXml(invoice, netherlands),
  dutchCredit: editXml(credit, netherlands),
  germany: editXml(invoice, countries('DE')),
};
