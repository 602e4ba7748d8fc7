import type { CommandApi } from '@talloor/command-api/createCommandApi.ts';
import type { KnownDelivery } from '@talloor/events/delivery/state.ts';
import { demoUsers } from '../content/demoPeople.ts';

type Making = {
  readonly api: CommandApi;
  readonly now: Date;
  readonly setNow: (at: Date) => void;
};

const words = {
  title: { nl: 'Mogelijk stukjes plastic', fr: 'Morceaux de plastique possibles' },
  reason: {
    nl: 'De producent meldt dat er stukjes plastic in dit lot kunnen zitten.',
    fr: 'Le producteur signale que ce lot peut contenir des morceaux de plastique.',
  },
  instruction: {
    nl: 'Gebruik dit lot niet meer en zet het apart. We halen het op en betalen het terug.',
    fr: 'N’utilisez plus ce lot et mettez-le de côté. Nous venons l’enlever et le remboursons.',
  },
};
const day = 86_400_000;

/** Announced the day before a return. */
export async function openDemoRecall(
  { plan, picked, deliveredAt }: KnownDelivery,
  lineId: string,
  { api, now, setNow }: Making,
): Promise<void> {
  const office = demoUsers().find(({ roles }) => roles.includes('sales-support'));
  const line = picked?.lines.find((pickedLine) => pickedLine.lineId === lineId);
  const lots = (line?.lots ?? []).flatMap(({ lot }) => (lot === null ? [] : [lot]));
  if (!office || !line || lots.length === 0 || deliveredAt === null) return;
  setNow(new Date(Math.min(now.getTime(), Date.parse(deliveredAt) + day / 2)));
  await api.openRecall('the demo’s recall', {
    ...words,
    scope: { lots, articles: [line.articleNumber] },
    actor: { actorId: office.userId, actorRole: 'sales-support' },
    deliveries: [plan.deliveryNumber],
  });
}
