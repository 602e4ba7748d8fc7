const nl = {
  /** Name of the sheet, at most 31 characters. */
  sheet: 'Assortiment',
  /** Beginning of the file's name. */
  file: 'assortiment',
  /** The sheet of a list, and the file of one whose name no file can have. */
  list: 'Lijstje',
  comment: 'Opmerking',
  comparisonUnit: 'Per',
  boxQuantity: 'Doosprijs vanaf',
  unlimited: 'onbeperkt',
};

const fr: typeof nl = {
  sheet: 'Assortiment',
  file: 'assortiment',
  list: 'Liste',
  comment: 'Remarque',
  comparisonUnit: 'Par',
  boxQuantity: 'Prix carton dès',
  unlimited: 'illimité',
};

/** Words of an Excel file beside the names of its columns. */
export const sheetTexts = { nl, fr };
