import type {
  BannerContent,
  ColumnSetContent,
  FaqContent,
  RedirectContent,
  SpecialListContent,
  SynonymContent,
} from '@talloor/catalogue/content/contentRecords.ts';
import type { FreeSampleInput } from '@talloor/catalogue/sample/writeFreeSamples.ts';
import { findArticle } from '../findArticle.ts';
import { bannerBlocks } from './banners.ts';
import { faqBlocks } from './faq.ts';
import { listBlocks } from './lists.ts';
import { redirectLines } from './redirects.ts';
import { synonymLines } from './synonyms.ts';

const blocksOf = (text: string) =>
  text
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n'));
const languageOf = (text: string | undefined) => (text === 'fr' ? ('fr' as const) : ('nl' as const));
const always = { published: true, from_day: null, to_day: null };

/** What the back office of the demo has written for the shop, in the order in which it is shown. */
export const demoBanners: readonly BannerContent[] = blocksOf(bannerBlocks).map(
  ([head = '', nl = '', fr = ''], index) => {
    const [place = '', alias = '', keywords = '', board = '', linkNl = '', linkFr = ''] = head.split('|');
    const [titleNl = '', textNl = '', tagNl = '', wordsNl = ''] = nl.split('|');
    const [titleFr = '', textFr = '', tagFr = '', wordsFr = ''] = fr.split('|');
    return {
      place: place as BannerContent['place'],
      alias,
      keywords,
      title: { nl: titleNl, fr: titleFr },
      text: { nl: textNl, fr: textFr },
      tag: { nl: tagNl, fr: tagFr },
      link: { nl: linkNl, fr: linkFr },
      link_text: { nl: wordsNl, fr: wordsFr },
      board,
      image: null,
      sorting: (index + 1) * 10,
      ...always,
    };
  },
);

export const demoSpecialLists: readonly SpecialListContent[] = blocksOf(listBlocks).map(
  ([head = '', nl = '', fr = '', articles = ''], index) => {
    const [kind = '', place = '', display = '', board = ''] = head.split('|');
    const [headlineNl = '', descriptionNl = ''] = nl.split('|');
    const [headlineFr = '', descriptionFr = ''] = fr.split('|');
    return {
      kind: kind === 'theme' ? 'theme' : 'list',
      place: place as SpecialListContent['place'],
      headline: { nl: headlineNl, fr: headlineFr },
      description: { nl: descriptionNl, fr: descriptionFr },
      display: display === 'grid' ? 'grid' : 'swiper',
      board,
      articles: articles.split(', ').map((text) => findArticle(text).articleNumber),
      sorting: (index + 1) * 10,
      ...always,
    };
  },
);

export const demoSynonyms: readonly SynonymContent[] = synonymLines
  .trim()
  .split('\n')
  .map((line) => {
    const [language, words = ''] = line.split('|');
    return { language: languageOf(language), words: words.split(/, | > /), one_way: words.includes(' > ') };
  });

export const demoRedirects: readonly RedirectContent[] = redirectLines
  .trim()
  .split('\n')
  .map((line) => {
    const [language, keywords = '', target = ''] = line.split('|');
    return { language: languageOf(language), keywords, target };
  });

export const demoFaq: readonly FaqContent[] = blocksOf(faqBlocks).map(
  ([questionNl = '', questionFr = '', answerNl = '', answerFr = ''], index) => ({
    question: { nl: questionNl, fr: questionFr },
    answer: { nl: answerNl, fr: answerFr },
    sorting: (index + 1) * 10,
    published: true,
  }),
);

export const demoColumnSets: readonly ColumnSetContent[] = [
  {
    name: 'Keuken',
    columns: ['article_number', 'name', 'brand', 'pack', 'price', 'comparison_price', 'last_order_quantity'],
  },
  {
    name: 'Aankoop',
    columns: ['article_number', 'name', 'ean', 'price', 'normal_price', 'box_price', 'promo', 'vat', 'deposit'],
  },
  {
    name: 'Voorraad',
    columns: ['article_number', 'name', 'pack', 'stock', 'order_before', 'minimum_order', 'sold_per'],
  },
];

/** Articles of which a customer may try a sample. */
export const demoFreeSamples: readonly FreeSampleInput[] = [
  'Vegan burger klassiek',
  'Piramidethee earl grey',
  'Handzeep ecologisch',
  'Chocoladetablet puur',
].map((text, index) => ({ articleNumber: findArticle(text).articleNumber, sorting: (index + 1) * 10 }));
