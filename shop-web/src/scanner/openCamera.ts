/** Denied, missing, or used elsewhere. */
export type CameraTrouble = 'blocked' | 'none' | 'busy';
export type Camera = {
  readonly stream: MediaStream;
  readonly light: ((isOn: boolean) => Promise<void>) | null;
  readonly stop: () => void;
};

/** Prefers the rear camera. */
export async function openCamera(): Promise<Camera | CameraTrouble> {
  // Plain HTTP has no cameras.
  const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
  if (devices === undefined) return 'none';
  try {
    const stream = await devices.getUserMedia({
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
      audio: false,
    });
    return { stream, light: lightOf(stream), stop: () => stream.getTracks().forEach((track) => track.stop()) };
  } catch (error) {
    return troubleOf(error);
  }
}

/** Errors of `getUserMedia` (Media Capture and Streams, 10.2.1). */
function troubleOf(error: unknown): CameraTrouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'blocked';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy';
}

/** Missing in standard types (MediaStream Image Capture, `torch`). */
function lightOf(stream: MediaStream): Camera['light'] {
  const [track] = stream.getVideoTracks();
  const abilities = track?.getCapabilities?.() as { torch?: boolean } | undefined;
  if (track === undefined || abilities?.torch !== true) return null;
  return (isOn) => track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] });
}
