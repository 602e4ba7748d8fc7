import type pg from 'pg';
import type { Clock } from '@talloor/platform/clock.ts';
import type { Codec } from '@talloor/platform/codec/codec.ts';
import type { Sign } from '@talloor/platform/createSigner.ts';
import type { EventStore } from '@talloor/platform/eventStore/port.ts';
import type { SealArchive } from '@talloor/platform/seals/archives/archive.ts';
import type { SealingKeys } from '@talloor/platform/seals/sealingKeys.ts';

export type SealSide = {
  readonly pool: Pick<pg.Pool, 'query'>;
  readonly store: Pick<EventStore, 'append' | 'head' | 'readAll' | 'readStream' | 'storeId'>;
  readonly codec: Pick<Codec, 'encode'>;
  readonly clock: Clock;
  readonly sign: Sign;
  readonly keys: SealingKeys;
  readonly archives: readonly SealArchive[];
};
