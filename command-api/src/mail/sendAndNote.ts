import type { Aggregate, Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { CommandMetadata, DomainEvent } from '@talloor/platform/codec/codec.ts';
import { followingMetadata } from '../commands/commandMetadata.ts';
import type { CommandSide } from '../commandSide.ts';
import { awaitAccepted } from '../commands/runCommand.ts';
import type { Mail, Mailer } from './mailer.ts';
import { sendMail } from './sendMail.ts';

/** Names nobody. */
export type SentMail = {
  readonly language: 'nl' | 'fr';
  readonly recipientCount: number;
  readonly messageId: string;
};

type Note<State, E extends DomainEvent> = {
  readonly name: string;
  readonly aggregate: Aggregate<State, E>;
  readonly streamId: string;
  readonly source: { readonly id: string; readonly metadata: CommandMetadata };
  readonly decide: (sentMail: SentMail, state: State) => Decision<E>;
};

/** Only a crash of this process between mail and note repeats the mail, with the same Message-ID. */
export async function sendAndNote<State, E extends DomainEvent>(
  side: Pick<CommandSide, 'repository' | 'clock' | 'faults' | 'log'>,
  mailer: Mailer,
  mail: Mail,
  { name, aggregate, streamId, source, decide }: Note<State, E>,
): Promise<void> {
  const { language, messageId } = mail;
  const metadata = () => followingMetadata(name, source, side.clock.now());
  // Another process may have stored the note, so the stream is read to its end.
  const earlier = await side.repository.execute(aggregate, streamId, metadata(), () => []);
  if (earlier.kind === 'accepted' && earlier.repeated) return;
  const handedOver = await sendMail(side, mailer, mail, source.metadata);
  if (!handedOver) return;
  const sentMail = { language, recipientCount: handedOver.taken, messageId };
  const command = side.repository.execute(aggregate, streamId, metadata(), (state) => decide(sentMail, state));
  await awaitAccepted(command, 'service.unavailable');
}
