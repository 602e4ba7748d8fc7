import { useEffect, useState } from 'react';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

const typingMilliseconds = 300;

type TypedFieldProps = { name: string; label: string; value: string; onType: (value: string) => void };

/** Filters after a pause. */
export const TypedField = ({ name, label, value, onType }: TypedFieldProps) => {
  const [text, setText] = useState(value);
  const [sentText, setSentText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    if (value !== sentText) {
      setText(value);
      setSentText(value);
    }
  }
  useEffect(() => {
    const nextText = text.trim();
    if (nextText === sentText) return;
    const timer = setTimeout(() => {
      setSentText(nextText);
      onType(nextText);
    }, typingMilliseconds);
    return () => clearTimeout(timer);
  }, [text, sentText, onType]);
  return (
    <label>
      <span>{label}</span>
      <input
        type="search"
        name={name}
        className="office-field"
        {...atMost(60)}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  );
};
