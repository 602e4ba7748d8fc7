import type { UploadLine } from '@talloor/contracts/endpoints/basketUpload.ts';
import { groupOfVerdict, uploadGroups, type UploadGroup } from '@talloor/rules/upload/uploadVerdict.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { lineKey } from './lineKey.ts';
import { GroupIcon } from './VerdictIcon.tsx';
import styles from './UploadPage.module.css';

type VerdictChipsProps = {
  readonly lines: readonly UploadLine[];
  readonly waiting: ReadonlySet<string>;
  /** Null for all. */
  readonly chosenGroup: UploadGroup | null;
  readonly onChoose: (group: UploadGroup | null) => void;
};

export function VerdictChips({ lines, waiting, chosenGroup, onChoose }: VerdictChipsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const counts = new Map<UploadGroup, number>();
  const waitingCounts = new Map<UploadGroup, number>();
  for (const line of lines) {
    const group = groupOfVerdict(line.verdict);
    counts.set(group, (counts.get(group) ?? 0) + 1);
    if (waiting.has(lineKey(line))) waitingCounts.set(group, (waitingCounts.get(group) ?? 0) + 1);
  }
  const countOf = (group: UploadGroup): string => {
    const [count, waitingCount] = [counts.get(group) ?? 0, waitingCounts.get(group) ?? 0];
    return waitingCount === 0 ? formatNumber(language, count) : t('upload.fits', { fits: count - waitingCount, count });
  };
  return (
    <fieldset
      className={`no-border no-padding shrinks ${styles['upload-chips']} wraps gap-8`}
      aria-label={t('upload.show')}
    >
      <button
        className="inline gap-6 pad-0-12 pill framed-300 white-ground nowrap"
        type="button"
        aria-pressed={chosenGroup === null}
        onClick={() => onChoose(null)}
      >
        <b>{formatNumber(language, lines.length)}</b> <span>{t('upload.all')}</span>
      </button>
      {uploadGroups
        .filter((group) => counts.has(group) || group === chosenGroup)
        .map((group) => (
          <button
            className="inline gap-6 pad-0-12 pill framed-300 white-ground nowrap"
            key={group}
            type="button"
            aria-pressed={chosenGroup === group}
            onClick={() => onChoose(group)}
          >
            <b>{countOf(group)}</b> <GroupIcon group={group} />
            <span>{t(`upload.group.${group}`)}</span>
          </button>
        ))}
    </fieldset>
  );
}
