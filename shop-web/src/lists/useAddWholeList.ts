import { getProducts } from '@talloor/contracts/endpoints/catalogue.ts';
import { getWishList } from '@talloor/contracts/endpoints/wishList.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useBasketGetter } from '../basket/BasketProvider.tsx';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { serverNow } from '../session/serverClock.ts';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';
import { wholeList } from './wholeList.ts';

/** Maximum articles per product request and per basket change. */
const [perQuestion, perChange] = [96, 500];

const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

/** One at a time (spec shopping §4, Lists). */
export function useAddWholeList() {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  const basketNow = useBasketGetter();
  const [busyId, setBusyId] = useState<string | null>(null);

  const fill = async (id: string): Promise<void> => {
    const { lines } = await call(getWishList, { params: { id } });
    const own = wholeList(lines, basketNow().quantityOf, serverNow());
    const answers = await Promise.all(
      inParts([...own.replacements.keys()], perQuestion).map((numbers) =>
        call(getProducts, { query: { articles: numbers.join(',') } }),
      ),
    );
    const products = answers.flatMap((answer) => answer.products);
    const instead = wholeList(
      // Replacements are not replaced again.
      products.map((product) => ({ artNo: product.article_number, product: { ...product, replacement: null } })),
      basketNow().quantityOf,
      serverNow(),
    );
    const items = Object.entries({ ...own.items, ...instead.items });
    // An article without a usable replacement is left out for its own reason.
    const notReplaced = [...own.replacements].flatMap(([number, replaced]) =>
      number in instead.items ? [] : [replaced],
    );
    const leftOut = [...own.leftOut, ...notReplaced];
    for (const part of inParts(items, perChange)) await basketNow().raiseItems(Object.fromEntries(part));
    const replaced = Object.keys(instead.items).length;
    showToast({
      kind: items.length > 0 ? 'ok' : 'info',
      title: items.length > 0 ? t('lists.addedAll', { count: items.length }) : t('lists.nothingToAdd'),
      ...(replaced > 0 && { text: t('lists.replaced', { count: replaced }) }),
    });
    await navigate(path('basket'), { state: { leftOut } });
  };

  return {
    busyId,
    addWholeList: async (id: string): Promise<void> => {
      if (busyId !== null) return;
      setBusyId(id);
      try {
        await fill(id);
      } catch (error) {
        showToast({
          kind: 'error',
          title: t('toast.error'),
          text: `${t('lists.failed.basket')} ${failureText(error, t)}`,
        });
      } finally {
        setBusyId(null);
      }
    },
  };
}
