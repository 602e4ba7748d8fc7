import type { MusselSaleView } from '@talloor/contracts/endpoints/mussels.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { firstMusselDay } from '@talloor/rules/mussel/musselDays.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '../../components/Crumbs.css';
import '../../components/pageLayout.css';
import { Loaded } from '../../components/Loaded.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { musselDayFacts, useMussels } from '../../mussels/useMussels.ts';
import { useServerMinute } from '../../session/serverClock.ts';
import { Page } from '../../shell/Page.tsx';
import { MusselForm } from './MusselForm.tsx';
import styles from './MusselsPage.module.css';

/** Design 16, §5.20. */
export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const sale = useMussels();
  const now = useServerMinute();
  const isClosed = sale.data !== undefined && !isOpen(sale.data, new Date(now));
  const heading = (
    <div className="order-head">
      <nav className="crumbs" aria-label={t('shell.crumbs')}>
        <ol className="wraps small muted">
          <li>
            <Link to={path('start')}>{t('pages.start')}</Link>
          </li>
          <li aria-current="page">{t('mussels.nav')}</li>
        </ol>
      </nav>
      <div className="cluster apart below-16">
        <h1 tabIndex={-1}>{t('mussels.title')}</h1>
        {sale.data !== undefined && <Season sale={sale.data} />}
      </div>
    </div>
  );
  return (
    <Page title={t('mussels.title')} heading={heading} className={`${styles['mussels']}`} isWaiting={sale.isPending}>
      <Loaded
        read={sale}
        isMissing={isClosed}
        missing={{
          title: t('mussels.closed'),
          text: t('mussels.closedText'),
          board: 'fish',
          way: { to: path('assortmentIndex'), label: t('mussels.toAssortment') },
        }}
        failed={{ title: t('mussels.failed'), text: t('mussels.failedText') }}
      >
        {(data) => <MusselForm sale={data} />}
      </Loaded>
    </Page>
  );
}

function isOpen(sale: MusselSaleView, now: Date): boolean {
  const facts = musselDayFacts(sale, now);
  return sale.packagingOptions.length > 0 && facts !== null && firstMusselDay(facts) !== null;
}

function Season({ sale: { saleStart, saleEnd } }: { sale: MusselSaleView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (saleStart === null || saleEnd === null) return null;
  const day = (of: string) => formatDay(language, epochOfDay(of));
  return <p className="muted">{t('mussels.season', { from: day(saleStart), until: day(saleEnd) })}</p>;
}
