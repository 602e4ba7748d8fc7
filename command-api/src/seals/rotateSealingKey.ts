import type { Seal } from '@talloor/platform/seals/seal.ts';
import { sealHistory } from './sealHistory.ts';
import type { SealSide } from './sealSide.ts';

/** Seals with the new key at once: a key without a seal proves nothing. */
export async function rotateSealingKey(side: SealSide): Promise<Seal | null> {
  const { publicKey } = await side.keys.next();
  const seal = await sealHistory(side, { nextKey: publicKey });
  await side.keys.promote();
  await sealHistory(side);
  return seal;
}
