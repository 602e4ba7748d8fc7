/** Why there is no picture: the user or the browser said no, there is none, or something else holds it. */
export type CameraTrouble = 'blocked' | 'none' | 'busy';
export type Camera = {
  readonly stream: MediaStream;
  /** Switches the lamp; null where the camera has none. */
  readonly light: ((isOn: boolean) => Promise<void>) | null;
  readonly stop: () => void;
};

/** Opens the camera at the back of a phone, or whichever there is. */
export async function openCamera(): Promise<Camera | CameraTrouble> {
  // A page on plain HTTP has no cameras.
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

/** Names of what `getUserMedia` throws (Media Capture and Streams, 10.2.1). */
function troubleOf(error: unknown): CameraTrouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'blocked';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy';
}

/** The lamp is no part of the standard's types yet (MediaStream Image Capture, `torch`). */
function lightOf(stream: MediaStream): Camera['light'] {
  const [track] = stream.getVideoTracks();
  const abilities = track?.getCapabilities?.() as { torch?: boolean } | undefined;
  if (track === undefined || abilities?.torch !== true) return null;
  return (isOn) => track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] });
}
