import { getDownload, startDownload } from '@talloor/contracts/endpoints/download.ts';
import type { CallInput } from '@talloor/contracts/client.ts';
import { useTranslation } from 'react-i18next';
import { ownPath } from '../lister/ownPath.ts';
import { call, shopClient } from '../server/shopClient.ts';
import { announce } from '../shell/announce.ts';
import { createStore, useStore } from '../store/createStore.ts';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';
import { followDownload, type DownloadProgress } from './followDownload.ts';

export type DownloadQuery = NonNullable<CallInput<typeof startDownload>['query']>;

type Download =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly percent: number }
  /** The browser blocked the tab, so a link is shown. */
  | { readonly kind: 'ready'; readonly url: string };

/** Spec shopping §9. */
const pollMs = 1000;

const download = createStore<Download>({ kind: 'idle' });

/** A second request during a download does nothing. */
export function useDownload() {
  const { t } = useTranslation();
  const state = useStore(download);
  const run = async (query: DownloadQuery) => {
    if (download.get().kind === 'running') return;
    download.set({ kind: 'running', percent: 0 });
    announce(t('download.started'));
    try {
      const url = await followDownload({
        start: async () => {
          const { data, url: statusUrl } = await shopClient.answer(startDownload, { query });
          return { first: data as DownloadProgress, again: statusUrl };
        },
        ask: (statusUrl) => call(getDownload, { params: { id: idOf(statusUrl) } }),
        wait: () => new Promise((resolve) => setTimeout(resolve, pollMs)),
        onProgress: (percent) => download.set({ kind: 'running', percent }),
      });
      const file = ownPath(url.replace(window.location.origin, ''));
      if (file === null) throw new Error('the download file is outside the shop');
      announce(t('download.done'));
      download.set(window.open(file, '_blank') === null ? { kind: 'ready', url: file } : { kind: 'idle' });
    } catch (error) {
      download.set({ kind: 'idle' });
      showToast({ kind: 'error', error, title: t('download.failed'), text: failureText(error, t) });
    }
  };
  return { state, run, forget: () => download.set({ kind: 'idle' }) };
}

const idOf = (address: string): string => new URL(address, window.location.origin).pathname.split('/').at(-1) ?? '';
