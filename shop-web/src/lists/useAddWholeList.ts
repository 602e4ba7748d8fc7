import { getProducts } from '@talloor/contracts/endpoints/catalogue.ts';
import { getWishList } from '@talloor/contracts/endpoints/wishList.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useBasketGetter } from '../basket/BasketProvider.tsx';
import { useTakeBack } from '../basket/useTakeBack.ts';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { estimateItems, type Estimate } from '../products/estimateLine.ts';
import { call } from '../server/shopClient.ts';
import { serverNow } from '../session/serverClock.ts';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';
import { wholeList, type LeftOut } from './wholeList.ts';

const [perQuestion, perChange] = [96, 500];
/** More articles need a question. */
export const mostUnasked = 40;

const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

export type ListAddition = Estimate & {
  readonly items: Readonly<Record<string, number>>;
  readonly count: number;
  readonly replaced: number;
  readonly leftOut: readonly LeftOut[];
};

export type AddWholeList = {
  readonly busyId: string | null;
  readonly addWholeList: (id: string, takesLast: boolean) => Promise<void>;
  readonly question: ListAddition | null;
  readonly answer: (isYes: boolean) => Promise<void>;
};

/** Spec shopping §4, Lists. */
export function useAddWholeList(): AddWholeList {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  const basketNow = useBasketGetter();
  const createUndoAction = useTakeBack();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [question, setQuestion] = useState<ListAddition | null>(null);

  const plan = async (id: string, takesLast: boolean): Promise<ListAddition> => {
    const { lines } = await call(getWishList, { params: { id } });
    const own = wholeList(lines, basketNow().quantityOf, serverNow(), takesLast);
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
    const items = { ...own.items, ...instead.items };
    // Without a usable replacement, its own reason counts.
    const notReplaced = [...own.replacements].flatMap(([number, replaced]) =>
      number in instead.items ? [] : [replaced],
    );
    const listed = lines.flatMap(({ product }) => product ?? []);
    return {
      ...estimateItems([...listed, ...products], items),
      items,
      count: Object.keys(items).length,
      replaced: Object.keys(instead.items).length,
      leftOut: [...own.leftOut, ...notReplaced],
    };
  };

  const fill = async ({ items, count, replaced, leftOut }: ListAddition): Promise<void> => {
    const before = Object.fromEntries(Object.keys(items).map((article) => [article, basketNow().quantityOf(article)]));
    for (const part of inParts(Object.entries(items), perChange))
      await basketNow().raiseItems(Object.fromEntries(part));
    showToast({
      kind: count > 0 ? 'ok' : 'info',
      title: count > 0 ? t('lists.addedAll', { count }) : t('lists.nothingToAdd'),
      ...(replaced > 0 && { text: t('lists.replaced', { count: replaced }) }),
      ...(count > 0 && { action: createUndoAction(items, before) }),
    });
    await navigate(path('basket'), { state: { leftOut } });
  };

  const guarded = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      showToast({
        kind: 'error',
        error,
        title: t('toast.error'),
        text: `${t('lists.failed.basket')} ${failureText(error, t)}`,
      });
    }
  };

  return {
    busyId,
    question,
    addWholeList: async (id, takesLast) => {
      if (busyId !== null) return;
      setBusyId(id);
      await guarded(async () => {
        const addition = await plan(id, takesLast);
        if (addition.count > mostUnasked) setQuestion(addition);
        else await fill(addition);
      });
      setBusyId(null);
    },
    answer: async (isYes) => {
      if (isYes && question !== null) await guarded(() => fill(question));
      setQuestion(null);
    },
  };
}
