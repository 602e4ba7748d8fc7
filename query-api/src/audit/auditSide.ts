import type { Codec } from '@talloor/platform/codec/codec.ts';
import type { Sign } from '@talloor/platform/createSigner.ts';
import type { EventStore } from '@talloor/platform/eventStore/port.ts';
import type { ReadSide } from '../readSide.ts';

export type AuditSide = Pick<ReadSide, 'pool' | 'waiter' | 'clock'> & {
  readonly store: Pick<EventStore, 'readStream' | 'readAll'>;
  readonly codec: Pick<Codec, 'decode'>;
  readonly sign: Sign;
};

export type Language = 'nl' | 'fr';
/** Auditors may read neither Dutch nor French. */
export type AuditLanguage = Language | 'en';

export const auditLanguage = (context: {
  readonly locale: AuditLanguage;
  readonly language: Language;
}): AuditLanguage => (context.locale === 'en' ? 'en' : context.language);
