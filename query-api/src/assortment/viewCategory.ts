import type { BannerFacts, CategoryFacts, SpecialListFacts } from '@talloor/catalogue/assortment/assortment.ts';
import type { NavigationNode } from '@talloor/contracts/endpoints/assortment.ts';
import type { BannerView } from '@talloor/contracts/shapes.ts';
import type { Language } from '@talloor/rules/facts.ts';

export const viewBanner = (banner: BannerFacts, language: Language): BannerView => ({
  id: banner.id,
  title: banner.title[language],
  text: banner.text[language],
  tag: banner.tag[language],
  link: banner.link[language],
  link_text: banner.linkText[language],
  board: banner.board,
  image: banner.image,
});

export const viewCategory = (category: CategoryFacts, language: Language): NavigationNode => ({
  id: category.code,
  name: category.name[language],
  code: category.alias,
  board: category.board,
  icon: category.icon,
  count: category.count,
  banner: category.banner && viewBanner(category.banner, language),
  children: category.children.map((child) => viewCategory(child, language)),
});

/** @param count articles visible to the customer */
export const viewTheme = (theme: SpecialListFacts, count: number, language: Language) => ({
  id: theme.id,
  name: theme.headline[language],
  code: theme.alias,
  board: theme.board,
  icon: null,
  count,
  banner: null,
  children: [],
});
