/** Figures of a line in this order; cents without VAT. Most lines have zeros from `firstRareFigure`. */
export const lineFigures = [
  'quantity',
  'priced_quantity',
  'turnover_cents',
  'deposit_cents',
  'promotion_cents',
  'saving_cents',
  'short_quantity',
  'short_lines',
  'returned_quantity',
  'returned_cents',
] as const;
export const firstRareFigure = lineFigures.indexOf('promotion_cents');
export const figuresPerLine = lineFigures.length;

export type LineTexts = readonly [
  articleNumber: string,
  groupCode: string,
  brand: string,
  nameNl: string,
  nameFr: string,
  unitNl: string,
  unitFr: string,
];
export type PurchaseLine = readonly [texts: LineTexts, figures: readonly number[]];

export type PurchaseNote = {
  readonly delivery_number: string;
  readonly order_number: string;
  readonly ordered_by: string;
  /** yyyy-mm-dd */
  readonly delivered_on: string;
  readonly lines: readonly PurchaseLine[];
};

export type ArticleTexts = { readonly name: Texts; readonly unit: Texts };
type Texts = { readonly nl: string; readonly fr: string };

export type LineKind = { readonly articleNumber: string; readonly groupCode: string; readonly brand: string };

/** Purchases of one customer by columns, without personal data (ADR 0153). */
export type PurchaseHistory = {
  readonly customerNumber: string;
  /** By day. */
  readonly notes: readonly Omit<PurchaseNote, 'lines'>[];
  /** Index of the first line of each note, and the number of lines. */
  readonly firstLines: Int32Array;
  /** Index in `kinds`, of each line. */
  readonly kindOf: Int32Array;
  readonly figures: Float64Array;
  /** 1: of the line. */
  readonly hasRareFigures: Uint8Array;
  readonly kinds: readonly LineKind[];
  /** As on the last note with the article. */
  readonly articles: ReadonlyMap<string, ArticleTexts>;
};
