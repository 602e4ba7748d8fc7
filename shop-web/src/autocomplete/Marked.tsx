import { markMatches } from './markMatches.ts';

export function Marked({ name, query }: { name: string; query: string }) {
  return (
    <span>
      {markMatches(name, query).map(({ at, text, isMatch }) =>
        isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
      )}
    </span>
  );
}
