import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pageOfPath } from '../paths.ts';
import { SearchForm } from './SearchForm.tsx';

/** The search of the header; on the results page it shows what was searched. */
export function SearchField() {
  const { pathname, search } = useLocation();
  const searched = pageOfPath(pathname)?.page === 'search' ? (new URLSearchParams(search).get('keywords') ?? '') : '';
  // What was typed and not searched is forgotten with a suggestion that was picked.
  const [picked, setPicked] = useState(0);
  return <SearchForm key={`${searched} ${picked}`} searched={searched} onPicked={() => setPicked(picked + 1)} />;
}
