import { z } from 'zod';
import { inBoth, unitInBoth } from './articleUnits.ts';
import { netContent } from './netContent.ts';
import { placeOfItem } from './readNavigation.ts';

const options = z.strictObject({
  /** Today's price in euros. */
  day: z.coerce.number().optional(),
  /** Price of customer group B in euros. */
  grp: z.coerce.number().optional(),
  /** `price@fromQuantity`. */
  box: z
    .string()
    .regex(/^[\d.]+@\d+$/)
    .optional(),
  promo: z.string().optional(),
  /** Kilograms per piece of an article sold by weight. */
  w: z.coerce.number().optional(),
  vat: z.coerce.number().optional(),
  /** Deposit in euros. */
  dep: z.coerce.number().optional(),
  stock: z.coerce.number().optional(),
  /** `+n`: back in stock in n calendar days. */
  av: z.coerce.number().optional(),
  days: z.coerce.number().optional(),
  pre: z.literal('').optional(),
  /** Working days that the supplier needs. */
  od: z.coerce.number().optional(),
  /** Closes earlier on the deadline's day. */
  ob: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .optional(),
  /** Sold by so many, at least so many at once, at most so many. */
  per: z.coerce.number().optional(),
  min: z.coerce.number().optional(),
  max: z.coerce.number().optional(),
  status: z.enum(['out_of_assortment', 'not_orderable']).optional(),
  /** Replacement article. */
  alt: z.string().optional(),
});

export type ArticleText = ReturnType<typeof readArticle>;

const taxedInFull = ['nonfood', 'packaging', 'table', 'kitchen', 'janitorial', 'drinks', 'spirits'];

/**
 * Reads a line
 * `number|item|brand|Dutch name|French name|pack|unit*units in a full package|list price|options`.
 *
 * @throws where it is no such line
 */
export function readArticle(line: string) {
  const [
    articleNumber = '',
    itemCode = '',
    brand = '',
    nl = '',
    fr = '',
    pack = '',
    unitAndWrap = '',
    price = '',
    rest = '',
  ] = line.split('|');
  const place = placeOfItem.get(itemCode);
  if (!place) throw new Error(`article ${articleNumber} is in no item of the navigation: ${itemCode}`);
  const pairs = rest
    .split(' ')
    .filter(Boolean)
    .map((pair): [string, string] => {
      const at = pair.indexOf('=');
      return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    });
  const given = options.parse(Object.fromEntries(pairs));
  const [unit = 'st', wrapped = '1'] = unitAndWrap.split('*');
  const [boxPrice, boxFrom] = given.box?.split('@') ?? [];
  const soldPer = given.per ?? 1;
  return {
    articleNumber,
    ...place,
    itemCode,
    brand,
    name: { nl, fr },
    pack: inBoth(pack),
    netContent: given.w === undefined ? netContent(pack, unit) : null,
    ean: ean13(articleNumber),
    salesUnit: unitInBoth(unit, pack),
    priceUnit: given.w === undefined ? unitInBoth(unit, pack) : { nl: 'kg', fr: 'kg' },
    // What is sold as it is packed comes by the box: a bag of onions, four in a box.
    wrapUnit:
      pack.startsWith(`${unit} `) || pack === 'per stuk'
        ? inBoth('doos')
        : unitInBoth(pack.split(' ')[0] ?? 'doos', pack),
    soldPer,
    wrappedPer: Number(wrapped),
    minimumOrder: given.min ?? soldPer,
    maximumOrder: given.max ?? null,
    listMills: mills(price),
    groupMills: given.grp === undefined ? null : mills(given.grp),
    dayMills: given.day === undefined ? null : mills(given.day),
    box: boxPrice && boxFrom ? { priceMills: mills(boxPrice), fromQuantity: Number(boxFrom) } : null,
    promotion: given.promo ?? null,
    kilogramsPerPiece: given.w ?? null,
    vatRate: given.vat ?? (taxedInFull.includes(place.groupCode) ? 21 : 6),
    depositMills: given.dep === undefined ? 0 : mills(given.dep),
    /** Articles with a stock of their own stay out of the demo orders, so that pages show just that stock. */
    isScarce: given.stock !== undefined || given.od !== undefined || given.status !== undefined,
    stock: given.od === undefined ? (given.stock ?? usualStock(articleNumber, place.groupCode)) : 0,
    availableInDays: given.av ?? null,
    daysToReplenish: given.days ?? 0,
    allowPreorder: given.pre !== undefined,
    onDemandWorkdays: given.od ?? null,
    orderBefore: given.ob ?? null,
    status: given.status ?? ('active' as const),
    replacement: given.alt ?? null,
  };
}

function mills(euros: string | number): number {
  return Math.round(Number(euros) * 1000);
}

/** Non-food and drinks are never out of stock; the rest has a plausible number of its own. */
function usualStock(articleNumber: string, groupCode: string): number | null {
  if (taxedInFull.includes(groupCode)) return null;
  return 1500 + ((Number(articleNumber) * 37) % 2600);
}

/** A GTIN-13 in the range that GS1 keeps for use inside a company (prefix 29). */
function ean13(articleNumber: string): string {
  const body = `29${articleNumber.padStart(10, '0')}`;
  const sum = Array.from(body, Number).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
