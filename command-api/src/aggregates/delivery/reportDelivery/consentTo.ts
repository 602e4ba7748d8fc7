import type { OrderedLine } from '@talloor/events/basket/events.ts';
import type { AskedReplacement, ReplacementQuestion } from '@talloor/events/delivery/replacementQuestions.ts';
import type { WithheldLine } from '@talloor/events/delivery/values.ts';
import type { ReplacementChoice, ReplacementChoices } from '@talloor/events/replacementChoice.ts';

export type OfferedReplacement = {
  readonly articleNumber: string;
  readonly quantity: number;
  /** Euros per price unit. */
  readonly price: number;
  readonly replaces: number;
};

/** Instants in ISO 8601, UTC. */
export type ConsentFacts = {
  /** Default for lines without choice. */
  readonly customerChoice: ReplacementChoice;
  /** By article number. */
  readonly lineChoices: ReplacementChoices;
  readonly questions: readonly ReplacementQuestion[];
  readonly answerUntil: string;
  readonly now: string;
};

export type Consent = 'take' | Pick<WithheldLine, 'why' | 'answerUntil'>;

/** ADR 0124. Line before customer; earlier answers hold for the same article; no question after the deadline. */
export function consentTo(ordered: OrderedLine, offered: OfferedReplacement, facts: ConsentFacts): Consent {
  const isThat = (asked: AskedReplacement): boolean => isSame(asked, ordered, offered);
  const before = facts.questions.findLast(
    ({ status, replacements }) => status !== 'superseded' && replacements.some(isThat),
  );
  if (before?.status === 'answered') {
    const asked = before.replacements.find(isThat);
    const said = before.answer.answers.find(({ lineId }) => lineId === asked?.lineId);
    return said?.accepted === true ? 'take' : { why: 'declined', answerUntil: before.answerUntil };
  }
  if (before?.status === 'lapsed') return { why: 'unanswered', answerUntil: before.answerUntil };
  if (before?.status === 'waiting') return { why: 'asked', answerUntil: before.answerUntil };
  const choice = facts.lineChoices[ordered.articleNumber] ?? facts.customerChoice;
  switch (choice) {
    case 'replace':
      return 'take';
    case 'never':
      return { why: 'never' };
    case 'ask':
      return { why: facts.now < facts.answerUntil ? 'asked' : 'unanswered', answerUntil: facts.answerUntil };
    default:
      return choice satisfies never;
  }
}

/** By article and line: line ids of replacements change. */
const isSame = (asked: AskedReplacement, ordered: OrderedLine, offered: OfferedReplacement): boolean =>
  asked.replaces === ordered.lineId &&
  asked.instead.articleNumber === offered.articleNumber &&
  asked.quantity === offered.quantity &&
  asked.orderedQuantity === offered.replaces &&
  asked.instead.priceMills === Math.round(offered.price * 1000);
