import Button from '@mui/material/Button';
import { FlashlightIcon } from '@phosphor-icons/react/dist/csr/Flashlight';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CameraTroubles } from './CameraTroubles.tsx';
import { CodeByHand } from './CodeByHand.tsx';
import './ScannerDialog.css';
import { useCamera } from './useCamera.ts';

/** A repeated code is ignored. */
const sameCodeMs = 5000;

type ScannerProps = {
  readonly find: (code: string) => Promise<void>;
  readonly looking: string | null;
  readonly isAlsoCode?: (code: string) => boolean;
};

/** Mounted only in the open dialog, which limits camera use. */
export function Scanner({ find, looking, isAlsoCode }: ScannerProps) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const last = useRef({ code: '', at: 0 });
  const [attempt, setAttempt] = useState(0);
  const [isLit, setIsLit] = useState(false);
  const onCode = useCallback(
    (code: string) => {
      const now = performance.now();
      if (code === last.current.code && now - last.current.at < sameCodeMs) return;
      last.current = { code, at: now };
      void find(code);
    },
    [find],
  );
  const camera = useCamera(video, { isOn: true, attempt, onCode });
  const isPicture = camera.kind === 'starting' || camera.kind === 'watching';
  const light = camera.kind === 'watching' ? camera.light : null;
  return (
    <div className="flex column gap-16 scanner">
      {/* Reserved while the camera may start. */}
      <div className="relative round-12 clips scanner-picture" hidden={!isPicture}>
        <video className="full" ref={video} muted playsInline aria-label={t('scanner.video')} />
        <i className="round-12 scanner-frame" />
        {light !== null && (
          <Button
            variant="tonal"
            size="small"
            className="scanner-light"
            aria-pressed={isLit}
            onClick={() => {
              setIsLit(!isLit);
              void light(!isLit);
            }}
          >
            <FlashlightIcon size={18} weight={isLit ? 'fill' : 'regular'} />
            <span>{t(isLit ? 'scanner.lightOff' : 'scanner.lightOn')}</span>
          </Button>
        )}
      </div>
      {isPicture ? (
        <output className="ink-700 scanner-hint">
          {looking !== null
            ? t('scanner.looking', { code: looking })
            : t(camera.kind === 'starting' ? 'scanner.starting' : 'scanner.hint')}
        </output>
      ) : (
        <CameraTroubles trouble={camera.kind} onRetry={() => setAttempt(attempt + 1)} />
      )}
      <CodeByHand
        label={t(isPicture ? 'scanner.byHand' : 'scanner.code')}
        isLooking={looking !== null}
        onCode={(code) => void find(code)}
        isAlsoCode={isAlsoCode}
      />
    </div>
  );
}
