import type { EInvoiceAddress, EInvoiceBuyer, EInvoiceSeller } from '@talloor/einvoice/document.ts';
import type { Supplier } from '@talloor/platform/configuration.ts';
import type { CustomerFacts } from '@talloor/rules/facts.ts';

const enterpriseScheme = '0208';
/** Identifier in a delivery network (ISO 6523). */
const networkScheme = '0203';

/** With valid check digits, else null. */
export function enterpriseNumberIn(vatNumber: string): string | null {
  const digits = vatNumber.replaceAll(/\D/g, '');
  const number = digits.length === 9 ? `0${digits}` : digits;
  if (!/^[01]\d{9}$/.test(number) || /^[A-Z]{2}/i.test(vatNumber.replace(/^BE/i, ''))) return null;
  return 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)) ? number : null;
}

/** `9000 Gent`. */
function placeOf(city: string): Pick<EInvoiceAddress, 'postalCode' | 'city'> {
  const [, postalCode = '', name = city] = /^(\d{4}) (.+)$/.exec(city) ?? [];
  return { postalCode, city: name };
}

/** Null without a Belgian enterprise number. */
export function sellerOf(supplier: Supplier): EInvoiceSeller | null {
  const number = enterpriseNumberIn(supplier.vatNumber);
  if (number === null) return null;
  return {
    name: supplier.name,
    tradingName: null,
    companyNumber: number,
    vatNumber: `BE${number}`,
    endpoint: { scheme: enterpriseScheme, id: number },
    address: { street: supplier.street, addition: null, ...placeOf(supplier.city), country: 'BE' },
  };
}

/** Without enterprise number no Peppol address; the reserved domain says so. */
export function buyerOf({
  customerNumber,
  billingAddress,
  vatNumber,
}: Pick<CustomerFacts, 'customerNumber' | 'billingAddress' | 'vatNumber'>): EInvoiceBuyer {
  const number = enterpriseNumberIn(vatNumber);
  const { name, street, streetNumber, box, postal, city } = billingAddress;
  return {
    name,
    tradingName: null,
    companyNumber: number,
    vatNumber: number === null ? null : `BE${number}`,
    endpoint:
      number === null
        ? { scheme: networkScheme, id: `${customerNumber}.invalid` }
        : { scheme: enterpriseScheme, id: number },
    address: {
      street: `${street} ${streetNumber}`.trim(),
      addition: box === '' ? null : box,
      postalCode: postal,
      city,
      country: 'BE',
    },
    customerNumber,
  };
}
