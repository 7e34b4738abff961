import type { ComponentProps } from 'react';
import { useFileDownload } from './use-download.ts';

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
