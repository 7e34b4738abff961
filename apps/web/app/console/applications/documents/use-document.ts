import { useEffect, useState } from 'react';
import { fetchDocument } from './fetch-document.ts';

export type LoadedDocument = { kind: 'loading' } | { kind: 'failed' } | { kind: 'there'; blob: Blob };

/** A document by its opaque name, and a way to try again. Null fetches nothing. */
export function useDocument(serverFileName: string | null): [LoadedDocument, () => void] {
  const [request, setRequest] = useState({ serverFileName });
  const [loaded, setLoaded] = useState<LoadedDocument>({ kind: 'loading' });
  useEffect(() => {
    setLoaded({ kind: 'loading' });
    if (request.serverFileName === null) return;
    const gone = new AbortController();
    fetchDocument(request.serverFileName, gone.signal).then(
      (blob) => !gone.signal.aborted && setLoaded({ kind: 'there', blob }),
      () => !gone.signal.aborted && setLoaded({ kind: 'failed' }),
    );
    return () => gone.abort();
  }, [request]);
  return [loaded, () => setRequest({ ...request })];
}
