import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift';
import { Board } from '@talloor/look/Board.tsx';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { formatAmount, formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import styles from './BasketPage.module.css';

export function FreeLines({ lines }: { lines: BasketView['free_lines'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (lines.length === 0) return null;
  return (
    <section className={`${styles['basket-group']} is-free`} aria-labelledby="free-lines">
      <div className="basket-group-head row gap-8">
        <GiftIcon size={20} weight="fill" />
        <h2 id="free-lines">{t('basket.free')}</h2>
      </div>
      <ul>
        {lines.map((line) => (
          <li key={`${line.article_number} ${line.because}`} className="free-line row gap-12">
            <Board board={line.board} icon={line.icon} />
            <div>
              <b className="weight-600">
                {t('basket.freeLine', { quantity: formatNumber(language, line.quantity), article: line.name })}
              </b>
              <span className="facts">
                <span>{line.article_number}</span>
                {line.erp_number && <span className="breaks">{line.erp_number}</span>}
                <span>{line.because}</span>
              </span>
            </div>
            <b className="nowrap push">{formatAmount(language, 0)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
