import { pages } from '../Pages.tsx';
import { pathOf, type Language, type PageName } from '../paths.ts';
import { rememberLanguage } from '../i18n/languageChoice.ts';
import { routeConfiguration } from '../routeConfiguration.ts';
import { endingProblems } from '../server/shopClient.ts';
import { OrderPage } from './OrderPage.tsx';
import { punchOutPaths } from './punchOutPaths.ts';
import { replacePages } from './replacePages.ts';
import { RequirePunchOut } from './RequirePunchOut.tsx';

/** Before rendering: every link stays inside punch-out. */
export function enterPunchOut(): void {
  const { checkout, confirmation, orderDetail } = pages;
  const order = <OrderPage checkout={checkout} confirmation={confirmation} orderDetail={orderDetail} />;
  replacePages(punchOutPaths);
  Object.assign(pages, { checkout: order, confirmation: order, orderDetail: order });
  for (const name of Object.keys(punchOutPaths) as PageName[])
    if (name !== 'erp') pages[name] = <RequirePunchOut>{pages[name]}</RequirePunchOut>;
  endingProblems.add('punch_out.session_required');
  const chosen = new URLSearchParams(window.location.search).get('_locale');
  if (chosen === 'nl' || chosen === 'fr') rememberLanguage(chosen);
  Object.assign(routeConfiguration, {
    wishListView: (language: Language, { id }: { readonly id: string }) =>
      pathOf('listView', language, ...([{ list: id }] as unknown as [])),
  });
}
