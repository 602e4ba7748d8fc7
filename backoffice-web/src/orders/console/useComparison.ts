import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readComparison, type Comparison } from './comparison.ts';
import { withParameter } from './withParameter.ts';

export type ChosenComparison = {
  readonly comparison: Comparison;
  readonly compareWith: (comparison: Comparison) => void;
};

/** Default: previous event; `?with=` keeps the choice. */
export function useComparison(): ChosenComparison {
  const [parameters, setParameters] = useSearchParams();
  const compareWith = useCallback(
    (comparison: Comparison) =>
      setParameters((now) => withParameter(now, 'with', comparison === 'previous' ? null : comparison), {
        replace: true,
      }),
    [setParameters],
  );
  return { comparison: readComparison(parameters.get('with')), compareWith };
}
