import type { ParseKeys } from 'i18next';
import { Trans, useTranslation, type TransProps } from 'react-i18next';

type RichTextProps<Key extends ParseKeys> = Pick<TransProps<Key>, 'i18nKey' | 'values' | 'count' | 'components'>;

/** Remounts when it changes, because a browser may have translated it (ADR 0145). */
export function RichText<Key extends ParseKeys>(text: RichTextProps<Key>) {
  const { i18n } = useTranslation();
  return (
    <span key={JSON.stringify([i18n.language, text.i18nKey, text.values, text.count])}>
      <Trans<Key> {...text} />
    </span>
  );
}
