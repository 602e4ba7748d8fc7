import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import './ListTools.css';

type ListSelectProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
};

export function ListSelect({ label, value, options, onChange }: ListSelectProps) {
  return (
    <label className="list-select inline">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
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
