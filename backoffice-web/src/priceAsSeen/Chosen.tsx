import { useOfficeText } from '../i18n/useOfficeText.ts';

type ChosenProps = {
  readonly label: string;
  readonly name: string;
  readonly number: string;
  readonly onClear: () => void;
};

export const Chosen = ({ label, name, number, onClear }: ChosenProps) => {
  const { t } = useOfficeText();
  return (
    <div className="items-left seen-chosen stack gap-4">
      <span className="weight-560 ink-700 cluster gap-8 small">{label}</span>
      <p>
        <b>{name}</b> <small>{number}</small>
      </p>
      <button
        type="button"
        className="office-link"
        aria-label={`${label}: ${t('priceAsSeen.other')}`}
        onClick={onClear}
      >
        {t('priceAsSeen.other')}
      </button>
    </div>
  );
};
