import type { ComponentProps } from 'react';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import type { ui } from '../ui.ko.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'download' | 'onClick'> & {
  file: { serverFileName: string; name: string };
};

/** A file that anyone may read: a plain link without script, with it a download that shows how far it is. */
export function DownloadLink({ file, ...rest }: Props) {
  const download = useFileDownload();
  const { serverFileName, name } = file;
  return (
    <a
      {...rest}
      href={`/transfer/file/${serverFileName}`}
      download={name}
      onClick={(event) => {
        // whoever asks for a window of its own gets it
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void download(file);
      }}
    />
  );
}

/** `download(url, init, name)` as in download.ts, with the failure said in the reader's language. */
export function useDownload(): (url: string, init: RequestInit, name: string) => Promise<boolean> {
  const t = useTexts<typeof ui>('ui');
  return async (url, init, name) => {
    const failed = t('downloads.failed');
    try {
      const { download } = await import('./download.ts');
      return await download(url, { ...init, failed }, name);
    } catch {
      toast.error(failed);
      return false;
    }
  };
}

/** The same for a file that the reader may read, by its opaque name. */
export function useFileDownload(): (file: { serverFileName: string; name: string }) => Promise<boolean> {
  const download = useDownload();
  return ({ serverFileName, name }) =>
    download(
      '/transfer/download',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ serverFileName }),
      },
      name,
    );
}
