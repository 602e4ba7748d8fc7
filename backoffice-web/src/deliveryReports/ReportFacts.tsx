import { useOfficeText } from '../i18n/useOfficeText.ts';
import { formatInstant } from '../layout/instant.ts';
import { displayText, type RawReport } from './rawReport.ts';
import { fieldsOfKind, fieldsOfRow } from './reportShape.ts';
import { useReportWords } from './useReportWords.ts';
import { placeInWords } from './wrongInWords.ts';

const choices = new Set<string>(
  [...Object.values(fieldsOfKind).flat(), ...Object.values(fieldsOfRow).flat()].flatMap((shape) =>
    shape.input === 'choice' ? shape.choices : [],
  ),
);

export function ReportFacts({ report }: { readonly report: RawReport }) {
  const { t, language } = useOfficeText();
  const { kindOf } = useReportWords();
  const textOf = (field: string, value: unknown): string => {
    const text = displayText(value);
    if (field === 'kind') return kindOf(text);
    if (choices.has(text)) return t(`reports.choice.${text}` as Parameters<typeof t>[0]);
    const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
    return isInstant ? formatInstant(language, text) : text;
  };
  return (
    <dl className="pad-16 content-facts parked-fields wraps">
      {Object.entries(report)
        .filter(([field, value]) => field !== 'signature' && (value === null || typeof value !== 'object'))
        .map(([field, value]) => (
          <div className="flex apart gap-12 line-below" key={field}>
            <dt className="muted">{placeInWords(field, t)}</dt>
            <dd className="to-right">{textOf(field, value) || '–'}</dd>
          </div>
        ))}
    </dl>
  );
}
