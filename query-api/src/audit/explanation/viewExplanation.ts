import type { z } from 'zod';
import type { explainInvoice, explanationTree } from '@talloor/contracts/endpoints/invoiceExplanation.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import { leavesOf, type Part } from './explanationWriter.ts';

type Tree = z.output<typeof explanationTree>;
type NotePart = Tree['children'][number];
type LinePart = NotePart['children'][number];
type Leaf = LinePart['children'][number];

export function viewExplanation(number: string, document: Part): z.output<typeof explainInvoice.response> {
  const unexplained = leavesOf(document).filter(({ about }) => about === 'unexplained');
  return {
    number,
    amount: eurosOfCents(document.cents),
    // Too much and too little do not explain each other.
    unexplained: eurosOfCents(unexplained.reduce((sum, { cents }) => sum + Math.abs(cents), 0)),
    tree: viewTree(document),
  };
}

const viewTree = (part: Part): Tree => ({ ...viewPart(part, 'document'), children: childrenOf(part, '', viewNote) });
const viewNote = (part: Part, key: string): NotePart => ({
  ...viewPart(part, key),
  children: childrenOf(part, `${key}-`, viewLine),
});
const viewLine = (part: Part, key: string): LinePart => ({
  ...viewPart(part, key),
  children: childrenOf(part, `${key}-`, viewPart),
});
const childrenOf = <View>({ parts = [] }: Part, prefix: string, view: (part: Part, key: string) => View): View[] =>
  parts.map((part, index) => view(part, `${prefix}${index + 1}`));

const viewPart = ({ about, title, cents, formula, steps }: Part, key: string): Leaf => ({
  key,
  about,
  title,
  amount: eurosOfCents(cents),
  formula: formula ?? null,
  steps: [...steps],
});
