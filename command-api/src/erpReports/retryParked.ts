import type { ReportSubjectName } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import type { Actor } from '../commands/officeCommand.ts';
import type { CommandSide } from '../commandSide.ts';
import { noteTry, parkedOf, unpark, withParked, type ParkedReport } from './parkedReports.ts';
import type { ProcessedReport, RefusedReport, ReportKeys, ReportSubject } from './reportSubject.ts';

export type ParkedSide = Pick<CommandSide, 'pool' | 'clock'>;
type Client = Parameters<typeof noteTry>[0];

/** Stores the outcome. @param client of the locking transaction */
export async function retryLocked(
  side: ParkedSide,
  subject: ReportSubject,
  parked: ParkedReport,
  client: Client,
  actor: Actor,
): Promise<ProcessedReport | RefusedReport> {
  const judged = await subject.judge(parked.message, actor);
  if (judged.kind === 'refused') {
    const { code, parameters = {} } = judged;
    const storedParameters =
      code === parked.code && Object.keys(parameters).length === 0 ? parked.parameters : parameters;
    await noteTry(client, parked.parked_id, { code, parameters: storedParameters }, side.clock.now());
  } else await unpark(client, parked.parked_id);
  return judged;
}

type Outcome = {
  readonly subject: ReportSubjectName;
  readonly parkedId: string;
  readonly messageId: string;
  readonly processed: ProcessedReport;
};

/** Repeats while any succeeds: reports may arrive in the wrong order. */
export async function retryParked(
  side: ParkedSide,
  subjects: readonly ReportSubject[],
  keys: readonly ReportKeys[],
  actor: Actor,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  if (keys.length === 0) return outcomes;
  const byName = new Map(subjects.map((subject) => [subject.name, subject]));
  let waiting = await parkedOf(side.pool, [...byName.keys()], keys);
  for (let before = -1; waiting.length > 0 && waiting.length !== before;) {
    before = waiting.length;
    const remaining: ParkedReport[] = [];
    for (const row of waiting) {
      const subject = byName.get(row.subject);
      if (!subject) continue;
      const judged = await withParked(side.pool, row.parked_id, async (parked, client) =>
        parked.discarded_at === null ? retryLocked(side, subject, parked, client, actor) : null,
      );
      if (judged === null) continue;
      if (judged.kind === 'refused') remaining.push(row);
      else
        outcomes.push({ subject: row.subject, parkedId: row.parked_id, messageId: row.message_id, processed: judged });
    }
    waiting = remaining;
  }
  return outcomes;
}
