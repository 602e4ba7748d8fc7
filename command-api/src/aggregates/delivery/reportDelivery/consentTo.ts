import type { OrderedLine } from '@talloor/events/basket/events.ts';
import type { ProposedReplacement, ReplacementQuestion } from '@talloor/events/delivery/replacementQuestions.ts';
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
  readonly lineChoices: ReplacementChoices;
  readonly questions: readonly ReplacementQuestion[];
  readonly answerUntil: string;
  readonly now: string;
};

export type Consent = 'take' | Pick<WithheldLine, 'why' | 'answerUntil'>;

/** ADR 0124. Line before customer; earlier answers hold for the same article; no question after the deadline. */
export function consentTo(orderedLine: OrderedLine, offered: OfferedReplacement, facts: ConsentFacts): Consent {
  const isThat = (askedReplacement: ProposedReplacement): boolean => isSame(askedReplacement, orderedLine, offered);
  const before = facts.questions.findLast(
    ({ status, replacements }) => status !== 'superseded' && replacements.some(isThat),
  );
  if (before?.status === 'answered') {
    const askedReplacement = before.replacements.find(isThat);
    const answer = before.answer.answers.find(({ lineId }) => lineId === askedReplacement?.lineId);
    return answer?.accepted === true ? 'take' : { why: 'declined', answerUntil: before.answerUntil };
  }
  if (before?.status === 'lapsed') return { why: 'unanswered', answerUntil: before.answerUntil };
  if (before?.status === 'waiting') return { why: 'asked', answerUntil: before.answerUntil };
  const choice = facts.lineChoices[orderedLine.articleNumber] ?? facts.customerChoice;
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

/** Line ids of replacements change. */
const isSame = (
  askedReplacement: ProposedReplacement,
  orderedLine: OrderedLine,
  offered: OfferedReplacement,
): boolean =>
  askedReplacement.replaces === orderedLine.lineId &&
  askedReplacement.instead.articleNumber === offered.articleNumber &&
  askedReplacement.quantity === offered.quantity &&
  askedReplacement.orderedQuantity === offered.replaces &&
  askedReplacement.instead.priceMills === Math.round(offered.price * 1000);
