import type { z } from 'zod';
import type { getPriceAsSeen } from '@talloor/contracts/endpoints/officeCatalogue.ts';

export type Seen = z.output<(typeof getPriceAsSeen)['response']>;
