import { useEffect, useState } from 'react';

const typingMilliseconds = 300;

type TypedFieldProps = { name: string; label: string; value: string; onType: (value: string) => void };

/** Filters after a pause; the text stays until the value changes from outside. */
export const TypedField = ({ name, label, value, onType }: TypedFieldProps) => {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (value !== asked) {
      setText(value);
      setAsked(value);
    }
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked) return;
    const timer = setTimeout(() => {
      setAsked(wanted);
      onType(wanted);
    }, typingMilliseconds);
    return () => clearTimeout(timer);
  }, [text, asked, onType]);
  return (
    <label>
      {label}
      <input
        type="search"
        name={name}
        className="office-field"
        maxLength={60}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  );
};
