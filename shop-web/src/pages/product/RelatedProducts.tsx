import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductCarousel } from '../../carousel/ProductCarousel.tsx';
import { useReport } from '../../analytics/useReport.ts';
import { WidgetContext } from '../../analytics/widgetOf.ts';
import { useLoadingToast } from '../../toasts/useLoadingToast.ts';
import { useRelated } from './useRelated.ts';

const kinds = ['cross_sell', 'accessories', 'up_sell', 'products'] as const;
type Kind = (typeof kinds)[number];

export function RelatedProducts({ articleNumber }: { articleNumber: string }) {
  const { t } = useTranslation();
  const id = useId();
  const [requestedKind, setRequestedKind] = useState<Kind | null>(null);
  const { data, error } = useRelated(articleNumber);
  useLoadingToast(error);
  const shownKinds = kinds.filter((kind) => data !== undefined && data[kind].length > 0);
  const chosenKind = shownKinds.find((kind) => kind === requestedKind) ?? shownKinds[0];
  const products = data === undefined || chosenKind === undefined ? [] : data[chosenKind];
  useReport(chosenKind === undefined ? null : `${articleNumber} ${chosenKind}`, {
    name: 'view_list',
    widget: 'related',
    products,
    results: products.length,
  });
  if (chosenKind === undefined) return null;
  return (
    <section className="block related" aria-label={t('productPage.related')}>
      <h2 className="sr-only">{t('productPage.related')}</h2>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosenKind}`}>
        <WidgetContext value="related">
          <ProductCarousel
            key={chosenKind}
            name={t(`productPage.relatedTab.${chosenKind}`)}
            products={products}
            head={
              <Tabs
                value={chosenKind}
                onChange={(_, kind: Kind) => setRequestedKind(kind)}
                variant="scrollable"
                scrollButtons={false}
                selectionFollowsFocus
                aria-label={t('productPage.related')}
              >
                {shownKinds.map((kind) => (
                  <Tab
                    key={kind}
                    value={kind}
                    label={t(`productPage.relatedTab.${kind}`)}
                    id={`${id}-${kind}`}
                    aria-controls={kind === chosenKind ? `${id}-panel` : undefined}
                  />
                ))}
              </Tabs>
            }
          />
        </WidgetContext>
      </div>
    </section>
  );
}
