import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductCarousel } from '../../carousel/ProductCarousel.tsx';
import { useLoadingToast } from '../../toasts/useLoadingToast.ts';
import { useRelated } from './useRelated.ts';

const kinds = ['cross_sell', 'accessories', 'up_sell', 'products'] as const;
type Kind = (typeof kinds)[number];

/** A tab per kind: cross-sell, accessories, up-sell and same kind. */
export function RelatedProducts({ articleNumber }: { articleNumber: string }) {
  const { t } = useTranslation();
  const id = useId();
  const [wanted, setWanted] = useState<Kind | null>(null);
  const { data, error } = useRelated(articleNumber);
  useLoadingToast(error);
  if (data === undefined) return null;
  const shown = kinds.filter((kind) => data[kind].length > 0);
  const chosen = shown.find((kind) => kind === wanted) ?? shown[0];
  if (chosen === undefined) return null;
  return (
    <section className="block related" aria-label={t('productPage.related')}>
      <h2 className="sr-only">{t('productPage.related')}</h2>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        <ProductCarousel
          key={chosen}
          name={t(`productPage.relatedTab.${chosen}`)}
          products={data[chosen]}
          head={
            <Tabs
              value={chosen}
              onChange={(_, kind: Kind) => setWanted(kind)}
              variant="scrollable"
              scrollButtons={false}
              selectionFollowsFocus
              aria-label={t('productPage.related')}
            >
              {shown.map((kind) => (
                <Tab
                  key={kind}
                  value={kind}
                  label={t(`productPage.relatedTab.${kind}`)}
                  id={`${id}-${kind}`}
                  aria-controls={kind === chosen ? `${id}-panel` : undefined}
                />
              ))}
            </Tabs>
          }
        />
      </div>
    </section>
  );
}
