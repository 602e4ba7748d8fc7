import { useId } from 'react';
import { DayEntry } from './DayEntry.tsx';
import { isRealDay } from '@talloor/rules/format/readDay.ts';

type DayFieldProps = { name: string; label: string; value: string; onDay: (isoDay: string) => void };

/** A text that is no day changes nothing. */
export const DayField = ({ name, label, value, onDay }: DayFieldProps) => {
  const id = useId();
  return (
    <div className="stack gap-4">
      <label htmlFor={id}>{label}</label>
      <DayEntry id={id} name={name} value={value} onDay={(day) => (day === '' || isRealDay(day)) && onDay(day)} />
    </div>
  );
};
