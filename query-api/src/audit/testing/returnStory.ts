import { returnStream } from '@talloor/events/return/events.ts';
import { sampleReturn } from '@talloor/events/testing/sampleReturn.ts';
import type { ReadSideUnderTest } from './startReadSide.ts';

export async function writeReturnStory(
  { append }: Pick<ReadSideUnderTest, 'append'>,
  returnId: string,
  articleNumber: string,
): Promise<void> {
  const lines = sampleReturn.lines.slice(0, 1).map((line) => ({ ...line, articleNumber }));
  await append(returnStream(returnId), [{ type: 'ReturnRequested', data: { ...sampleReturn, returnId, lines } }]);
}
