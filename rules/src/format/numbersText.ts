/** Of an article or customer: in the shop, and in the ERP where that has its own. */
export const numbersText = (number: string, erpNumber: string | null | undefined): string =>
  erpNumber ? `${number} · ${erpNumber}` : number;
