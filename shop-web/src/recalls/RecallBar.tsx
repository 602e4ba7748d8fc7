import { useLocation } from 'react-router-dom';
import { lazyPart } from '../parts/lazyPart.tsx';
import { pageOfPath } from '../paths.ts';
import { useRecalls } from './useRecalls.ts';

const WaitingRecalls = lazyPart('recalls', async () => (await import('./WaitingRecalls.tsx')).WaitingRecalls);

export function RecallBar() {
  const { pathname } = useLocation();
  const waiting = (useRecalls().data?.recalls ?? []).filter(({ awaits }) => awaits);
  const page = pageOfPath(pathname)?.page;
  if (waiting.length === 0 || page === 'start' || page === 'recall' || page === 'orders') return null;
  return <WaitingRecalls recalls={waiting} />;
}
