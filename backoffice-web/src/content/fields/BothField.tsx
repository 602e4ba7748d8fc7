import { FormDataConsumer } from 'react-admin';
import type { Validator } from 'react-admin';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import { TextField } from './TextField.tsx';

type BothFieldProps = {
  readonly source: string;
  readonly label: string;
  readonly max: number;
  readonly rows?: number;
  readonly isRequired?: boolean;
  readonly hint?: string;
  readonly validate?: readonly Validator[];
};

const languages = ['nl', 'fr'] as const;

/** Design §6.4. */
export const BothField = ({ source, label, ...field }: BothFieldProps) => {
  const { t } = useOfficeText();
  return (
    <FormDataConsumer>
      {({ formData }) => {
        const texts = formData[source] as Readonly<Record<string, string>> | undefined;
        const isFilled = languages.some((language) => texts?.[language]);
        return (
          <fieldset className="no-border no-padding no-margin shrinks field-both">
            <legend>{label}</legend>
            <div className="stack field-pair">
              {languages.map((language) => (
                <TextField
                  key={language}
                  source={`${source}.${language}`}
                  label={t(`content.${language}`)}
                  lang={language}
                  mark={
                    isFilled && !texts?.[language] ? (
                      <span className="tiny weight-600 round-8 field-missing">{t(`content.missing.${language}`)}</span>
                    ) : undefined
                  }
                  {...field}
                />
              ))}
            </div>
          </fieldset>
        );
      }}
    </FormDataConsumer>
  );
};
