import { expect, test } from '@jest/globals';
import { findBanner } from '@talloor/catalogue/search/question/findBanner.ts';
import { findShopPage } from '../../pages/shopPages.ts';
import { isCompanyNumber } from '@talloor/rules/account/fields/companyNumber.ts';
import { moveDays } from '../catalogue/importDemoFile.ts';
import { importedNavigation, importedProducts, importedRelations } from '../testing/demoCatalogue.ts';
import {
  demoBanners,
  demoCompanies,
  demoFaq,
  demoFreeSamples,
  demoRedirects,
  demoSpecialLists,
  demoSynonyms,
} from './demoShop.ts';

const doubles = (keys: readonly string[]) => keys.filter((key, index) => keys.indexOf(key) !== index);

const products = importedProducts();
const nodes = importedNavigation();

test('article numbers and barcodes are unique, and names are unique within a brand', () => {
  expect(doubles(products.map((product) => product.article_number))).toEqual([]);
  expect(doubles(products.map(({ ean }) => ean ?? ''))).toEqual([]);
  expect(doubles(products.map(({ brand, name_nl }) => `${brand} ${name_nl}`))).toEqual([]);
  expect(doubles(products.map(({ brand, name_fr }) => `${brand} ${name_fr}`))).toEqual([]);
});

test('every text of an article is complete in both languages', () => {
  const kinds = ['name', 'pack', 'sales_unit', 'description', 'ingredients', 'storage_text', 'packaging'] as const;
  const texts = products.flatMap((product) =>
    kinds.map((kind) => ({
      number: product.article_number,
      nl: product[`${kind}_nl`] ?? '',
      fr: product[`${kind}_fr`] ?? '',
    })),
  );
  expect(texts.filter(({ nl, fr }) => (nl === '') !== (fr === ''))).toEqual([]);
  expect(texts.filter(({ nl, fr }) => /[[\]{}|]|undefined| {2}/u.test(`${nl}${fr}`))).toEqual([]);
  expect(texts.filter(({ fr }) => /\b(doos|zak|emmer|fles|stuk|bakje|kist)\b/u.test(fr))).toEqual([]);
});

test('no article name repeats a word', () => {
  const names = products.flatMap(({ name_nl, name_fr }) => [name_nl ?? '', name_fr ?? '']);
  expect(names.filter((name) => /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu.test(name))).toEqual([]);
});

test('moveDays shifts the days of a file by the distance between today and the mock-ups’ day', () => {
  const line = '{"from_day":"2026-01-10","to_day":"2026-06-09","name_nl":"2026-03-11"}';
  expect(moveDays(line, '2026-03-11')).toBe(line);
  expect(moveDays(line, '2027-01-01')).toBe('{"from_day":"2026-11-02","to_day":"2027-04-01","name_nl":"2026-03-11"}');
});

test.each(['search-top', 'search-inside', 'autocomplete'] as const)(
  'each keyword of a banner at %s finds that banner',
  (place) => {
    const banners = demoBanners()
      .filter((banner) => banner.place === place)
      .map(({ link_text: linkText, from_day: from, to_day: to, ...banner }, index) => {
        return { ...banner, place, id: String(index), linkText, from, to };
      });
    expect(banners).not.toHaveLength(0);
    for (const { keywords, title } of banners)
      for (const word of keywords.split(/[,\s]+/)) {
        const bannerOfWord = findBanner(
          { banners },
          { place, keywords: word, about: null, language: 'nl', onDay: '2026-03-11' },
        );
        expect({ word, title: bannerOfWord?.title }).toEqual({ word, title: title.nl });
      }
  },
);

test('replacements, related articles, special lists and free samples name existing articles only', () => {
  const sold = new Set(products.map((product) => product.article_number));
  const referencedArticles = [
    ...products.flatMap(({ replacement }) => replacement ?? []),
    ...importedRelations().flatMap((relation) => [relation.article_number, relation.other_article]),
    ...demoSpecialLists().flatMap(({ articles }) => articles),
    ...demoFreeSamples().map(({ articleNumber }) => articleNumber),
  ];
  expect(referencedArticles.filter((article) => !sold.has(article))).toEqual([]);
});

test('the navigation has 25 groups, names in both languages and unique aliases', () => {
  expect(nodes.filter(({ level }) => level === 'group')).toHaveLength(25);
  expect(doubles(nodes.map(({ alias }) => alias))).toEqual([]);
  expect(doubles(nodes.map(({ code }) => code))).toEqual([]);
  expect(nodes.filter(({ name_nl, name_fr }) => name_nl === '' || name_fr === '')).toEqual([]);
});

test('banners, lists, questions and synonyms are written in both languages, and links lead to existing pages', () => {
  const translatedTexts = [
    ...demoBanners().flatMap(({ title, text, tag, link, link_text }) => [title, text, tag, link, link_text]),
    ...demoSpecialLists().flatMap(({ headline, description }) => [headline, description]),
    ...demoFaq().flatMap(({ question, answer }) => [question, answer]),
  ];
  expect(translatedTexts.filter(({ nl, fr }) => nl === '' || fr === '')).toEqual([]);
  expect(demoSynonyms().filter(({ words }) => words.length < 2 || words.includes(''))).toEqual([]);
  const aliases = new Set(nodes.map(({ alias }) => alias));
  const links = [
    ...demoBanners().flatMap(({ link }) => [link.nl, link.fr]),
    ...demoRedirects().map(({ target }) => target),
  ];
  const missing = links.filter((link) => {
    const alias = /^(?:\/fr)?\/assortiment\/(\d+)$/.exec(link)?.[1];
    return alias === undefined ? findShopPage(link) === null : !aliases.has(alias);
  });
  expect(missing).toEqual([]);
});

test('every company of the register has a valid, unique number and texts for its codes', () => {
  for (const { businessId, legalForm, situation, activity } of demoCompanies())
    expect([businessId, isCompanyNumber(businessId), legalForm?.text, situation.text, activity?.text]).not.toEqual(
      expect.arrayContaining([false, null]),
    );
  expect(doubles(demoCompanies().map(({ businessId }) => businessId))).toEqual([]);
});
