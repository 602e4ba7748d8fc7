import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import { expandUpcE, readGtin } from '@talloor/rules/product/gtin.ts';
import decoder from 'zxing-wasm/reader/zxing_reader.wasm?url';

const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf'] as const;
/** Faster than a hand moves. */
const pauseMs = 100;

// Own file instead of a CDN.
prepareZXingModule({ overrides: { locateFile: () => decoder } });

/**
 * @param onCode receives visible codes repeatedly
 * @param onFailure the decoder failed to load
 * @returns stop function
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
