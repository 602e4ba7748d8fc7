import type { z } from 'zod';
import type { getPriceAsSeen } from '@talloor/contracts/endpoints/officeCatalogue.ts';

/** What a customer saw of an article at a moment. */
export type Seen = z.output<(typeof getPriceAsSeen)['response']>;
