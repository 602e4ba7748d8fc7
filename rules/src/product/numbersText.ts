export const numbersText = (articleNumber: string, erpNumber: string | null | undefined): string =>
  erpNumber ? `${articleNumber} · ${erpNumber}` : articleNumber;
