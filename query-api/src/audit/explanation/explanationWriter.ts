import type { z } from 'zod';
import type { explanationStep, ExplanationPart } from '@talloor/contracts/endpoints/invoiceExplanation.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { invoiceExplanationTexts } from '@talloor/messages/invoiceExplanation/invoiceExplanationTexts.ts';
import { formatNumber, formatUnitPrice } from '@talloor/rules/format/money.ts';
import { eurosOfMills } from '@talloor/rules/money/rounding.ts';
import type { PriceUnitOf } from '../../invoices/findPriceUnits.ts';
import { secondsOf } from '../../secondsOf.ts';
import type { Language } from '../auditSide.ts';
import { historyFormats } from '../historyFormats.ts';
import { readableMetadata, type Names } from '../viewHistoryEvent.ts';
import type { SourceEvent } from './sources.ts';

export type Step = z.output<typeof explanationStep>;
/** Amounts are cents until the whole tree is known. */
export type Part = {
  readonly about: ExplanationPart['about'];
  readonly title: string;
  readonly cents: number;
  readonly formula?: string | undefined;
  readonly steps: readonly Step[];
  readonly parts?: readonly Part[];
};

export type ExplanationWriter = ReturnType<typeof explanationWriter>;

/** @param names of accounts; erased people are absent */
export function explanationWriter(language: Language, names: Names, priceUnitOf: PriceUnitOf) {
  const words = invoiceExplanationTexts[language];
  const fill = (text: string, values: Readonly<Record<string, string | number>>) => fillText(text, values, language);
  const { amount, quantity } = historyFormats[language];
  const byOf = ({ actorId, actorRole }: ReturnType<typeof readableMetadata>): string =>
    actorRole === 'system' || actorRole === 'erp' ? words.by[actorRole] : (names.get(actorId) ?? words.by.erased);
  return {
    language,
    words,
    fill,
    amount,
    quantity,
    weight: (value: number, articleNumber: string): string =>
      `${formatNumber(language, value)} ${priceUnitOf(articleNumber)[language]}`,
    number: (value: number): string => formatNumber(language, value),
    price: (mills: number): string => formatUnitPrice(language, eurosOfMills(mills)),
    step: ({ event, record }: SourceEvent<{ readonly type: string }>, title: string, text: string): Step => {
      const metadata = readableMetadata(record.metadata);
      return {
        event_id: record.id,
        type: event.type,
        at: secondsOf(metadata.occurredAt || record.recordedAt),
        by: byOf(metadata),
        title,
        text,
      };
    },
  };
}

export const sumOfParts = (parts: readonly Part[]): number => parts.reduce((sum, { cents }) => sum + cents, 0);

export const leavesOf = (part: Part): Part[] =>
  part.parts === undefined || part.parts.length === 0 ? [part] : part.parts.flatMap(leavesOf);
