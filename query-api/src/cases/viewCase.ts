import type { CaseSummary, CaseView } from '@talloor/contracts/endpoints/caseShapes.ts';
import type { FoundCase, FoundCaseFile, FoundCaseMessage } from './findCases.ts';

type Language = 'nl' | 'fr';

export function summariseCase(row: FoundCase): CaseSummary {
  return {
    id: row.case_id,
    number: row.number,
    kind: row.kind,
    status: row.status,
    subject: row.subject,
    filed_at: row.filed_at,
    changed_at: row.changed_at,
    due_at: row.due_at,
    first_answer_at: row.first_answer_at,
    links: {
      order: row.order_number,
      delivery_note: row.delivery_number,
      invoice: row.invoice_number,
      return: row.return_id,
    },
  };
}

export const viewCaseLines = ({ lines }: FoundCase, language: Language): CaseView['lines'] =>
  lines.map(({ name, ...line }) => ({ ...line, name: name[language] }));

export const viewCaseMessage = ({ kind, text, at }: FoundCaseMessage): CaseView['messages'][number] => ({
  by: kind === 'filed' || kind === 'replied' ? 'customer' : 'office',
  kind,
  text,
  at,
});

export const viewCase = (
  row: FoundCase,
  messages: readonly FoundCaseMessage[],
  files: readonly FoundCaseFile[],
  language: Language,
): CaseView => ({
  ...summariseCase(row),
  lines: viewCaseLines(row, language),
  messages: messages.map(viewCaseMessage),
  files: [...files],
  may_reply: row.status !== 'closed' && messages[0]?.text !== null,
});
