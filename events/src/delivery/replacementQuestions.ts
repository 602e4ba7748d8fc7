import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { bilingual, digits, instant, mills, orderedQuantity } from '../values.ts';
import type { PickedLine } from './values.ts';

const namedArticle = z.object({ articleNumber: digits, name: bilingual, unit: bilingual, priceMills: mills });

export const proposedReplacement = z.object({
  /** Line of the replacement on the note. */
  lineId: digits,
  replaces: digits,
  ordered: namedArticle,
  /** Short quantity to replace, in units of the ordered line. */
  orderedQuantity,
  instead: namedArticle,
  quantity: orderedQuantity,
  /** New and original amount, in cents without VAT. */
  totalCents: z.int(),
  orderedTotalCents: z.int(),
});
export type ProposedReplacement = z.output<typeof proposedReplacement>;

/** Counted from 1 per delivery; a new question supersedes earlier ones. */
const question = { question: z.int().positive() };

/** ADR 0124. */
export const replacementQuestionEvents = {
  DeliveryReplacementAsked: defineEvent(
    'DeliveryReplacementAsked',
    z.object({
      ...question,
      askedOf: z.string(),
      answerUntil: instant,
      replacements: z.array(proposedReplacement).min(1).max(1000),
    }),
  ),
  DeliveryReplacementAnswered: defineEvent(
    'DeliveryReplacementAnswered',
    z.object({
      ...question,
      /** Account id of the person asked, or of the signed-in user. */
      answeredBy: z.string(),
      answeredAt: instant,
      by: z.enum(['link', 'shop']),
      answers: z
        .array(z.object({ lineId: digits, articleNumber: digits, name: bilingual, accepted: z.boolean() }))
        .min(1)
        .max(1000),
    }),
  ),
  /** No answer in time: no replacement is delivered. */
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

export type ReplacementQuestion = Asked & { readonly mailed: boolean } & (
    | { readonly status: 'waiting' }
    | { readonly status: 'answered'; readonly answer: Answered }
    | { readonly status: 'lapsed'; readonly effectiveAt: string }
    /** A later picking made the question obsolete. */
    | { readonly status: 'superseded' }
  );

/** Oldest first. */
export function evolveQuestions(
  questions: readonly ReplacementQuestion[],
  event: ReplacementQuestionEvent,
): readonly ReplacementQuestion[] {
  const { question: number } = event.data;
  const changeQuestion = (change: (replacementQuestion: ReplacementQuestion) => ReplacementQuestion) =>
    questions.map((replacementQuestion) =>
      replacementQuestion.question === number ? change(replacementQuestion) : replacementQuestion,
    );
  switch (event.type) {
    case 'DeliveryReplacementAsked':
      return [...questions.map(supersede), { ...event.data, mailed: false, status: 'waiting' }];
    case 'DeliveryReplacementAnswered':
      return changeQuestion((replacementQuestion) => ({
        ...replacementQuestion,
        status: 'answered',
        answer: event.data,
      }));
    case 'DeliveryReplacementLapsed':
      return changeQuestion((replacementQuestion) => ({
        ...replacementQuestion,
        status: 'lapsed',
        effectiveAt: event.data.effectiveAt,
      }));
    case 'DeliveryReplacementMailSent':
      return changeQuestion((replacementQuestion) => ({ ...replacementQuestion, mailed: true }));
    default:
      return event satisfies never;
  }
}

const supersede = (replacementQuestion: ReplacementQuestion): ReplacementQuestion =>
  replacementQuestion.status === 'waiting' ? { ...replacementQuestion, status: 'superseded' } : replacementQuestion;

export function questionsAfterPicking(
  questions: readonly ReplacementQuestion[],
  lines: readonly PickedLine[],
): readonly ReplacementQuestion[] {
  const askedLineIds = new Set(
    lines.flatMap(({ withheld = [] }) =>
      withheld.filter(({ why: withheldReason }) => withheldReason === 'asked').map(({ line }) => line.lineId),
    ),
  );
  return questions.map((each) =>
    each.replacements.every(({ lineId }) => askedLineIds.has(lineId)) ? each : supersede(each),
  );
}
