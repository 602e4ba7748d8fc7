import { freshIdempotencyKey } from '@talloor/contracts/client.ts';
import type { UploadJudgement, UploadLine } from '@talloor/contracts/endpoints/basketUpload.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { groupOfVerdict } from '@talloor/rules/upload/uploadVerdict.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import { chosenLines } from './chosenLines.ts';
import type { Upload } from './useUpload.ts';

/** Lines of one command, as the contract takes them. */
const together = 500;

/**
 * Adds what can be added, in commands that may be sent again: pressing once more after a broken connection adds nothing twice,
 * and takes up where it broke off. Goes to the basket, or stays where lines are left for which it has no room.
 */
export function useImport(upload: Upload) {
  const { t } = useTranslation();
  const { importUpload } = useBasket();
  const navigate = useNavigate();
  const path = usePath();
  const [isAdding, setIsAdding] = useState(false);
  const [done, setDone] = useState(0);
  const attempt = useRef<{ readonly lines: string; readonly key: string }>(undefined);

  const add = async (judgement: UploadJudgement) => {
    const { lines, waiting } = chosenLines(judgement);
    const said = JSON.stringify(lines.map(({ product, adds }) => [product?.article_number, adds]));
    if (attempt.current?.lines !== said) attempt.current = { lines: said, key: freshIdempotencyKey() };
    const { key } = attempt.current;
    setIsAdding(true);
    setDone(0);
    try {
      let basket: BasketView | null = null;
      for (let at = 0; at < lines.length; at += together) {
        const part = lines.slice(at, at + together);
        const items = part.map(({ product, adds }) => ({
          article_number: product?.article_number ?? '',
          quantity: adds,
        }));
        basket = await importUpload(items, `${key}-${at}`);
        setDone(at + part.length);
      }
      attempt.current = undefined;
      if (basket !== null) tell(judgement, lines, basket);
      if (waiting > 0) await upload.keep(withoutAdded(judgement, lines));
      else await navigate(path('basket'));
    } catch (error) {
      showToast({ kind: 'error', title: t('upload.importFailed'), text: failureText(error, t) });
    } finally {
      setIsAdding(false);
    }
  };

  const tell = (judgement: UploadJudgement, lines: readonly UploadLine[], basket: BasketView) => {
    const errors = judgement.lines.filter(({ verdict }) => groupOfVerdict(verdict) === 'error').length;
    const less = lessThanAsked(lines, basket);
    showToast({
      kind: 'ok',
      title: t('upload.added', { count: lines.length }),
      ...(errors > 0 ? { text: t('upload.leftOut', { count: errors }) } : {}),
    });
    if (less.length > 0)
      showToast({
        kind: 'error',
        title: t('upload.lessAdded', { count: less.length, articles: less.slice(0, 5).join(', ') }),
      });
  };

  return { isAdding, done, add };
}

/** Names of the articles of which the basket holds less than the line was to bring it to. */
function lessThanAsked(lines: readonly UploadLine[], basket: BasketView): readonly string[] {
  const held = new Map(basket.lines.map(({ product, quantity }) => [product.article_number, quantity]));
  return lines.flatMap(({ product, becomes }) =>
    product !== null && (held.get(product.article_number) ?? 0) < (becomes ?? 0) ? [product.name] : [],
  );
}

/** What is left once these were added, with what was counted together with them. */
function withoutAdded({ lines }: UploadJudgement, added: readonly UploadLine[]): readonly UploadLine[] {
  const articles = new Set(added.map(({ product }) => product?.article_number));
  return lines.filter(({ product, verdict }) => {
    const isPart = groupOfVerdict(verdict) === 'added' || groupOfVerdict(verdict) === 'adjusted';
    return !(isPart && articles.has(product?.article_number));
  });
}
