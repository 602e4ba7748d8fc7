import type { UblDocument } from '../../ublDocument.ts';
import { isVat } from '../ublFacts.ts';

const hasVatNumber = (document: UblDocument, party: string): boolean =>
  document.select(`${party}/PartyTaxScheme`).some((scheme) => isVat(scheme) && scheme.has('CompanyID'));

const seller = 'AccountingSupplierParty/Party';
const buyer = 'AccountingCustomerParty/Party';
const representative = 'TaxRepresentativeParty';

export const hasNoVatNumbers = (document: UblDocument): boolean =>
  ![seller, buyer, representative].some((party) => hasVatNumber(document, party));

/** By the seller's tax number, or its representative's VAT number. */
export const isSellerRegistered = (document: UblDocument, demanded: 'anyTaxNumber' | 'vatNumber'): boolean =>
  hasVatNumber(document, representative) ||
  hasVatNumber(document, seller) ||
  (demanded === 'anyTaxNumber' && document.select(`${seller}/PartyTaxScheme/CompanyID`).length > 0);

export const isBuyerRegistered = (document: UblDocument, demanded: 'vatNumber' | 'anyNumber' | undefined): boolean =>
  demanded === undefined ||
  hasVatNumber(document, buyer) ||
  (demanded === 'anyNumber' && document.select(`${buyer}/PartyLegalEntity/CompanyID`).length > 0);
