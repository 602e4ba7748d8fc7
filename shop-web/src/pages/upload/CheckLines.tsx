import type { UploadLine } from '@talloor/contracts/endpoints/basketUpload.ts';
import { groupOfVerdict, type UploadGroup } from '@talloor/rules/upload/uploadVerdict.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../shell/announce.ts';
import { keepFocus } from '../../shell/keepFocus.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import { AddedLines } from './AddedLines.tsx';
import { openLines } from './chosenLines.ts';
import { FileCard } from './FileCard.tsx';
import { FindArticle } from './FindArticle.tsx';
import { UploadBar } from './UploadBar.tsx';
import { UploadTable } from './UploadTable.tsx';
import { useImport } from './useImport.ts';
import type { Correction, Upload, UploadState } from './useUpload.ts';
import { VerdictChips } from './VerdictChips.tsx';
import styles from './UploadPage.module.css';

type CheckLinesProps = {
  readonly state: Extract<UploadState, { kind: 'checking' }>;
  readonly upload: Upload;
};

export function CheckLines({ state, upload }: CheckLinesProps) {
  const { t } = useTranslation();
  const { source, name, file, judgement, count, added: addedCount } = state;
  const { lines } = judgement;
  const errors = lines.filter(({ verdict }) => groupOfVerdict(verdict) === 'error').length;
  const [group, setGroup] = useState<UploadGroup | null>(addedCount > 0 && errors > 0 ? 'error' : null);
  const [finding, setFinding] = useState<UploadLine | null>(null);
  const shownLines = group === null ? lines : lines.filter(({ verdict }) => groupOfVerdict(verdict) === group);
  const rows = useRef<HTMLDivElement>(null);
  const addedNote = useRef<HTMLDivElement>(null);

  useEffect(() => announce(t('upload.read', { count })), [t, count]);

  const { progress, add } = useImport(upload, () => {
    setGroup(errors > 0 ? 'error' : null);
    keepFocus(() => addedNote.current);
  });

  const correct = async (line: UploadLine, correction: Correction) => {
    try {
      const correctedLine = await upload.correct(line.row, correction);
      if (correctedLine === null) return;
      announce(t('upload.corrected', { row: line.row, verdict: t(`upload.verdict.${correctedLine.verdict}`) }));
      // A repair may remove its button.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const row = rows.current?.querySelector<HTMLElement>(`[data-row="${line.row}"]`);
        (row ?? rows.current)?.focus();
      });
    } catch (error) {
      showToast({ kind: 'error', title: t('upload.checkFailed'), text: failureText(error, t) });
    }
  };
  const reset = () => {
    const takeBack = upload.reset();
    showToast({
      kind: 'info',
      title: t('upload.putAside', { count: lines.length }),
      action: { label: t('common.undo'), run: takeBack },
    });
  };

  return (
    <>
      <FileCard
        name={name}
        file={file}
        count={count}
        onOther={reset}
        onSheet={source === null || addedCount > 0 ? null : (sheet) => upload.read(source, sheet)}
      />
      {addedCount > 0 && (
        <AddedLines
          place={addedNote}
          addedCount={addedCount}
          open={progress === null ? openLines(judgement).length : null}
        />
      )}
      <VerdictChips lines={lines} chosenGroup={group} onChoose={setGroup} />
      <div ref={rows} className={styles['upload-rows']} tabIndex={-1} inert={progress !== null}>
        <UploadTable
          key={group ?? 'all'}
          lines={shownLines}
          onCorrect={(line, correction) => void correct(line, correction)}
          onFind={setFinding}
        />
      </div>
      <UploadBar
        judgement={judgement}
        addedCount={addedCount}
        progress={progress}
        onAdd={() => void add()}
        onReset={reset}
      />
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
