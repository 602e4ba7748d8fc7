import { codesOf } from './codesOf.ts';

/** UNTDID 1001. */
export const invoiceTypes = codesOf(`
  71 80 81 82 84 102 130 202 203 204 211 218 219 295 325 326 331 380 382 383 384 385 386 387 388 389 390 393 394
  395 456 457 471 472 473 500 501 527 553 575 623 633 751 780 817 870 875 876 877 935
`);

/** UNTDID 1001. */
export const creditNoteTypes = codesOf(`
  81 83 261 262 296 308 381 396 420 458 502 503 532
`);

/** Peppol profile 01. */
export const peppolInvoiceTypes = codesOf(`
  71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 393 395 553 575 623 780 817 870 875 876 877
`);

/** Peppol profile 01. */
export const peppolCreditNoteTypes = codesOf(`
  381 396 81 83 532
`);

/** UNTDID 2005. */
export const vatPointCodes = codesOf(`
  3 35 432
`);

export const attachmentTypes = codesOf(`
  application/pdf image/png image/jpeg text/csv application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
  application/vnd.oasis.opendocument.spreadsheet
`);
