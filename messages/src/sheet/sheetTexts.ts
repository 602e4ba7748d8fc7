const nl = {
  /** At most 31 characters. */
  sheet: 'Assortiment',
  file: 'assortiment',
  /** Sheet of a list, and default file name. */
  list: 'Lijstje',
  comment: 'Opmerking',
  comparisonUnit: 'Prijs per',
  boxQuantity: 'Doosprijs vanaf',
  unlimited: 'onbeperkt',
  /** A known heading of order files (`headingOf`). */
  toOrder: 'Te bestellen',
};

const fr: typeof nl = {
  sheet: 'Assortiment',
  file: 'assortiment',
  list: 'Liste',
  comment: 'Remarque',
  comparisonUnit: 'Prix par',
  boxQuantity: 'Prix carton dès',
  unlimited: 'illimité',
  toOrder: 'À commander',
};

export const sheetTexts = { nl, fr };
