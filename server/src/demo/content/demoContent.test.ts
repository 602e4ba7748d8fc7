import { expect, test } from '@jest/globals';
import { findBanner } from '@talloor/catalogue/search/question/findBanner.ts';
import { isShopPage } from '../../pages/shopPages.ts';
import { demoNavigation } from './readNavigation.ts';
import { demoArticles } from './readArticles.ts';
import { isCompanyNumber } from '@talloor/rules/account/fields/companyNumber.ts';
import { demoCompanies } from './companies.ts';
import { detailOf } from './details/detailOf.ts';
import { demoRelations } from '../catalogue/demoRelations.ts';
import { demoBanners, demoFaq, demoRedirects, demoSpecialLists, demoSynonyms } from './shop/readShopContent.ts';

const doubles = (keys: readonly string[]) => keys.filter((key, index) => keys.indexOf(key) !== index);
const nodes = demoNavigation.flatMap((group) => [
  group,
  ...group.subgroups.flatMap((subgroup) => [subgroup, ...subgroup.items]),
]);

test('no two articles have the same number, barcode or, within a brand, the same name', () => {
  expect(doubles(demoArticles.map(({ articleNumber }) => articleNumber))).toEqual([]);
  expect(doubles(demoArticles.map(({ ean }) => ean))).toEqual([]);
  expect(doubles(demoArticles.map(({ brand, name }) => `${brand} ${name.nl}`))).toEqual([]);
  expect(doubles(demoArticles.map(({ brand, name }) => `${brand} ${name.fr}`))).toEqual([]);
});

test('every text of an article is there in both languages, whole', () => {
  const texts = demoArticles.flatMap((article) => {
    const { description, ingredients, storageText, packaging } = detailOf(article);
    return [article.name, article.pack, article.salesUnit, description, ingredients, storageText, packaging]
      .filter((text) => text !== undefined)
      .map((text) => ({ number: article.articleNumber, ...text }));
  });
  expect(texts.filter(({ nl, fr }) => (nl === '') !== (fr === ''))).toEqual([]);
  expect(texts.filter(({ nl, fr }) => /[[\]{}|]|undefined| {2}/u.test(`${nl}${fr}`))).toEqual([]);
  expect(texts.filter(({ fr }) => /\b(doos|zak|emmer|fles|stuk|bakje|kist)\b/u.test(fr))).toEqual([]);
});

test('no name says a word twice in a row', () => {
  const names = demoArticles.flatMap(({ name }) => [name.nl, name.fr]);
  expect(names.filter((name) => /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu.test(name))).toEqual([]);
});

test.each(['search-top', 'search-inside', 'autocomplete'] as const)(
  'each word that a banner at %s names calls it',
  (place) => {
    const banners = demoBanners
      .filter((banner) => banner.place === place)
      .map(({ link_text: linkText, from_day: from, to_day: to, ...banner }, index) => {
        return { ...banner, place, id: String(index), linkText, from, to };
      });
    expect(banners).not.toHaveLength(0);
    for (const { keywords, title } of banners)
      for (const word of keywords.split(/[,\s]+/)) {
        const found = findBanner(
          { banners },
          { place, keywords: word, about: null, language: 'nl', onDay: '2026-03-11' },
        );
        expect({ word, title: found?.title }).toEqual({ word, title: title.nl });
      }
  },
);

test('what replaces another article, what goes with it and what lists name is sold', () => {
  const sold = new Set(demoArticles.map(({ articleNumber }) => articleNumber));
  const named = [
    ...demoArticles.flatMap(({ replacement }) => replacement ?? []),
    ...demoRelations().flatMap(({ articleNumber, otherArticle }) => [articleNumber, otherArticle]),
    ...demoSpecialLists.flatMap(({ articles }) => articles),
  ];
  expect(named.filter((article) => !sold.has(article))).toEqual([]);
});

test('the navigation has 25 groups, and names and an alias of its own for every page', () => {
  expect(demoNavigation).toHaveLength(25);
  expect(doubles(nodes.map(({ alias }) => alias))).toEqual([]);
  expect(doubles(nodes.map(({ code }) => code))).toEqual([]);
  expect(nodes.filter(({ name }) => name.nl === '' || name.fr === '')).toEqual([]);
});

test('banners, lists, questions, synonyms and redirects are written in both languages and lead to pages that exist', () => {
  const shown = [
    ...demoBanners.flatMap(({ title, text, tag, link, link_text }) => [title, text, tag, link, link_text]),
    ...demoSpecialLists.flatMap(({ headline, description }) => [headline, description]),
    ...demoFaq.flatMap(({ question, answer }) => [question, answer]),
  ];
  expect(shown.filter(({ nl, fr }) => nl === '' || fr === '')).toEqual([]);
  expect(demoSynonyms.filter(({ words }) => words.length < 2 || words.includes(''))).toEqual([]);
  const aliases = new Set(nodes.map(({ alias }) => alias));
  const links = [
    ...demoBanners.flatMap(({ link }) => [link.nl, link.fr]),
    ...demoRedirects.map(({ target }) => target),
  ];
  const missing = links.filter((link) => {
    const alias = /^(?:\/fr)?\/assortiment\/(\d+)$/.exec(link)?.[1];
    return alias === undefined ? !isShopPage(link) : !aliases.has(alias);
  });
  expect(missing).toEqual([]);
});

test('every company of the register has a number that passes its check, and words for its codes', () => {
  for (const { businessId, legalForm, situation, activity } of demoCompanies)
    expect([businessId, isCompanyNumber(businessId), legalForm?.text, situation.text, activity?.text]).not.toEqual(
      expect.arrayContaining([false, null]),
    );
  expect(doubles(demoCompanies.map(({ businessId }) => businessId))).toEqual([]);
});
