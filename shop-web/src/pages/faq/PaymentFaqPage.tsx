import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Loaded } from '../../components/Loaded.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { ServiceCard } from '../../service/ServiceCard.tsx';
import { Page } from '../../shell/Page.tsx';
import styles from './Faq.module.css';
import { FaqGroups } from './FaqGroups.tsx';
import { useFaq } from './useFaq.ts';

/** Spec after-ordering §2. */
export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const read = useFaq('', 'payment');
  return (
    <Page title={t('faq.payment')} isWaiting={read.isPending}>
      <div className={`above-16 stack gap-20 at-top ${styles['faq-columns']}`}>
        <div className="stack one-column gap-16">
          <Loaded
            read={read}
            isMissing={read.data?.items.length === 0}
            missing={{ title: t('faq.empty'), text: '', way: { to: path('faq'), label: t('faq.all') } }}
            failed={{ title: t('faq.failed'), text: t('faq.failedText') }}
          >
            {({ items }) => <FaqGroups items={items} />}
          </Loaded>
        </div>
        <aside className="stack one-column gap-16">
          <ServiceCard />
          <p className="no-margin">
            <Link to={path('faq')}>{t('faq.all')}</Link>
          </p>
        </aside>
      </div>
    </Page>
  );
}
