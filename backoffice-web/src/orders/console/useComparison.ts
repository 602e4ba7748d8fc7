import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readComparison, type Comparison } from './comparison.ts';
import { useAddressChange } from './useAddressChange.ts';
import { withParameter } from './withParameter.ts';

export type ChosenComparison = {
  readonly comparison: Comparison;
  readonly compareWith: (comparison: Comparison) => void;
};

/** `?with=`; default: previous event. */
export function useComparison(): ChosenComparison {
  const [parameters] = useSearchParams();
  const changeAddress = useAddressChange();
  const compareWith = useCallback(
    (comparison: Comparison) =>
      changeAddress((current) => withParameter(current, 'with', comparison === 'previous' ? null : comparison)),
    [changeAddress],
  );
  return { comparison: readComparison(parameters.get('with')), compareWith };
}
