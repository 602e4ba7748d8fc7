import type { AccountEvent } from '@talloor/events/account/account.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import { statisticsLinksModel, statisticsLinksTable } from '../../tables/statisticsLinks.ts';

type Handled = Extract<AccountEvent, { type: 'AccountStatisticsRequested' }>;

export const statisticsLinks = createProjector<Handled>(statisticsLinksModel, ({ event: { data } }) => [
  {
    kind: 'upsert',
    table: statisticsLinksTable.name,
    key: { token_hash: data.tokenHash },
    values: {
      user_id: data.userId,
      from_day: data.from,
      to_day: data.to,
      customer_numbers: data.customerNumbers,
      until: data.until,
    },
  },
]);
