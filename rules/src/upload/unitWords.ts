type Measure = { readonly of: 'kg' | 'l'; readonly content: number };

const measures: ReadonlyMap<string, Measure> = new Map(
  (
    [
      ['kg kilo kilogram kilogramme kgm', { of: 'kg', content: 1 }],
      ['g gr gram gramme', { of: 'kg', content: 0.001 }],
      ['l lt ltr liter litre', { of: 'l', content: 1 }],
      ['dl', { of: 'l', content: 0.1 }],
      ['cl', { of: 'l', content: 0.01 }],
      ['ml', { of: 'l', content: 0.001 }],
    ] satisfies [string, Measure][]
  ).flatMap(([words, measure]) => words.split(' ').map((word): [string, Measure] => [word, measure])),
);
const pieces: ReadonlySet<string> = new Set('x × st stk stuk pc pcs pce piece unit unite eenheid ea each'.split(' '));
/** Packagings as customers write them, in Dutch, French and English. */
const packagings: ReadonlySet<string> = new Set(
  (
    'doos dozijn bak bakje zak zakje krat emmer fles pak pot potje blik tray kist schaal bidon bos rol vat bus colli collo karton tube pallet omdoos verpakking ds krt ' +
    'boite carton caisse casier sac sachet seau bouteille paquet bocal barquette botte rouleau fut plateau palette douzaine colis fardeau ct ' +
    'box case bag bucket bottle pack can crate jar dozen'
  ).split(' '),
);

const bare = (word: string): string =>
  word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replace(/\.$/, '').trim();

function singularsOf(unit: string): readonly string[] {
  const word = bare(unit);
  const stem = word.endsWith('en') ? word.slice(0, -2) : null;
  const hard = stem?.replace(/z$/, 's').replace(/v$/, 'f');
  return [
    word,
    ...(/[sx]$/.test(word) ? [word.slice(0, -1)] : []),
    ...(stem === null || hard === undefined
      ? []
      : // zakken, kisten, dozen, schalen
        [stem, stem.replace(/(.)\1$/, '$1'), hard.replace(/([aeou])([a-z])$/, '$1$1$2')]),
  ];
}

export const isSameUnit = (unit: string, other: string): boolean => {
  const words = new Set(singularsOf(unit));
  return singularsOf(other).some((word) => word !== '' && words.has(word));
};
export const measureOf = (unit: string): Measure | null => measures.get(bare(unit)) ?? null;
export const isPiece = (unit: string): boolean => singularsOf(unit).some((word) => pieces.has(word));
export const isUnit = (word: string): boolean =>
  measureOf(word) !== null || singularsOf(word).some((each) => pieces.has(each) || packagings.has(each));
