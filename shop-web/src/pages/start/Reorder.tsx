import { formatTableDay, formatWeekday } from '@talloor/rules/format/dates.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useServerMinute } from '../../session/serverClock.ts';
import styles from './Reorder.module.css';
import { ReorderRows } from './ReorderRows.tsx';
import { initialCount, mostShown, useFixedStock, useReorder } from './useReorder.ts';

type Source = 'usual' | 'last' | 'fixed';

/** Design 01. */
export function Reorder() {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useServerMinute();
  const [isWhole, setIsWhole] = useState(false);
  const [source, setSource] = useState<Source>('usual');
  const usual = useReorder(isWhole ? mostShown : initialCount);
  const last = useReorder(mostShown, 'last_order', source === 'last');
  const fixed = useFixedStock(source === 'fixed');
  const lastOrderedAt = usual.data?.last_ordered_at ?? null;
  const weekday = formatWeekday(language, Math.floor(now / 1000));
  const sources: readonly { readonly name: Source; readonly label: string; readonly caption: string }[] = [
    { name: 'usual', label: t('start.oftenOn', { weekday }), caption: t('start.oftenCaption', { weekday }) },
    ...(lastOrderedAt === null
      ? []
      : [
          {
            name: 'last' as const,
            label: t('start.lastOrder', { day: formatTableDay(language, lastOrderedAt) }),
            caption: t('start.lastOrder', { day: formatTableDay(language, lastOrderedAt) }),
          },
        ]),
    ...(fixed.count === 0
      ? []
      : [{ name: 'fixed' as const, label: t('start.fixedStock'), caption: t('start.fixedCaption') }]),
  ];
  const chosen = sources.find(({ name }) => name === source) ?? sources[0];
  const read = { usual, last, fixed }[chosen?.name ?? 'usual'];
  const choose = (name: Source) => {
    setSource(name);
    setIsWhole(false);
  };
  return (
    <section className="card reorder" aria-labelledby="reorder-title">
      <div className={`${styles['reorder-head']} row apart gap-16`}>
        <h2 id="reorder-title">{t('start.reorder')}</h2>
        <fieldset aria-label={t('start.sources')} className="flex gap-8 no-border no-padding no-margin">
          {sources.map(({ name, label }) => (
            <button
              key={name}
              type="button"
              className={`${styles['reorder-source']} clear no-border weight-560 pointer`}
              aria-pressed={name === chosen?.name}
              // Browsers do not scroll to a partly visible button.
              onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
              onClick={() => choose(name)}
            >
              {label}
            </button>
          ))}
        </fieldset>
      </div>
      <ReorderRows
        key={chosen?.name}
        read={read}
        caption={chosen?.caption ?? ''}
        isWhole={isWhole}
        onWhole={setIsWhole}
        isOrder={chosen?.name === 'last'}
      />
    </section>
  );
}
