import { useEffect, useState, type RefObject } from 'react';
import { openCamera, type Camera, type CameraTrouble } from './openCamera.ts';
import { readCodes } from './readCodes.ts';

export type CameraState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'watching'; readonly light: Camera['light'] }
  | { readonly kind: CameraTrouble };

/** @param attempt a new number retries */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  { isOn, attempt, onCode }: { isOn: boolean; attempt: number; onCode: (code: string) => void },
): CameraState {
  const [state, setState] = useState<CameraState & { readonly of?: number }>({ kind: 'starting' });
  useEffect(() => {
    if (!isOn) return undefined;
    let isCurrent = true;
    let stop = () => {};
    void openCamera().then(async (camera) => {
      if (typeof camera === 'string') {
        if (isCurrent) setState({ kind: camera, of: attempt });
        return;
      }
      const element = video.current;
      if (!isCurrent || element === null) return camera.stop();
      element.srcObject = camera.stream;
      setState({ kind: 'watching', light: camera.light, of: attempt });
      const stopReading = readCodes(element, onCode, () => setState({ kind: 'busy', of: attempt }));
      stop = () => {
        stopReading();
        camera.stop();
        element.srcObject = null;
      };
      await element.play().catch(() => undefined);
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [video, isOn, attempt, onCode]);
  return state.of === attempt ? state : { kind: 'starting' };
}
