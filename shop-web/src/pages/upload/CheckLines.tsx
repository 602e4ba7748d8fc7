import type { UploadLine } from '@talloor/contracts/endpoints/basketUpload.ts';
import type { UploadColumnRole } from '@talloor/rules/upload/columnRoles.ts';
import { groupOfVerdict, type UploadGroup } from '@talloor/rules/upload/uploadVerdict.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusUnreadQuantity } from '../../products/focusNextQuantity.ts';
import { announce } from '../../shell/announce.ts';
import { keepFocus } from '../../shell/keepFocus.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import { AddedLines } from './AddedLines.tsx';
import { chosenLines, openLines } from './chosenLines.ts';
import { ChooseColumns } from './ChooseColumns.tsx';
import { FileCard } from './FileCard.tsx';
import { FindArticle } from './FindArticle.tsx';
import { lineKey } from './lineKey.ts';
import { UploadBar } from './UploadBar.tsx';
import { UploadFailure } from './UploadFailure.tsx';
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
  const { source, name, file, isConfirmed, judgement, count, added: addedCount, failure } = state;
  const { lines } = judgement;
  const { waiting } = chosenLines(judgement);
  const openGroup =
    (['question', 'error'] as const).find((each) => lines.some(({ verdict }) => groupOfVerdict(verdict) === each)) ??
    null;
  const [group, setGroup] = useState<UploadGroup | null>(addedCount > 0 ? openGroup : null);
  // Added lines would be read twice.
  const kept = addedCount > 0 ? null : source;
  const proposedRoles = file.columns.map(({ role }) => role);
  const [roles, setRoles] = useState<readonly UploadColumnRole[]>(proposedRoles);
  const [isSheetShown, setIsSheetShown] = useState(!isConfirmed);
  const isNewChoice = !file.chosen || roles.join() !== proposedRoles.join();
  const [finding, setFinding] = useState<UploadLine | null>(null);
  const shownLines = group === null ? lines : lines.filter(({ verdict }) => groupOfVerdict(verdict) === group);
  const rows = useRef<HTMLDivElement>(null);
  const addedNote = useRef<HTMLDivElement>(null);

  const hint = t(file.columns.length === 0 ? 'upload.needSheet' : 'upload.columnsText');
  useEffect(() => announce(file.chosen ? t('upload.read', { count }) : hint), [t, count, file.chosen, hint]);

  const { progress, add } = useImport(upload, () => {
    setGroup(openGroup);
    keepFocus(() => addedNote.current);
  });

  const correct = async (line: UploadLine, correction: Correction) => {
    try {
      const correctedLine = await upload.correct(line, correction);
      if (correctedLine === null) return;
      announce(t('upload.corrected', { row: line.row, verdict: t(`upload.verdict.${correctedLine.verdict}`) }));
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const row = rows.current?.querySelector<HTMLElement>(`[data-line="${lineKey(line)}"]`);
        (row ?? rows.current)?.focus();
      });
    } catch (error) {
      showToast({ kind: 'error', error, title: t('upload.checkFailed'), text: failureText(error, t) });
    }
  };
  const reset = () => {
    const takeBack = upload.reset();
    if (lines.length === 0) return;
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
        onSheet={kept === null ? null : (sheet) => upload.read(kept, { sheet })}
        onColumns={kept === null || file.columns.length === 0 || isSheetShown ? null : () => setIsSheetShown(true)}
      />
      {failure !== null && <UploadFailure failure={failure} />}
      {addedCount > 0 && (
        <AddedLines
          place={addedNote}
          addedCount={addedCount}
          open={progress === null ? openLines(judgement).length : null}
        />
      )}
      {kept !== null && isSheetShown && file.columns.length > 0 && (
        <ChooseColumns
          file={file}
          roles={roles}
          onRoles={setRoles}
          onRead={isNewChoice ? () => upload.read(kept, { sheet: file.sheet ?? undefined, roles }) : null}
          onClose={
            file.chosen
              ? () => {
                  setRoles(proposedRoles);
                  setIsSheetShown(false);
                }
              : null
          }
        />
      )}
      {/* Lines of other columns would mislead. */}
      {!isNewChoice && (
        <>
          <VerdictChips lines={lines} waiting={waiting} chosenGroup={group} onChoose={setGroup} />
          <div ref={rows} className={styles['upload-rows']} tabIndex={-1} inert={progress !== null}>
            <UploadTable
              key={group ?? 'all'}
              lines={shownLines}
              sent={lines}
              waiting={waiting}
              onCorrect={(line, correction) => void correct(line, correction)}
              onFind={setFinding}
            />
          </div>
          <UploadBar
            judgement={judgement}
            addedCount={addedCount}
            progress={progress}
            onAdd={() => {
              if (!focusUnreadQuantity()) void add();
            }}
            onReset={reset}
          />
        </>
      )}
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
