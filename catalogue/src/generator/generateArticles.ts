import type { NavigationGroupInput } from '../navigation/writeNavigation.ts';
import type { PriceInput } from '../price/writePrices.ts';
import type { ProductInput } from '../product/productInput.ts';
import { randomOf, type Random } from './randomOf.ts';
import { assortments } from './assortments.ts';
import { brands, packs, qualities, syllables } from './vocabulary.ts';

export type GeneratedArticle = {
  readonly product: ProductInput;
  readonly prices: readonly PriceInput[];
  readonly stock: number | null;
};

export const generatedPriceGroups = ['gen-horeca', 'gen-care'] as const;

export const firstGeneratedArticle = 600_000;

const itemCode = (subgroupCode: string, thingIndex: number): string => `${subgroupCode}-${thingIndex + 1}`;

export const generatedNavigation: readonly NavigationGroupInput[] = assortments.map((assortment, index) => ({
  groupCode: assortment.groupCode,
  name: bilingual(assortment.name),
  sorting: 100 + index,
  subgroups: assortment.subgroups.map((subgroup, place) => ({
    subgroupCode: subgroup.subgroupCode,
    name: bilingual(subgroup.name),
    sorting: place + 1,
    items: subgroup.things.map((thing, thingIndex) => ({
      itemCode: itemCode(subgroup.subgroupCode, thingIndex),
      name: bilingual(thing),
      sorting: thingIndex + 1,
    })),
  })),
}));

export function generateArticles(count: number, seed = 1): readonly GeneratedArticle[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, (_, index) => generateArticle(firstGeneratedArticle + index, random));
}

function generateArticle(number: number, random: Random): GeneratedArticle {
  const [firstAssortment, ...otherAssortments] = assortments;
  if (!firstAssortment) throw new Error('no assortment');
  const { subgroups } = random.pick([firstAssortment, ...otherAssortments]);
  const subgroup = subgroups[random.between(0, subgroups.length - 1)];
  if (!subgroup) throw new Error('no sub-group');
  const articleNumber = String(number);
  const [pack, unit, content, boxOf] = random.pick(packs);
  const thingIndex = random.between(0, subgroup.things.length - 1);
  const [thing, quality] = [
    bilingual(subgroup.things[thingIndex] ?? subgroup.things[0]),
    bilingual(random.pick(qualities)),
  ];
  const line = lineOf(random);
  const [packName, unitName] = [bilingual(pack), bilingual(unit)];
  const weighed = subgroup.fromMills > 6_000 && random.next() < 0.15;
  const perKilo = random.between(subgroup.fromMills / 10, subgroup.toMills / 10) * 10;
  const listMills = weighed ? perKilo : Math.max(10, Math.round((perKilo * content) / 10) * 10);
  const product: ProductInput = {
    articleNumber,
    name: {
      nl: `${thing.nl} ${quality.nl} ${line} ${packName.nl.slice(unitName.nl.length + 1)}`,
      fr: `${thing.fr} ${quality.fr} ${line} ${packName.fr.slice(unitName.fr.length + 1)}`,
    },
    brand: random.pick(brands),
    pack: packName,
    ean: eanOf(number),
    subgroupCode: subgroup.subgroupCode,
    itemCode: itemCode(subgroup.subgroupCode, thingIndex),
    status: random.next() < 0.01 ? 'not_orderable' : 'active',
    daysToReplenish: random.between(1, 5),
    wrappedPer: boxOf,
    salesUnit: unitName,
    orderUnit: unitName,
    wrapUnit: { nl: 'doos', fr: 'carton' },
    priceUnit: weighed ? { nl: 'kg', fr: 'kg' } : unitName,
    unitOfMeasure: weighed ? 'KGM' : 'PCE',
    orderableByOrderUnit: weighed,
    orderUnitConversionFactor: weighed ? content : 1,
    weightArticle: weighed,
    vatCode: subgroup.vatCode,
    depositMills: subgroup.subgroupCode === 'gen-beer' ? random.pick([0, 2_100, 4_500]) : 0,
  };
  return { product, prices: pricesOf(articleNumber, listMills, boxOf, random), stock: stockOf(random) };
}

function pricesOf(articleNumber: string, listMills: number, boxOf: number, random: Random): readonly PriceInput[] {
  const reduced = (percentage: number) => Math.max(5, Math.round((listMills * (100 - percentage)) / 500) * 5);
  const prices: PriceInput[] = [{ kind: 'list', articleNumber, priceMills: listMills }];
  for (const priceGroup of generatedPriceGroups)
    if (random.next() < 0.3)
      prices.push({ kind: 'group', articleNumber, priceGroup, priceMills: reduced(random.between(2, 6)) });
  if (boxOf > 1 && random.next() < 0.2)
    prices.push({ kind: 'box', articleNumber, priceMills: reduced(8), fromQuantity: boxOf });
  return prices;
}

function stockOf(random: Random): number | null {
  const chance = random.next();
  if (chance < 0.05) return 0;
  return chance < 0.35 ? null : random.between(2_000, 900_000);
}

const lineOf = (random: Random): string =>
  Array.from({ length: 4 }, () => random.pick(syllables))
    .join('')
    .replace(/^./, (first) => first.toUpperCase());

/** EAN-13 with in-house prefix 2. */
function eanOf(number: number): string {
  const digits = `2${String(number).padStart(11, '0')}`;
  const sum = Array.from(digits, Number).reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function bilingual(text: string): { readonly nl: string; readonly fr: string } {
  const [nl = '', fr = ''] = text.split('|');
  return { nl, fr };
}
