import { useStore } from '../store/createStore.ts';
import { announcements } from './announce.ts';

export function LiveRegions() {
  const { polite, assertive } = useStore(announcements);
  return (
    <>
      <output className="sr-only" aria-live="polite">
        {polite}
      </output>
      <div className="sr-only" role="alert" aria-live="assertive">
        {assertive}
      </div>
    </>
  );
}
