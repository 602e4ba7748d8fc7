import type { Seal } from '@talloor/platform/seals/seal.ts';
import { sealHistory } from './sealHistory.ts';
import type { SealSide } from './sealSide.ts';

export async function rotateSealingKey(side: SealSide): Promise<Seal | null> {
  const { publicKey } = await side.keys.next();
  const seal = await sealHistory(side, { nextKey: publicKey });
  await side.keys.promote();
  return seal;
}
