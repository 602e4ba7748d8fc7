import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { bilingual, digits, instant, mills, orderedQuantity } from '../values.ts';
import type { PickedLine } from './values.ts';

/** An article as a question names it. */
const namedArticle = z.object({ articleNumber: digits, name: bilingual, unit: bilingual, priceMills: mills });

/** One article that could come in place of what falls short of an ordered line. */
export const askedReplacement = z.object({
  /** Of the replacement, as it would stand on the note. */
  lineId: digits,
  /** The ordered line. */
  replaces: digits,
  ordered: namedArticle,
  /** How much of it falls short and would be replaced, in its own units. */
  orderedQuantity,
  instead: namedArticle,
  quantity: orderedQuantity,
  /** What the buyer would pay, and would have paid, in cents without VAT. */
  totalCents: z.int(),
  orderedTotalCents: z.int(),
});
export type AskedReplacement = z.output<typeof askedReplacement>;

/** Questions of a delivery are counted from 1; a later one takes the place of those before. */
const question = { question: z.int().positive() };

/** What a buyer is asked and answers about articles that come in place of others (ADR 0124). */
export const replacementQuestionEvents = {
  DeliveryReplacementAsked: defineEvent(
    'DeliveryReplacementAsked',
    z.object({
      ...question,
      /** Account of the user who ordered. */
      askedOf: z.string(),
      answerUntil: instant,
      replacements: z.array(askedReplacement).min(1).max(1000),
    }),
  ),
  DeliveryReplacementAnswered: defineEvent(
    'DeliveryReplacementAnswered',
    z.object({
      ...question,
      /** Account of the user who was asked, or who is signed in. */
      answeredBy: z.string(),
      answeredAt: instant,
      /** By the link of the mail, or signed in. */
      by: z.enum(['link', 'shop']),
      answers: z
        .array(z.object({ lineId: digits, articleNumber: digits, name: bilingual, accepted: z.boolean() }))
        .min(1)
        .max(1000),
    }),
  ),
  /** Nobody answered in time, or the lorry left: nothing comes in place. */
  DeliveryReplacementLapsed: defineEvent(
    'DeliveryReplacementLapsed',
    z.object({ ...question, effectiveAt: instant, cause: z.enum(['time', 'dispatched']) }),
  ),
  DeliveryReplacementMailSent: defineEvent(
    'DeliveryReplacementMailSent',
    z.object({
      ...question,
      language: z.enum(['nl', 'fr']),
      recipientCount: z.int().positive(),
      messageId: z.string(),
    }),
  ),
};
export type ReplacementQuestionEvent = EventIn<typeof replacementQuestionEvents>;

export const isReplacementQuestion = (event: { readonly type: string }): event is ReplacementQuestionEvent =>
  event.type in replacementQuestionEvents;

type Asked = Extract<ReplacementQuestionEvent, { type: 'DeliveryReplacementAsked' }>['data'];
type Answered = Extract<ReplacementQuestionEvent, { type: 'DeliveryReplacementAnswered' }>['data'];

/** A question of a delivery, as far as it came. */
export type ReplacementQuestion = Asked & { readonly mailed: boolean } & (
    | { readonly status: 'waiting' }
    | { readonly status: 'answered'; readonly answer: Answered }
    | { readonly status: 'lapsed'; readonly effectiveAt: string }
    /** What was asked is no longer so: picked otherwise meanwhile. */
    | { readonly status: 'superseded' }
  );

/** Folds one event into the questions of a delivery, oldest first. */
export function evolveQuestions(
  questions: readonly ReplacementQuestion[],
  event: ReplacementQuestionEvent,
): readonly ReplacementQuestion[] {
  const { question: number } = event.data;
  const become = (change: (asked: ReplacementQuestion) => ReplacementQuestion) =>
    questions.map((asked) => (asked.question === number ? change(asked) : asked));
  switch (event.type) {
    case 'DeliveryReplacementAsked':
      return [...questions.map(superseded), { ...event.data, mailed: false, status: 'waiting' }];
    case 'DeliveryReplacementAnswered':
      return become((asked) => ({ ...asked, status: 'answered', answer: event.data }));
    case 'DeliveryReplacementLapsed':
      return become((asked) => ({ ...asked, status: 'lapsed', effectiveAt: event.data.effectiveAt }));
    case 'DeliveryReplacementMailSent':
      return become((asked) => ({ ...asked, mailed: true }));
    default:
      return event satisfies never;
  }
}

const superseded = (asked: ReplacementQuestion): ReplacementQuestion =>
  asked.status === 'waiting' ? { ...asked, status: 'superseded' } : asked;

/** A picking no longer has what is being asked: nobody need answer. */
export function questionsAfterPicking(
  questions: readonly ReplacementQuestion[],
  lines: readonly PickedLine[],
): readonly ReplacementQuestion[] {
  const asked = new Set(
    lines.flatMap(({ withheld = [] }) => withheld.filter(({ why }) => why === 'asked').map(({ line }) => line.lineId)),
  );
  return questions.map((each) =>
    each.replacements.every(({ lineId }) => asked.has(lineId)) ? each : superseded(each),
  );
}
