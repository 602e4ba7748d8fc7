import type { Features } from '@talloor/contracts/features.ts';
import type { ReactNode } from 'react';
import { useSession } from './SessionProvider.tsx';

type RequireFeatureProps = {
  readonly feature: keyof Features;
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
};

/** Pages of a feature of the tenant: switched off they are not there (readings.md, Feature flags). */
export const RequireFeature = ({ feature, otherwise, children }: RequireFeatureProps) =>
  useSession().user.features[feature] ? children : otherwise;
