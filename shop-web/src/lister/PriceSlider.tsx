import Slider from '@mui/material/Slider';
import { formatWhole } from '@talloor/rules/format/money.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import './PriceSlider.css';
import { chosenRange, type PriceRange } from './priceRange.ts';

const restMs = 300;

type PriceSliderProps = {
  readonly name: string;
  /** Of all results, regardless of the price filter. */
  readonly bounds: PriceRange;
  readonly selectedRange: PriceRange | null;
  /** Null for any price. */
  readonly onChoose: (range: PriceRange | null) => void;
};

/** Arrows move 1 euro, page keys 10. */
export function PriceSlider({ name, bounds, selectedRange, onChoose }: PriceSliderProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [draft, setDraft] = useState<{ readonly from: string; readonly values: readonly [number, number] } | null>(
    null,
  );
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const rangeKey = `${selectedRange?.min}-${selectedRange?.max}`;
  const value = (draft?.from === rangeKey ? draft.values : null) ?? [
    selectedRange?.min ?? bounds.min,
    selectedRange?.max ?? bounds.max,
  ];
  const euros = (amount: number) => formatWhole(language, amount);
  const commit = (values: readonly [number, number]) => {
    clearTimeout(waiting.current);
    onChoose(chosenRange(values, bounds));
  };
  return (
    <div className="price-slider">
      <Slider
        min={Math.min(bounds.min, value[0])}
        max={Math.max(bounds.max, value[1])}
        step={1}
        shiftStep={10}
        value={[...value]}
        disabled={bounds.min === bounds.max && selectedRange === null}
        getAriaLabel={(thumb) => t(thumb === 0 ? 'search.priceFrom' : 'search.priceTo', { facet: name })}
        getAriaValueText={euros}
        onChange={(_, newValue) => setDraft({ from: rangeKey, values: pair(newValue) })}
        onChangeCommitted={(event, newValue) => {
          clearTimeout(waiting.current);
          const isKey = event.type === 'keydown' || event.type === 'change';
          if (isKey) waiting.current = setTimeout(() => commit(pair(newValue)), restMs);
          else commit(pair(newValue));
        }}
      />
      <p className="flex apart small ink-700" aria-hidden="true">
        <span>{euros(value[0])}</span>
        <span>{euros(value[1])}</span>
      </p>
    </div>
  );
}

const pair = (newValue: number | readonly number[]): readonly [number, number] =>
  typeof newValue === 'number' ? [newValue, newValue] : [newValue[0] ?? 0, newValue[1] ?? 0];
