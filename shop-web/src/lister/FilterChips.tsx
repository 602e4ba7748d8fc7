import { PushPinIcon } from '@phosphor-icons/react/dist/csr/PushPin';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { formatWhole } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { focusHeading } from '../shell/focusHeading.ts';
import { facetKeys, type FacetKey } from './facetKeys.ts';
import { labelOf } from './facetLabels.ts';
import './FilterChips.css';
import { parseRange } from './priceRange.ts';
import type { ListerModel } from './useLister.ts';

export function FilterChips({ lister }: { lister: ListerModel }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { state, data, kept: keptFilters } = lister;

  const labelFor = (key: FacetKey, item: string): string => {
    const range = key === 'price' ? parseRange(item) : null;
    if (range !== null) return `${formatWhole(language, range.min)} – ${formatWhole(language, range.max)}`;
    const facetItem = data?.facets.find((facet) => facet.key === key)?.items.find((entry) => entry.key === item);
    return facetItem?.label ?? labelOf(language, key, item);
  };
  const chips = facetKeys.flatMap((key) => (state.filters[key] ?? []).map((item) => ({ key, item })));
  if (chips.length === 0) return null;
  return (
    <ul className="row gap-8 shrinks filter-chips">
      {chips.map(({ key, item }) => {
        const label = labelFor(key, item);
        const isKept = keptFilters[key] !== undefined;
        return (
          <li key={`${key} ${item}`}>
            <button
              type="button"
              className="pill aub-700 weight-560 filter-chip inline gap-8 small nowrap"
              aria-label={t(isKept ? 'search.removeKeptFilter' : 'search.removeFilter', { label })}
              onClick={({ currentTarget }) => {
                focusNextChip(currentTarget);
                lister.choose(
                  key,
                  (state.filters[key] ?? []).filter((chosenItem) => chosenItem !== item),
                );
              }}
            >
              {isKept && <PushPinIcon size={14} weight="fill" />}
              <span>{label}</span>
              <XIcon size={14} weight="bold" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function focusNextChip(chip: HTMLElement): void {
  const item = chip.parentElement;
  const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
  if (next) next.focus();
  else focusHeading();
}
