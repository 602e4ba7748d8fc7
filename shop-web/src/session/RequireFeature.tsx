import type { Features } from '@talloor/contracts/features.ts';
import type { ReactNode } from 'react';
import { useSession } from './SessionProvider.tsx';

type RequireFeatureProps = {
  readonly feature: keyof Features;
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
};

/** Disabled features are not found (readings.md). */
export const RequireFeature = ({ feature, otherwise, children }: RequireFeatureProps) =>
  useSession().user.features[feature] ? children : otherwise;
