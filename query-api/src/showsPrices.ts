import type { Catalogue } from '@talloor/catalogue/catalogue.ts';

/** Whether this customer's users see amounts; a customer that the catalogue does not know shows none. */
export async function showsPrices(catalogue: Catalogue, customerNumber: string): Promise<boolean> {
  const customer = await catalogue.findCustomer(customerNumber);
  return customer?.showPrices ?? false;
}
