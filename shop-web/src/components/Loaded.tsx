import Button from '@mui/material/Button';
import type { BoardName } from '@talloor/look/tokens.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from './EmptyState.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { Part } from '../parts/Part.tsx';

type LoadedProps<T> = {
  readonly read: { readonly data: T | undefined; readonly error: Error | null; readonly refetch: () => unknown };
  /** Missing or not accessible. */
  readonly isMissing: boolean;
  readonly missing: {
    readonly title: string;
    readonly text: string;
    readonly board?: BoardName;
    readonly way: { readonly to: string; readonly label: string };
  };
  readonly failed: { readonly title: string; readonly text: string };
  readonly waiting?: ReactNode;
  readonly children: (data: T) => ReactNode;
};

export function Loaded<T>({ read, isMissing, missing, failed, waiting = null, children }: LoadedProps<T>) {
  const { data, error, refetch } = read;
  if (isMissing)
    return (
      <div className="card">
        <EmptyState title={missing.title} text={missing.text} {...(missing.board ? { board: missing.board } : {})}>
          <Button component={Link} to={missing.way.to} variant="contained">
            <span>{missing.way.label}</span>
          </Button>
        </EmptyState>
      </div>
    );
  if (data !== undefined) return <Part name="page">{children(data)}</Part>;
  if (error === null) return waiting;
  return (
    <div className="card">
      <LoadFailed {...failed} onRetry={() => void refetch()} />
    </div>
  );
}
