import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readComparison, type ReadComparison } from './comparison.ts';
import { useAddressChange } from './useAddressChange.ts';
import { withParameter } from './withParameter.ts';

export type ChosenComparison = ReadComparison & {
  /** @param choice a comparison, or the name of an event to keep */
  readonly compareWith: (choice: string) => void;
};

/** `?with=`; default: previous event. */
export function useComparison(events: readonly { readonly event: string }[]): ChosenComparison {
  const [parameters] = useSearchParams();
  const changeAddress = useAddressChange();
  const compareWith = useCallback(
    (choice: string) =>
      changeAddress((current) => withParameter(current, 'with', choice === 'previous' ? null : choice)),
    [changeAddress],
  );
  const value = parameters.get('with');
  const read = useMemo(() => readComparison(value, events), [value, events]);
  return { ...read, compareWith };
}
