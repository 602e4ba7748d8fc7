import { freshIdempotencyKey } from '@talloor/contracts/client.ts';
import type { UploadLine } from '@talloor/contracts/endpoints/basketUpload.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { isRefused } from '../../server/isRefused.ts';
import { sendPatiently } from '../../server/sendPatiently.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import { chosenLines, keysOf, openLines } from './chosenLines.ts';
import { forgetUpload, type ImportAttempt } from './keptUpload.ts';
import { lineKey } from './lineKey.ts';
import type { Upload } from './useUpload.ts';

/** Lines per command (contract). */
const together = 500;

export type ImportProgress = { readonly done: number; readonly of: number } | null;

/** Unanswered parts are resent as the same command, so nothing is lost or doubled. */
export function useImport(upload: Upload, onLeft: () => void) {
  const { t } = useTranslation();
  const { importUpload } = useBasket();
  const navigate = useNavigate();
  const path = usePath();
  const [progress, setProgress] = useState<ImportProgress>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = (leaving.current = new AbortController());
    return () => controller.abort();
  }, []);

  const add = async () => {
    const { signal } = leaving.current;
    const of = readChosenLines(upload).length;
    const less: string[] = [];
    let doneCount = 0;
    setProgress({ done: doneCount, of });
    try {
      for (let next = nextPart(upload); next !== null; next = nextPart(upload)) {
        const { attempt, wasSent, lines } = next;
        upload.attempt(attempt);
        const basket = await sendPatiently(
          (isRepeat) => importUpload(attempt.items, attempt.key, isRepeat),
          signal,
          wasSent,
        );
        signal.throwIfAborted();
        less.push(...namesBelowRequest(lines, basket));
        upload.settle(attempt);
        doneCount += attempt.items.length;
        setProgress({ done: doneCount, of });
      }
      showToast({ kind: 'ok', title: t('upload.added', { count: doneCount }) });
      const state = upload.now();
      if (state.kind === 'checking' && openLines(state.judgement).length > 0) {
        onLeft();
        await upload.checkAgain();
      } else {
        forgetUpload();
        await navigate(path('basket'));
      }
    } catch (error) {
      if (signal.aborted) return;
      showToast({ kind: 'error', error, title: t('upload.importFailed'), text: failureText(error, t) });
      if (!isRefused(error)) return;
      upload.attempt(null);
      await upload.checkAgain().catch(() => undefined);
    } finally {
      if (less.length > 0)
        showToast({
          kind: 'error',
          title: t('upload.lessAdded', { count: less.length, articles: less.slice(0, 5).join(', ') }),
        });
      setProgress(null);
    }
  };
  return { progress, add };
}

function readChosenLines(upload: Upload): readonly UploadLine[] {
  const state = upload.now();
  return state.kind === 'checking' ? chosenLines(state.judgement).lines : [];
}

type Part = { readonly attempt: ImportAttempt; readonly wasSent: boolean; readonly lines: readonly UploadLine[] };

function nextPart(upload: Upload): Part | null {
  const state = upload.now();
  if (state.kind !== 'checking') return null;
  const { lines: all } = state.judgement;
  if (state.attempt !== null) {
    const keys = new Set(state.attempt.lines);
    return { attempt: state.attempt, wasSent: true, lines: all.filter((line) => keys.has(lineKey(line))) };
  }
  const lines = readChosenLines(upload).slice(0, together);
  if (lines.length === 0) return null;
  const items = lines.map(({ product, adds }) => ({ article_number: product?.article_number ?? '', quantity: adds }));
  return { attempt: { key: freshIdempotencyKey(), items, lines: keysOf(all, lines) }, wasSent: false, lines };
}

function namesBelowRequest(lines: readonly UploadLine[], basket: BasketView): readonly string[] {
  const basketQuantities = new Map(basket.lines.map(({ product, quantity }) => [product.article_number, quantity]));
  return lines.flatMap(({ product, becomes, adds }) =>
    product !== null && adds > 0 && (basketQuantities.get(product.article_number) ?? 0) < (becomes ?? 0)
      ? [product.name]
      : [],
  );
}
