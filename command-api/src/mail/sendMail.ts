import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { isOfSeed } from '../commands/seedOrigin.ts';
import type { CommandSide } from '../commandSide.ts';
import type { HandedOver, Mail, Mailer } from './mailer.ts';

/** Nothing for events of a seed. @returns null when nothing is sent */
export async function sendMail(
  side: Pick<CommandSide, 'faults' | 'log'>,
  mailer: Mailer,
  mail: Mail,
  cause: Pick<CommandMetadata, 'correlationId'>,
): Promise<HandedOver | null> {
  if (isOfSeed(cause)) return null;
  const { messageId, to } = mail;
  const handedOver = (await mailer.send(mail)) ?? { taken: to.length, refusals: [] };
  const { refusals } = handedOver;
  if (refusals.length > 0) side.log.warn({ messageId, refusals }, 'addresses refused a mail that others took');
  await side.faults.reach('afterMailSent');
  return handedOver;
}
