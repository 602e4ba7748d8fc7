import type { UblDocument } from '../ublDocument.ts';
import { cleanText } from '../xml/xmlElement.ts';
import { vatNumbersOf } from './ublFacts.ts';

const seller = 'AccountingSupplierParty/Party';
const buyer = 'AccountingCustomerParty/Party';
const address = 'PostalAddress/Country/IdentificationCode';

/** On which national rules depend. Empty without a country. */
export type PartyCountries = {
  /** By own VAT number, the representative's, else by address. */
  readonly seller: string;
  /** By VAT number, else by address. */
  readonly sellerAlone: string;
  readonly buyer: string;
  readonly sellerAddress: string;
  readonly buyerAddress: string;
  readonly representativeAddress: string;
};

const upper = (text: string): string => cleanText(text).toUpperCase();

export function countriesOf(document: UblDocument): PartyCountries {
  const { root } = document;
  const byVatNumber = (path: string): string => {
    const [number = ''] = root.all(path).flatMap(vatNumbersOf);
    return upper(number.slice(0, 2));
  };
  const byAddress = (path: string): string => upper(root.value(`${path}/${address}`));
  const sellerAlone = byVatNumber(seller) || byAddress(seller);
  return {
    seller: byVatNumber(seller) || byVatNumber('TaxRepresentativeParty') || byAddress(seller),
    sellerAlone,
    buyer: byVatNumber(buyer) || byAddress(buyer),
    sellerAddress: byAddress(seller),
    buyerAddress: byAddress(buyer),
    representativeAddress: upper(root.value(`TaxRepresentativeParty/${address}`)),
  };
}
