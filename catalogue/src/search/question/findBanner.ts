import type { Language } from '@talloor/rules/facts.ts';
import type { AboutPage, FoundBanner } from '../../catalogue.ts';
import { phraseKey } from '../assortment/contentLookup.ts';
import { isShownOn, type SearchBanner, type SearchContent } from '../assortment/searchContent.ts';
import { plainWords } from '../text/plainText.ts';

export type BannerQuestion = {
  readonly place: SearchBanner['place'];
  readonly keywords: string;
  readonly about: AboutPage | null;
  readonly language: Language;
  readonly onDay: string;
};

/** Phrases (`,` or `;`) need a matching query, a category a page at or below it. */
export function findBanner({ banners }: Pick<SearchContent, 'banners'>, question: BannerQuestion): FoundBanner | null {
  const { place, about, language, onDay } = question;
  const aliases = about === null ? [] : [about.alias, ...about.trail.map(({ alias }) => alias)];
  const match = banners.find(
    (banner) =>
      banner.place === place &&
      isShownOn(banner, onDay) &&
      (banner.alias === '' || aliases.includes(banner.alias)) &&
      (banner.keywords.trim() === '' || isCalled(banner.keywords, question)),
  );
  return (
    (match && {
      id: match.id,
      title: match.title[language],
      text: match.text[language],
      tag: match.tag[language],
      link: match.link[language],
      link_text: match.linkText[language],
      board: match.board,
      image: match.image,
    }) ??
    null
  );
}

/** A prefix matches while typing. */
function isCalled(phrases: string, { keywords, language, place }: BannerQuestion): boolean {
  const keywordKey = ` ${phraseKey(keywords, language)} `;
  const plainKeywords = plainWords(keywords);
  return phrases.split(/[;,]/).some((phrase) => {
    const key = phraseKey(phrase, language);
    if (key === '') return false;
    return (
      keywordKey.includes(` ${key} `) ||
      (place === 'autocomplete' && plainKeywords !== '' && plainWords(phrase).startsWith(plainKeywords))
    );
  });
}
