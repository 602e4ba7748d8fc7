import type { ResourceProps } from 'react-admin';
import { contentResource } from './contentResource.tsx';
import { announcements } from './resources/announcements.tsx';
import { banners } from './resources/banners.tsx';
import { cannedTexts } from './resources/cannedTexts.tsx';
import { columnSets } from './resources/columnSets.tsx';
import { facets } from './resources/facets.tsx';
import { faqItems } from './resources/faqItems.tsx';
import { labels } from './resources/labels.tsx';
import { musselCustomers } from './resources/musselCustomers.tsx';
import { musselPackages } from './resources/musselPackages.tsx';
import { musselSeasons } from './resources/musselSeasons.tsx';
import { navigationNodes } from './resources/navigationNodes.tsx';
import { products } from './resources/products.tsx';
import { redirects } from './resources/redirects.tsx';
import { specialLists } from './resources/specialLists.tsx';
import { synonyms } from './resources/synonyms.tsx';
import { termsVersions } from './resources/termsVersions.tsx';

export const contents: readonly ResourceProps[] = [
  contentResource(products),
  contentResource(navigationNodes),
  contentResource(labels),
  contentResource(banners),
  contentResource(specialLists),
  contentResource(synonyms),
  contentResource(redirects),
  contentResource(facets),
  contentResource(columnSets),
  contentResource(faqItems),
  contentResource(announcements),
  contentResource(termsVersions),
  contentResource(cannedTexts),
  contentResource(musselSeasons),
  contentResource(musselPackages),
  contentResource(musselCustomers),
];
