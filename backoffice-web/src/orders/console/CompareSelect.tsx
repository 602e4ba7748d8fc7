import { MenuItem, Select } from '@mui/material';
import { comparisons } from './comparison.ts';
import type { ChosenComparison } from './useComparison.ts';
import { useHistoryText } from './useHistoryText.ts';
import type { TimeTravel } from './useTimeTravel.ts';

type CompareSelectProps = { readonly compared: ChosenComparison; readonly travel: TimeTravel };

/** The label is inside, so that it opens the list. */
export const CompareSelect = ({ compared, travel }: CompareSelectProps) => {
  const { t } = useHistoryText();
  const { comparison, pinned, compareWith } = compared;
  const shown = travel.nameOf(travel.index);
  const kept = comparison === 'pinned' ? travel.nameOf(pinned) : null;
  const nameOf = (choice: string): string => {
    const known = comparisons.find((each) => each === choice);
    return known ? t(`console.comparisons.${known}`) : choice;
  };
  return (
    <Select
      className="time-bar-compare"
      value={kept ?? comparison}
      onChange={(event) => compareWith(event.target.value)}
      inputProps={{ 'aria-label': t('console.compareWith') }}
      MenuProps={{ className: 'time-bar-choices' }}
      renderValue={(value) => (
        <>
          <small aria-hidden>{t('console.compareWith')}</small>
          <span>{nameOf(value)}</span>
        </>
      )}
    >
      <MenuItem value="previous">
        <span>{nameOf('previous')}</span>
      </MenuItem>
      {kept !== null && kept !== shown && (
        <MenuItem value={kept}>
          <span>{kept}</span>
        </MenuItem>
      )}
      <MenuItem value={shown}>
        <span>{kept === shown ? shown : t('historyView.pin')}</span>
      </MenuItem>
      {(['now', 'begin'] as const).map((choice) => (
        <MenuItem key={choice} value={choice}>
          <span>{nameOf(choice)}</span>
        </MenuItem>
      ))}
    </Select>
  );
};
