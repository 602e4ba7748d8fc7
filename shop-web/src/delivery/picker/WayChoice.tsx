import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import type { Way } from './offers.ts';

type WayChoiceProps = {
  readonly ways: readonly Way[];
  readonly chosenWay: Way;
  readonly onChoose: (way: Way) => void;
};

export function WayChoice({ ways, chosenWay, onChoose }: WayChoiceProps) {
  const { t } = useTranslation();
  if (ways.length < 2) return null;
  return (
    <ToggleButtonGroup
      className="picker-ways"
      size="small"
      exclusive
      value={chosenWay}
      aria-label={t('picker.ways')}
      onChange={(_event, way: Way | null) => {
        if (way !== null) onChoose(way);
      }}
    >
      {ways.map((way) => (
        <ToggleButton key={way} value={way}>
          <span>{t(`picker.way.${way}`)}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
