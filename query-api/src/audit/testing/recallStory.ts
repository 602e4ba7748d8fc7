import { recallStream } from '@talloor/events/recall/events.ts';
import { recallStory, sampleAffected } from '@talloor/events/testing/sampleRecall.ts';
import type { ReadSideUnderTest } from './startReadSide.ts';

export async function writeRecallStory(
  { append }: Pick<ReadSideUnderTest, 'append'>,
  recallId: string,
  articleNumber: string,
): Promise<void> {
  const lines = sampleAffected.lines.map((line) => ({ ...line, articleNumber }));
  const deliveries = [{ ...sampleAffected, lines }];
  const events = recallStory
    .slice(0, 2)
    .map((event) => (event.type === 'RecallNoticeSent' ? { ...event, data: { ...event.data, deliveries } } : event));
  await append(recallStream(recallId), events);
}
