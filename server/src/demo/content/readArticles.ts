import { z } from 'zod';
import type { Bilingual } from '@talloor/rules/facts.ts';
import { bread, frozen } from './articles/breadAndFrozen.ts';
import { drinks, nonfood } from './articles/drinksAndNonfood.ts';
import { dry, prepared } from './articles/dryAndPrepared.ts';
import { dairy, fish } from './articles/fishAndDairy.ts';
import { meat, poultry } from './articles/meat.ts';
import { vegetables } from './articles/vegetables.ts';

const texts = { veg: vegetables, meat, poultry, fish, dairy, bread, frozen, dry, prepared, drinks, nonfood };

const french: Readonly<Record<string, string>> = {
  kist: 'caisse',
  zak: 'sac',
  st: 'pc',
  doos: 'carton',
  bakje: 'barquette',
  tray: 'plateau',
  schaal: 'plat',
  blik: 'boîte',
  pak: 'paquet',
  bak: 'casier',
  bidon: 'bidon',
  emmer: 'seau',
  pot: 'pot',
  fles: 'bouteille',
  rol: 'rouleau',
  stuk: 'pièce',
  bos: 'botte',
  net: 'filet',
  vat: 'fût',
};
const inFrench = (dutch: string) => dutch.replace(/\p{L}+/gu, (word) => french[word] ?? word);
const both = (dutch: string): Bilingual => ({ nl: dutch, fr: inFrench(dutch) });

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
  per: z.coerce.number().optional(),
  status: z.enum(['out_of_assortment', 'not_orderable']).optional(),
  /** Replacement article. */
  alt: z.string().optional(),
});

export type DemoArticle = ReturnType<typeof readArticle>;

/**
 * All articles of the demo tenant. A line reads
 * `number|sub-group|brand|Dutch name|French name|pack|unit*units in a full package|list price|options`.
 */
export const demoArticles: readonly DemoArticle[] = Object.entries(texts).flatMap(([group, text]) =>
  text
    .trim()
    .split('\n')
    .map((line) => readArticle(group, line)),
);

function readArticle(groupCode: string, line: string) {
  const [
    articleNumber = '',
    subgroupCode = '',
    brand = '',
    nl = '',
    fr = '',
    pack = '',
    unitAndWrap = '',
    price = '',
    rest = '',
  ] = line.split('|');
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
  return {
    articleNumber,
    groupCode,
    subgroupCode,
    brand,
    name: { nl, fr },
    pack: both(pack),
    ean: ean13(articleNumber),
    salesUnit: both(unit),
    priceUnit: given.w === undefined ? both(unit) : { nl: 'kg', fr: 'kg' },
    // What is sold as it is packed comes by the box: a bag of onions, four in a box.
    wrapUnit: both(pack.startsWith(`${unit} `) ? 'doos' : (pack.split(' ')[0] ?? 'doos')),
    soldPer: given.per ?? 1,
    wrappedPer: Number(wrapped),
    listMills: mills(price),
    groupMills: given.grp === undefined ? null : mills(given.grp),
    dayMills: given.day === undefined ? null : mills(given.day),
    box: boxPrice && boxFrom ? { priceMills: mills(boxPrice), fromQuantity: Number(boxFrom) } : null,
    promotion: given.promo ?? null,
    kilogramsPerPiece: given.w ?? null,
    vatRate: given.vat ?? (groupCode === 'nonfood' || groupCode === 'drinks' ? 21 : 6),
    depositMills: given.dep === undefined ? 0 : mills(given.dep),
    /** Articles with a stock of their own stay out of the demo orders, so that pages show just that stock. */
    isScarce: given.stock !== undefined || given.od !== undefined || given.status !== undefined,
    stock: given.od === undefined ? (given.stock ?? usualStock(articleNumber, groupCode)) : 0,
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
  if (groupCode === 'nonfood' || groupCode === 'drinks') return null;
  return 1500 + ((Number(articleNumber) * 37) % 2600);
}

/** A GTIN-13 in the range that GS1 keeps for use inside a company (prefix 29). */
function ean13(articleNumber: string): string {
  const body = `29${articleNumber.padStart(10, '0')}`;
  const sum = Array.from(body, Number).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
