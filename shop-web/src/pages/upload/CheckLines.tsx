import type { UploadLine } from '@talloor/contracts/endpoints/basketUpload.ts';
import { groupOfVerdict, type UploadGroup } from '@talloor/rules/upload/uploadVerdict.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../shell/announce.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import { FileCard } from './FileCard.tsx';
import { FindArticle } from './FindArticle.tsx';
import { UploadBar } from './UploadBar.tsx';
import { UploadTable } from './UploadTable.tsx';
import type { Correction, Upload, UploadState } from './useUpload.ts';
import { VerdictChips } from './VerdictChips.tsx';

type CheckLinesProps = {
  readonly state: Extract<UploadState, { kind: 'checking' }>;
  readonly upload: Upload;
};

/** What the file says, line by line: filters over it, repairs in it, and what is added under it. */
export function CheckLines({ state, upload }: CheckLinesProps) {
  const { t } = useTranslation();
  const { source, file, judgement } = state;
  const { lines } = judgement;
  const [group, setGroup] = useState<UploadGroup | null>(null);
  const [finding, setFinding] = useState<UploadLine | null>(null);
  const shown = group === null ? lines : lines.filter(({ verdict }) => groupOfVerdict(verdict) === group);
  const rows = useRef<HTMLDivElement>(null);

  const count = lines.length;
  useEffect(() => announce(t('upload.read', { count })), [t, count]);

  const correct = async (line: UploadLine, correction: Correction) => {
    try {
      const judged = await upload.correct(line.row, correction);
      if (judged === null) return;
      announce(t('upload.corrected', { row: line.row, verdict: t(`upload.verdict.${judged.verdict}`) }));
      // What was pressed may have gone with what it repaired.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const row = rows.current?.querySelector<HTMLElement>(`[data-row="${line.row}"]`);
        (row ?? rows.current)?.focus();
      });
    } catch (error) {
      showToast({ kind: 'error', title: t('upload.checkFailed'), text: failureText(error, t) });
    }
  };

  return (
    <>
      <FileCard
        source={source}
        file={file}
        count={count}
        onOther={upload.stop}
        onSheet={(sheet) => upload.read(source, sheet)}
      />
      <VerdictChips lines={lines} chosen={group} onChoose={setGroup} />
      <div ref={rows} className="upload-rows" tabIndex={-1}>
        <UploadTable
          key={group ?? 'all'}
          lines={shown}
          onCorrect={(line, correction) => void correct(line, correction)}
          onFind={setFinding}
        />
      </div>
      <UploadBar judgement={judgement} upload={upload} />
      <FindArticle
        line={finding}
        onClose={() => setFinding(null)}
        onPick={(article) => {
          if (finding) void correct(finding, { article });
          setFinding(null);
        }}
      />
    </>
  );
}
