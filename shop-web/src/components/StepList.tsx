import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import type { ReactNode } from 'react';
import './StepList.css';

type StepListProps = {
  readonly label: string;
  readonly names: readonly ReactNode[];
  readonly at: number;
  readonly doneText: string;
  readonly className?: string | undefined;
};

export const StepList = ({ label, names, at, doneText, className = '' }: StepListProps) => (
  <ol className={`flex text-14 muted steps ${className}`} aria-label={label}>
    {names.map((name, index) => (
      <li
        key={index}
        aria-current={index === at ? 'step' : undefined}
        className={`row gap-8${index < at ? ' is-done' : ''}`}
      >
        <span className="stack centred small weight-660 white-ground steps-number">
          {index < at ? <CheckIcon size={14} weight="bold" /> : index + 1}
        </span>
        <span>{name}</span>
        {index < at && (
          <span className="sr-only">
            , <span>{doneText}</span>
          </span>
        )}
      </li>
    ))}
  </ol>
);
