import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import './ListTools.css';

type ListSelectProps = {
  readonly label: string;
  readonly path?: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
};

export function ListSelect({ label, path, value, options, onChange }: ListSelectProps) {
  return (
    <label className="relative framed-400 round-8 white-ground list-select inline" data-frame>
      <span className="muted small">{label}</span>
      <select
        className="no-border clear round-8"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(path === undefined ? {} : fieldOf(path))}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <CaretDownIcon size={14} weight="bold" />
    </label>
  );
}
