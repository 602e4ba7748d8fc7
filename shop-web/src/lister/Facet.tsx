import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp';
import { PushPinIcon } from '@phosphor-icons/react/dist/csr/PushPin';
import type { Facet as FacetView } from '@talloor/contracts/endpoints/catalogue.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FacetItems } from './FacetItems.tsx';
import { isStickyKey, type FacetKey } from './facetKeys.ts';
import './FacetPanel.css';
import { parseRange } from './priceRange.ts';
import { lazyPart } from '../parts/lazyPart.tsx';

const PriceSlider = lazyPart('price', async () => (await import('./PriceSlider.tsx')).PriceSlider, {
  renderFallback: () => <div className="price-slider-space" />,
});

export type FacetProps = {
  readonly facet: FacetView & { readonly key: FacetKey };
  readonly chosenItems: readonly string[];
  readonly isKept: boolean;
  readonly startsOpen: boolean;
  readonly onChoose: (key: FacetKey, items: readonly string[]) => void;
  readonly onKeep: (key: FacetKey, isKept: boolean) => void;
};

export function Facet({ facet, chosenItems, isKept, startsOpen, onChoose, onKeep }: FacetProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const bounds = facet.type === 'price' ? parseRange(facet.items[0]?.key) : null;
  if (facet.type === 'price' ? bounds === null : facet.items.length === 0 && chosenItems.length === 0) return null;
  return (
    <section className="facet">
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <span>{facet.label}</span>
          {chosenItems.length > 0 && (
            <span className="white pill tiny facet-count">
              <span aria-hidden="true">{chosenItems.length}</span>
              <span className="sr-only">{t('search.chosen', { count: chosenItems.length })}</span>
            </span>
          )}
          {isOpen ? <CaretUpIcon size={14} weight="bold" /> : <CaretDownIcon size={14} weight="bold" />}
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {bounds === null ? (
          <FacetItems
            facet={facet}
            chosenItems={chosenItems}
            onToggle={(item) =>
              onChoose(
                facet.key,
                chosenItems.includes(item)
                  ? chosenItems.filter((chosenItem) => chosenItem !== item)
                  : [...chosenItems, item],
              )
            }
          />
        ) : (
          <PriceSlider
            name={facet.label}
            bounds={bounds}
            selectedRange={parseRange(chosenItems[0])}
            onChoose={(range) => onChoose(facet.key, range === null ? [] : [`${range.min}-${range.max}`])}
          />
        )}
        {isStickyKey(facet.key) && chosenItems.length > 0 && (
          <button
            type="button"
            className="above-6 pill clear aub-700 weight-560 facet-keep inline gap-6 small"
            aria-pressed={isKept}
            aria-label={t('search.keepName', { facet: facet.label })}
            onClick={() => onKeep(facet.key, !isKept)}
          >
            <PushPinIcon size={14} weight={isKept ? 'fill' : 'regular'} />
            <span>{t(isKept ? 'search.kept' : 'search.keep')}</span>
          </button>
        )}
      </div>
    </section>
  );
}
