import { markMatches } from './markMatches.ts';

/** The typed words are bold. */
export function Marked({ name, typed }: { name: string; typed: string }) {
  return (
    <span>
      {markMatches(name, typed).map(({ at, text, isMatch }) => (isMatch ? <mark key={at}>{text}</mark> : text))}
    </span>
  );
}
