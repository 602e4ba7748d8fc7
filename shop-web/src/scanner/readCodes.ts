import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import { expandUpcE, readGtin } from '@talloor/rules/product/gtin.ts';
import decoder from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Codes on what is sold and on its boxes; others are not trade items. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf'] as const;
/** Between two looks; a hand does not move faster. */
const pauseMs = 100;

// Ours, not that of a content delivery network.
prepareZXingModule({ overrides: { locateFile: () => decoder } });

/**
 * Looks for the barcode of a trade item in a picture that moves, until stopped.
 *
 * @param onCode gets every code that is read, the same one again and again while it is seen
 * @param onFailure the decoder did not load; nothing more comes
 * @returns stops looking
 */
export function readCodes(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
  onFailure: (error: unknown) => void,
): () => void {
  const detector = new BarcodeDetector({ formats: [...formats] });
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    try {
      if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA)
        for (const { format, rawValue } of await detector.detect(video)) {
          const code = format === 'upc_e' ? (expandUpcE(rawValue) ?? rawValue) : rawValue;
          if (!isStopped && readGtin(code) !== null) onCode(code);
        }
    } catch (error) {
      if (!isStopped) onFailure(error);
      return;
    }
    if (!isStopped) timer = setTimeout(() => void look(), pauseMs);
  };
  void look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
