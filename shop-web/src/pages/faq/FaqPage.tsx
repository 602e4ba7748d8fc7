import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Loaded } from '../../components/Loaded.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { ServiceCard } from '../../service/ServiceCard.tsx';
import { announce } from '../../shell/announce.ts';
import { Page } from '../../shell/Page.tsx';
import styles from './Faq.module.css';
import { FaqGroups } from './FaqGroups.tsx';
import { FaqQuestion } from './FaqQuestion.tsx';
import { FaqSearch } from './FaqSearch.tsx';
import { useFaq } from './useFaq.ts';

/** Spec after-ordering §2. */
export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const [parameters, setParameters] = useSearchParams();
  const words = (parameters.get('q') ?? '').slice(0, 200);
  const read = useFaq(words, null);
  const { data, isPlaceholderData } = read;
  const outcome =
    words === '' || data === undefined || isPlaceholderData
      ? null
      : data.items.length > 0
        ? t('faq.found', { count: data.items.length })
        : t('faq.none', { words });
  useEffect(() => {
    if (outcome !== null) announce(outcome);
  }, [outcome]);
  const title = t('faq.title');
  const way = { to: path('start'), label: t('pages.start') };
  return (
    <Page title={title} isWaiting={read.isPending}>
      <div className={`above-16 stack gap-20 at-top ${styles['faq-columns']}`}>
        <div className="stack one-column gap-16">
          <FaqSearch key={words} searched={words} onSearch={(q) => setParameters(q === '' ? {} : { q })} />
          <Loaded
            read={read}
            isMissing={false}
            missing={{ title, text: '', way }}
            failed={{ title: t('faq.failed'), text: t('faq.failedText') }}
          >
            {({ items }) =>
              outcome === null ? (
                <FaqGroups items={items} />
              ) : (
                <section className="card padded" aria-labelledby="faq-found">
                  {items.length === 0 ? (
                    <div id="faq-found">
                      <EmptyState title={outcome} text={t('faq.noneText')} />
                    </div>
                  ) : (
                    <h2 id="faq-found">{outcome}</h2>
                  )}
                  {items.map((item) => (
                    <FaqQuestion key={item.id} item={item} />
                  ))}
                  <p className="above-16">
                    <Link to={path('faq')}>{t('faq.all')}</Link>
                  </p>
                </section>
              )
            }
          </Loaded>
        </div>
        <aside className="stack one-column gap-16">
          <ServiceCard />
          <p className="no-margin">
            <Link to={path('paymentFaq')}>{t('faq.payment')}</Link>
          </p>
        </aside>
      </div>
    </Page>
  );
}
