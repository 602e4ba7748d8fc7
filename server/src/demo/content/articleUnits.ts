import type { Bilingual } from '@talloor/rules/facts.ts';

const french: Readonly<Record<string, string>> = {
  bag: 'poche',
  bak: 'bac',
  bakje: 'barquette',
  bidon: 'bidon',
  blik: 'boîte',
  blok: 'bloc',
  bokaal: 'bocal',
  bos: 'botte',
  doos: 'carton',
  emmer: 'seau',
  fles: 'bouteille',
  kist: 'caisse',
  net: 'filet',
  pak: 'paquet',
  per: 'à la',
  pot: 'pot',
  rol: 'rouleau',
  schaal: 'plat',
  st: 'pc',
  stuk: 'pièce',
  tray: 'plateau',
  vat: 'fût',
  zak: 'sac',
};

/** Bottles stand in a crate, what is eaten lies in a tray. */
const crate = /^bak(?= \d+ × [\d,]+ c?l$)/u;

/** Units, packs and amounts as they stand in the content, with their French: `doos 6 × 1 l`, `carton 6 × 1 l`. */
export const inBoth = (dutch: string): Bilingual => ({
  nl: dutch,
  fr: dutch.replace(crate, 'casier').replace(/\p{L}+/gu, (word) => french[word] ?? word),
});

/** The unit in which a pack is sold, which is its container unless it is sold by what is in it. */
export const unitInBoth = (unit: string, pack: string): Bilingual =>
  pack.startsWith(`${unit} `) ? { nl: unit, fr: inBoth(pack).fr.split(' ')[0] ?? '' } : inBoth(unit);
