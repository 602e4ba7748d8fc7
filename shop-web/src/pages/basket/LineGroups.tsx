import { Board } from '@talloor/look/Board.tsx';
import type { BasketLineView } from '@talloor/rules/basket/basketWire.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { basketLayout, vatPreference } from '../../preferences/preferences.ts';
import { RoundedNote } from '../../products/RoundedNote.tsx';
import { useStore } from '../../store/createStore.ts';
import { byArticleNumber, groupLines } from './groupLines.ts';
import { LineTable } from './LineTable.tsx';
import styles from './BasketPage.module.css';

type LineGroupsProps = {
  readonly lines: readonly BasketLineView[];
  readonly children: ReactNode;
};

export function LineGroups({ lines, children }: LineGroupsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const layout = useStore(basketLayout);
  const showsVat = useStore(vatPreference) === '1';
  if (lines.length === 0) return null;
  if (layout === 'article_numbers')
    return (
      <div className={`clips ${styles['basket-groups']} card`}>
        <section className={styles['basket-group']} aria-label={t('basket.perNumberTable')}>
          <LineTable lines={byArticleNumber(lines)} caption={t('basket.perNumberTable')} />
        </section>
        <RoundedNote lines={lines} />
        {children}
      </div>
    );
  return (
    <div className={`clips ${styles['basket-groups']} card`}>
      {groupLines(lines, showsVat).map((group) => (
        <section key={group.code} className={styles['basket-group']} aria-labelledby={`group-${group.code}`}>
          <div className="basket-group-head row gap-8">
            <Board board={group.board} size="group" />
            <h2 id={`group-${group.code}`}>{group.name}</h2>
            <span className="muted">{t('shell.lines', { count: group.lines.length })}</span>
            <span className="grow" />
            {group.total !== null && <b>{formatApproximate(language, group.total, group.isApproximate)}</b>}
          </div>
          <LineTable lines={group.lines} caption={group.name} />
        </section>
      ))}
      <RoundedNote lines={lines} />
      {children}
    </div>
  );
}
