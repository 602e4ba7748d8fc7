import { expect, test } from '@jest/globals';
import { isThing, readJudgedName, type Thing } from './isThing.ts';
import { articlesThatAre, judgeThing, meanOfThings } from './judgeThing.ts';

const thing = (nl: string, fr: string, more: Partial<Thing> = {}): Thing => ({
  heads: { nl: nl.split(' '), fr: fr.split(' ') },
  with: [],
  without: [],
  elsewhere: [],
  ...more,
});
const is = (name: string, wanted: Thing) => isThing(readJudgedName(name), wanted);

test('an article is what its name is a kind of, not what is in it', () => {
  const milk = thing('melk', 'lait');
  for (const name of ['Lait entier', 'Halfvolle melk 1 l', 'Karnemelk']) expect(is(name, milk)).toBe(true);
  for (const name of ['Chocolat au lait', 'Biscuit lait', 'Caramels met melk']) expect(is(name, milk)).toBe(false);
});

test('a cut of meat is meat, and a phrase is one word', () => {
  expect(is('Filet de poulet', thing('kip', 'poulet'))).toBe(true);
  expect(is('Salade de pommes de terre', thing('aardappel', 'pomme_de_terre'))).toBe(false);
  expect(is('Pommes de terre 5 kg', thing('aardappel', 'pomme_de_terre'))).toBe(true);
});

test('required and forbidden words decide too', () => {
  const dark = thing('chocolade', 'chocolat', { with: [['noir', 'zwart']], without: ['wit'] });
  expect(is('Chocolat noir 70 %', dark)).toBe(true);
  expect(is('Chocolat au lait', dark)).toBe(false);
  expect(is('Zwarte en witte chocolade', dark)).toBe(false);
});

test('an article in a subgroup of other things is something else', () => {
  const melon = thing('meloen', 'melon', { elsewhere: ['frisdrank'] });
  const names = [readJudgedName('Melon')];
  const [fruit, drink] = ['Fruit', 'Frisdrank & sap'].map((subgroup) => ({ articleNumber: subgroup, names, subgroup }));
  expect([
    ...articlesThatAre(
      melon,
      [fruit, drink].flatMap((each) => each ?? []),
    ),
  ]).toEqual(['Fruit']);
});

test('precision counts the first five, or all that the assortment has; a query without such articles is not judged', () => {
  const assortment = ['Lait', 'Lait entier', 'Beurre'].map((name, index) => ({
    articleNumber: String(index),
    names: [readJudgedName(name)],
    subgroup: 'Melk',
  }));
  const right = articlesThatAre(thing('melk', 'lait'), assortment);
  expect([...right]).toEqual(['0', '1']);
  expect(judgeThing(['0', '2', '1'], right)).toEqual({ precision: 1, isAccepted: true, isDeadEnd: false });
  expect(judgeThing([], right)).toEqual({ precision: 0, isAccepted: false, isDeadEnd: true });
  expect(judgeThing(['2'], new Set())).toBeNull();
  expect(meanOfThings([judgeThing(['0', '1'], right), judgeThing([], right)].flatMap((each) => each ?? []))).toEqual({
    precision: 0.5,
    accepted: 0.5,
    deadEnds: 0.5,
  });
});
