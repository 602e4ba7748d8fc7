import { MenuItem, Select } from '@mui/material';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import { comparisons } from './comparison.ts';
import type { ChosenComparison } from './useComparison.ts';

/** The label is inside, so that it opens the list. */
export const CompareSelect = ({ comparison, compareWith }: ChosenComparison) => {
  const { t } = useOfficeText();
  return (
    <Select
      className="time-bar-compare"
      value={comparison}
      onChange={(event) => compareWith(event.target.value)}
      inputProps={{ 'aria-label': t('console.compareWith') }}
      MenuProps={{ className: 'time-bar-choices' }}
      renderValue={(value) => (
        <>
          <small aria-hidden>{t('console.compareWith')}</small>
          <span>{t(`console.comparisons.${value}`)}</span>
        </>
      )}
    >
      {comparisons.map((choice) => (
        <MenuItem key={choice} value={choice}>
          <span>{t(`console.comparisons.${choice}`)}</span>
        </MenuItem>
      ))}
    </Select>
  );
};
