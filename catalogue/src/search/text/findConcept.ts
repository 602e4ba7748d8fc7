import type { Assortment } from '../assortment/createAssortment.ts';
import { conceptTerm, type Concept } from '../words/tradeLexicon.ts';
import { closeness } from './closeness.ts';
import { gather, type Posting } from './posting.ts';

export function findConcept({ text, size }: Assortment, concept: Concept): Posting {
  const gathering = gather(size);
  for (const [field, level] of conceptFields)
    text.visit(conceptTerm(concept), [field], false, (ordinal) => gathering.meet(ordinal, level));
  return gathering.take();
}
const conceptFields = [
  ['kind', closeness.kind],
  ['kind_side', closeness.side],
  ['kind_detail', closeness.detail],
] as const;
