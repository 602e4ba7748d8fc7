import { randomUUID } from 'node:crypto';
import type { CollectedBatch } from '@talloor/contracts/analytics/collectedEvents.ts';
import type { Bench } from '../bench.ts';
import type { Row } from '../report/row.ts';
import { httpRow } from './httpTurns.ts';

const target = 0.5;
const callsPerVisit = 20;

export async function analyticsRows(bench: Bench): Promise<readonly Row[]> {
  const articles = bench.tenant.orderable;
  const visits = bench.lanes.map(() => ({ web_id: randomUUID(), visit_id: randomUUID() }));
  const collecting = await httpRow(
    bench,
    { name: 'collect an event, against floor W', floor: 'write', target },
    (lane, count) => {
      if (count % callsPerVisit === 0) visits[lane] = { web_id: randomUUID(), visit_id: randomUUID() };
      const article_number = articles[(lane * 97 + count) % articles.length] ?? '';
      const event =
        count % 2 === 0
          ? ({ name: 'page_view', page: 'list' } as const)
          : ({ name: 'view_product', page: 'product', article_number } as const);
      const { web_id = '', visit_id = '' } = visits[lane] ?? {};
      return {
        method: 'POST',
        path: '/api/analytics',
        body: { web_id, visit_id, language: 'nl', device: 'phone', events: [event] } satisfies CollectedBatch,
        isRight: ({ status }) => status === 204,
      };
    },
  );
  return [collecting];
}
