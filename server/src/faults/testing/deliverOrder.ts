import { createCommandApi } from '@talloor/command-api/createCommandApi.ts';
import { deliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import { instantOf } from '@talloor/rules/delivery/brusselsTime.ts';
import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';

type CommandApiOptions = Parameters<typeof createCommandApi>[0];
export type OrderToDeliver = {
  readonly order_number: string;
  readonly lines: readonly { readonly line_id: string; readonly article_number: string; readonly quantity: number }[];
};

/**
 * @param until `picked` stops before departure
 * @returns note number
 */
export async function deliverOrder(
  options: Omit<CommandApiOptions, 'clock' | 'pool'> & {
    readonly pool: { readonly query: Query } & CommandApiOptions['pool'];
  },
  order: OrderToDeliver,
  day: string,
  until: 'picked' | 'delivered' = 'delivered',
): Promise<string> {
  const at = new Date(instantOf(day, '10:00'));
  const api = createCommandApi({ ...options, mailer: null, clock: { now: () => at } });
  const number = `9${order.order_number}`;
  const time = at.toISOString();
  const headerOf = (kind: string) => ({ message_id: `${number}-${kind}`, delivery_number: number, kind });
  const round = { day, expected_from: time, expected_until: time, route: '1', stop: 1, stops: 1 };
  const lines = order.lines.map(({ line_id, article_number, quantity }) => ({
    line_id,
    article_number,
    delivered: quantity,
    lots: [{ lot: `L${number}`, quantity }],
  }));
  const laterMessages = [
    { ...headerOf('dispatched'), at: time },
    { ...headerOf('delivered'), at: time },
  ];
  for (const message of [
    { ...headerOf('scheduled'), ...round, order_number: order.order_number },
    { ...headerOf('picked'), at: time, lines },
    ...(until === 'picked' ? [] : laterMessages),
  ]) {
    const reported = await api.reportDelivery(deliveryMessage.parse(message));
    if (reported.kind === 'refused') throw new Error(`${message.kind}: ${reported.code}`);
  }
  for (let tries = 0; tries < 600; tries += 1) {
    const { rowCount } = await options.pool.query(
      `select from ${deliveriesTable.qualifiedName} where delivery_number = $1 and ${until}_at is not null`,
      [number],
    );
    if (rowCount === 1) return number;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`delivery ${number} is not shown`);
}

type Query = (text: string, values: unknown[]) => Promise<{ rowCount: number | null }>;
