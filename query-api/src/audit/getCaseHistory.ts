import { getCaseHistory } from '@talloor/contracts/endpoints/officeCases.ts';
import {
  serviceRequestEvents,
  serviceRequestStream,
  type ServiceRequestEvent,
} from '@talloor/events/serviceRequest/events.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { AuditSide } from './auditSide.ts';
import { decodeEach } from './decodeEach.ts';
import { describeCaseEvent } from './describeCaseEvent.ts';
import { findActorNames } from './findActorNames.ts';
import { readWhole } from './readOrderStreams.ts';
import { checkChain } from './verify/checkChain.ts';
import { describeFinding } from './verify/describeFinding.ts';
import { readableMetadata, viewRecord } from './viewHistoryEvent.ts';

/** Oldest first, with its chain check. */
export const getCaseHistoryRoute = ({ pool, store, codec }: AuditSide): Route =>
  route(getCaseHistory, async ({ params: { id } }, { language }) => {
    const stream = serviceRequestStream(id);
    const records = await readWhole(store, stream);
    if (records.length === 0) throw new Problem('case.not_found');
    const [entries, names] = await Promise.all([
      decodeEach<ServiceRequestEvent>(codec, records, serviceRequestEvents),
      findActorNames(
        pool,
        records.map(({ metadata }) => readableMetadata(metadata).actorId),
      ),
    ]);
    const events = entries.map(({ record, decoded }, index) =>
      viewRecord(index, record, decoded && describeCaseEvent(decoded.event, language), names, language),
    );
    const broken = checkChain(stream, records);
    return {
      body: {
        events,
        holds: broken === null,
        broken: broken && describeFinding(broken, language),
        last_hash: events.at(-1)?.hash ?? null,
      },
    };
  });
