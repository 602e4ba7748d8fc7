import { fillText } from '@talloor/messages/basket/fillText.ts';
import { createSigner } from '@talloor/platform/createSigner.ts';
import { historyWords } from './historyFormats.ts';
import { type Audit, openAudit } from './openAudit.ts';
import { findUnsealed } from '@talloor/platform/seals/findUnsealed.ts';
import { describeSealFinding } from './seals/sealFinding.ts';
import { type SealsAudit, verifySeals } from './seals/verifySeals.ts';

type Options = Pick<SealsAudit, 'path' | 'trustedKey'> & Partial<Pick<SealsAudit, 'patienceMs'>>;

/** @returns exit status, 0 when everything holds */
export function auditSeals(audit: Audit & Options): Promise<0 | 1> {
  const { masterKey, print, language = 'nl', path, trustedKey, patienceMs = 5000 } = audit;
  const words = historyWords[language].seals;
  const canHide = audit.eventStore !== 'postgres';
  return openAudit(audit, async ({ store, pool }) => {
    const tell: SealsAudit['tell'] = (seal, { findings, omitted }) => {
      for (const finding of findings) print(describeSealFinding(finding, language));
      if (omitted > 0) print(fillText(words.more, { seal: String(seal), count: omitted }, language));
    };
    const sign = createSigner(masterKey);
    const { last, faults, ...counts } = await verifySeals({
      store,
      pool,
      sign,
      path,
      trustedKey,
      patienceMs,
      canHide,
      tell,
    });
    const { count, since } = await findUnsealed(store, last);
    print(since === null ? words.all_sealed : fillText(words.unsealed, { count, since }, language));
    if (counts.seals === 0 && faults === 0) print(words.none);
    else if (faults > 0) print(fillText(words.broken, { faults, seals: counts.seals }, language));
    else print(fillText(words.holds, { ...counts, at: last?.at ?? '' }, language));
    return faults === 0 && counts.seals > 0 ? 0 : 1;
  });
}
