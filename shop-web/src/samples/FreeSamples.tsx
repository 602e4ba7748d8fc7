import { listFreeSamples, updateFreeSamples } from '@talloor/contracts/endpoints/freeSamples.ts';
import type { CallOutput } from '@talloor/contracts/client.ts';
import { Board } from '@talloor/look/Board.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { announce } from '../shell/announce.ts';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';
import './FreeSamples.css';

type Samples = CallOutput<typeof listFreeSamples>;

export function FreeSamples() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { customer, user } = useSession();
  const queryClient = useQueryClient();
  const key = ['free-samples', customer?.customer_number ?? null, language];
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listFreeSamples, {}, { signal }),
    enabled: customer !== null && user.rights.includes('order'),
  });
  const { mutate } = useMutation({
    mutationFn: (articleNumbers: string[]) => call(updateFreeSamples, { body: { article_numbers: articleNumbers } }),
    onMutate: async (articleNumbers) => {
      await queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData<Samples>(key, (before) => before && withChosen(before, articleNumbers));
    },
    onSuccess: ({ article_numbers }) =>
      queryClient.setQueryData<Samples>(key, (before) => before && withChosen(before, article_numbers)),
    onError: (error) => {
      showToast({ kind: 'error', error, title: t('samples.failed'), text: failureText(error, t) });
      void queryClient.invalidateQueries({ queryKey: key });
    },
  });
  if (data === undefined || data.samples.length === 0) return null;
  const chosenNumbers = data.samples.filter((sample) => sample.chosen).map(({ product }) => product.article_number);
  const isFull = chosenNumbers.length >= data.max;
  const countText = t('samples.chosen', { chosen: chosenNumbers.length, max: data.max });
  const choose = (articleNumber: string, isChosen: boolean) => {
    if (isChosen && isFull) return announce(t('samples.full'));
    mutate(isChosen ? [...chosenNumbers, articleNumber] : chosenNumbers.filter((other) => other !== articleNumber));
  };
  return (
    <section className="pad-16 above-16 card free-samples" aria-labelledby="free-samples">
      <div className="spread">
        <div>
          <h2 id="free-samples">{t('samples.title')}</h2>
          <p className="muted small">{t('samples.choose', { count: data.max })}</p>
        </div>
        <output className="tag">{countText}</output>
      </div>
      <ul className="stack gap-8 above-12">
        {data.samples.map(({ product, chosen: isChosen }) => (
          <li key={product.article_number}>
            <label className={`row gap-12 framed round-12 pad-8-12 pointer${isChosen ? ' is-chosen' : ''}`}>
              <input
                type="checkbox"
                checked={isChosen}
                aria-disabled={!isChosen && isFull ? true : undefined}
                onChange={(event) => choose(product.article_number, event.target.checked)}
              />
              <Board board={product.board} icon={product.icon} photo={product.image} />
              <span>
                <b className="as-block">{unbroken(product.name)}</b>
                <small className="muted small narrow">
                  <span>{product.article_number}</span> · <span>{t('samples.free')}</span>
                </small>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

const withChosen = (samples: Samples, articleNumbers: readonly string[]): Samples => ({
  ...samples,
  samples: samples.samples.map((sample) => ({
    ...sample,
    chosen: articleNumbers.includes(sample.product.article_number),
  })),
});
