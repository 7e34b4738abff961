import { useEffect, useEffectEvent, useState } from 'react';
import type { PagedDocument } from '../../../ui/documents/paged-document.ts';
import { Withheld } from './fetch-judged.ts';

export type Opened<T> =
  | { kind: 'opening' }
  | { kind: 'unreached' }
  | { kind: 'broken' }
  | { kind: 'withheld'; why: string }
  | { kind: 'there'; shown: T };

/**
 * Opens a document once for the life of the component: fetches its bytes, then reads them into what is shown, which
 * is closed when it is left. The second value tries again.
 */
export function useOpened<T>(
  load: () => Promise<Blob>,
  read: (blob: Blob) => Promise<T>,
  close: (shown: T) => void,
): [Opened<T>, () => void] {
  const [opened, setOpened] = useState<Opened<T>>({ kind: 'opening' });
  const [turn, setTurn] = useState(0);
  const begin = useEffectEvent((_try: number, gone: () => boolean): Promise<T | null> => {
    const open = async () => {
      const blob = await load().catch((error: unknown) => (error instanceof Withheld ? error : null));
      if (gone()) return null;
      if (!blob || blob instanceof Withheld) {
        setOpened(blob ? { kind: 'withheld', why: blob.message } : { kind: 'unreached' });
        return null;
      }
      const shown = await read(blob).catch(() => null);
      if (!gone()) setOpened(shown === null ? { kind: 'broken' } : { kind: 'there', shown });
      return shown;
    };
    return open();
  });
  const end = useEffectEvent((shown: T | null) => {
    if (shown !== null) close(shown);
  });
  useEffect(() => {
    let over = false;
    setOpened({ kind: 'opening' });
    const shown = begin(turn, () => over);
    return () => {
      over = true;
      void shown.then(end);
    };
  }, [turn]);
  return [opened, () => setTurn(turn + 1)];
}

/** Reads a document of pages by what it is; each reader comes only when it is needed. */
export async function readPaged(kind: 'pdf' | 'hwp', blob: Blob): Promise<PagedDocument> {
  if (kind === 'pdf') return (await import('../../../ui/documents/pdf-document.ts')).openPdfDocument(blob);
  return (await import('./hwp-document.ts')).openHwpDocument(blob);
}
