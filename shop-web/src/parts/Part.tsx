import type { ReactNode } from 'react';
import { Boundary } from '@talloor/look/Boundary.tsx';
import { PartFailed } from './PartFailed.tsx';
import type { PartName } from './partName.ts';

export const Part = ({ name, children }: { readonly name: PartName; readonly children: ReactNode }) => (
  <Boundary renderFailure={(retry) => <PartFailed part={name} onRetry={retry} />}>{children}</Boundary>
);
