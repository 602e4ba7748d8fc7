import { useOfficeText } from '../i18n/useOfficeText.ts';

type Both = { readonly nl: string; readonly fr: string };

export const MissingLanguages = ({ texts }: { texts: readonly Both[] }) => {
  const { t } = useOfficeText();
  const missing = (['nl', 'fr'] as const).filter((language) =>
    texts.some((text) => text[language] === '' && text[language === 'nl' ? 'fr' : 'nl'] !== ''),
  );
  if (missing.length === 0) return null;
  return (
    <span className="content-states wraps">
      {missing.map((language) => (
        <span key={language} className="tiny weight-600 round-8 field-missing">
          {t(`content.missing.${language}`)}
        </span>
      ))}
    </span>
  );
};
