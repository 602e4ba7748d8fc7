import { getNavigationTreeRoute } from '../assortment/getNavigationTree.ts';
import { getStrongThemesRoute } from '../assortment/getStrongThemes.ts';
import { listAnnouncementsRoute } from '../announcements/listAnnouncements.ts';
import { listBannersRoute } from '../assortment/listBanners.ts';
import { getSpecialListRoute, listSpecialListsRoute } from '../assortment/specialLists.ts';
import { searchFaqLimit, searchFaqRoute } from '../faq/searchFaq.ts';
import { findTradeItemRoute } from './findTradeItem.ts';
import { getArticleRoute } from './getArticle.ts';
import { getProductsRoute } from './getProducts.ts';
import { relatedRoutes } from './getRelated.ts';
import { getSpecSheetRoute } from './getSpecSheet.ts';
import { listOrderedArticlesRoute } from './listOrderedArticles.ts';
import { autocompleteRoute } from '../search/autocomplete.ts';
import { rememberHistory } from '../search/rememberHistory.ts';
import { rememberPopularity } from '../search/rememberPopularity.ts';
import { searchProductsRoute } from '../search/searchProducts.ts';
import { findArticlePageRoute } from './findArticlePage.ts';
import { getPhotoRoute } from './getPhoto.ts';
import { companyRoutes } from '../company/companyRoutes.ts';
import { getTranslationFileRoute, getTranslationRoute } from '../translations/translations.ts';
import type { QueryModule, QuerySide } from '../module.ts';

export function productModule(side: QuerySide): QueryModule {
  const findHistory = rememberHistory(side.pool);
  const findPopularity = rememberPopularity(side.pool);
  return {
    routes: [
      searchProductsRoute(side, findHistory, findPopularity),
      autocompleteRoute(side, findHistory, findPopularity),
      getArticleRoute(side),
      findArticlePageRoute(side),
      listOrderedArticlesRoute(side),
      getProductsRoute(side),
      ...relatedRoutes(side),
      findTradeItemRoute(side),
      getSpecSheetRoute(side),
      getNavigationTreeRoute(side),
      getStrongThemesRoute(side),
      getSpecialListRoute(side),
      listSpecialListsRoute(side),
      listBannersRoute(side),
      searchFaqRoute(side),
      listAnnouncementsRoute(side),
      getTranslationRoute(),
      getTranslationFileRoute(),
      ...companyRoutes(side.company),
      getPhotoRoute(side),
    ],
    limits: [searchFaqLimit],
  };
}
