import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pageOfPath } from '../paths.ts';
import { SearchForm } from './SearchForm.tsx';

export function SearchField() {
  const { pathname, search } = useLocation();
  const searched = pageOfPath(pathname)?.page === 'search' ? (new URLSearchParams(search).get('keywords') ?? '') : '';
  // Picking a suggestion discards unsubmitted input.
  const [picked, setPicked] = useState(0);
  return <SearchForm key={`${searched} ${picked}`} searched={searched} onPicked={() => setPicked(picked + 1)} />;
}
