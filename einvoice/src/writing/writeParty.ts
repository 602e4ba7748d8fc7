import type { EInvoiceAddress, EInvoiceDelivery, EInvoiceParty } from '../document.ts';
import { attribute, cac, cbc } from './xmlText.ts';

/** Of identifiers and electronic addresses. */
const enterpriseScheme = '0208';
const glnScheme = '0088';

export const vatScheme = cac('TaxScheme', cbc('ID', 'VAT'));

const writeAddress = (name: 'PostalAddress' | 'Address', address: EInvoiceAddress): string =>
  cac(
    name,
    cbc('StreetName', address.street),
    cbc('AdditionalStreetName', address.addition),
    cbc('CityName', address.city),
    cbc('PostalZone', address.postalCode),
    cac('Country', cbc('IdentificationCode', address.country)),
  );

export function writeParty(party: EInvoiceParty): string {
  const { endpoint, vatNumber } = party;
  return cac(
    'Party',
    cbc('EndpointID', endpoint.id, attribute('schemeID', endpoint.scheme)),
    cac('PartyName', cbc('Name', party.tradingName)),
    writeAddress('PostalAddress', party.address),
    vatNumber === null ? '' : cac('PartyTaxScheme', cbc('CompanyID', vatNumber), vatScheme),
    cac(
      'PartyLegalEntity',
      cbc('RegistrationName', party.name),
      cbc('CompanyID', party.companyNumber, attribute('schemeID', enterpriseScheme)),
    ),
  );
}

export const writeDelivery = ({ day, gln, address, name }: EInvoiceDelivery): string =>
  cac(
    'Delivery',
    cbc('ActualDeliveryDate', day),
    cac(
      'DeliveryLocation',
      cbc('ID', gln, attribute('schemeID', glnScheme)),
      address === null ? '' : writeAddress('Address', address),
    ),
    cac('DeliveryParty', cac('PartyName', cbc('Name', name))),
  );
