import { eventName } from '@talloor/contracts/eventName.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { createSigner } from '@talloor/platform/createSigner.ts';
import { isChained } from '@talloor/platform/codec/verifyChain.ts';
import { historyWords } from './historyFormats.ts';
import { type Audit, openAudit } from './openAudit.ts';
import { readWhole } from './readOrderStreams.ts';
import { openSeal } from './receipt/sealReceipt.ts';
import { checkChain } from './verify/checkChain.ts';
import { describeFinding } from './verify/describeFinding.ts';

/** @returns exit status, 0 when everything holds */
export function auditReceipt(audit: Audit & { readonly file: Uint8Array }): Promise<0 | 1> {
  const { file, masterKey, print, language = 'nl' } = audit;
  const words = historyWords[language].receipt;
  const refuse = (line: string): 1 => {
    print(line);
    return 1;
  };
  return openAudit(audit, async ({ store }) => {
    const of = openSeal(createSigner(masterKey), file);
    if (of === 'none' || of === 'changed') return refuse(words[of]);
    const { orderNumber: order, version, revision, hash } = of;
    const stream = orderStream(order);
    const event = eventName({ stream, revision });
    const values = { order, version: String(version), event, hash };
    const records = await readWhole(store, stream);
    const finding = checkChain(stream, records);
    if (finding) return refuse(describeFinding(finding, language));
    const record = records[revision];
    if (!record) return refuse(fillText(words.gone, values, language));
    if (!isChained(record.metadata) || record.metadata.hash !== hash)
      return refuse(fillText(words.differs, values, language));
    print(`${event}  ${hash}`);
    print(fillText(words.holds, values, language));
    return 0;
  });
}
