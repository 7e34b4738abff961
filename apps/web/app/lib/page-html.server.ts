import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const renderTimeout = 12_000;

/**
 * A page whole, as HTML in UTF-8, once every part that it has to wait for is there. `onError` is told what went wrong in
 * a part of it; rejects where nothing can be made.
 */
export function pageHtml(
  page: ReactElement,
  onError: (error: unknown) => void,
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        parts.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timeout);
        pipe(sink);
      },
      onShellError: reject,
      onError,
    });
    const timeout = setTimeout(() => abort(new Error('Rendering took too long.')), renderTimeout);
  });
}
