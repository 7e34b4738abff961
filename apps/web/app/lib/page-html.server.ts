import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { EntryContext } from 'react-router';

const renderTimeout = 12_000;

/** Where React left a part of a page to the browser, because it would have had to wait for it. */
const leftOut = '<!--$!-->';

/**
 * A page whole, as HTML. Nearly every page can be made in one go; to write it as a stream, text by text, is a tenth of
 * the work more. One that has to wait for a part, for the first that needs a script of its own, is made as a stream.
 * `page` gives its element anew for each try. `onError` is told what went wrong in a part of it; rejects where nothing
 * can be made.
 */
export async function pageHtml(page: () => ReactElement, onError: (error: unknown) => void): Promise<string> {
  return atOnce(page()) ?? (await streamed(page(), onError));
}

function atOnce(page: ReactElement): string | null {
  try {
    const html = renderToString(page);
    return html.includes(leftOut) ? null : `<!DOCTYPE html>${html}`;
  } catch {
    // It says what is wrong when it is made as a stream.
    return null;
  }
}

function streamed(page: ReactElement, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        parts.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts).toString('utf8'));
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

/**
 * Gives contexts to render a page with whose data, the loaders' answers as the router sends them, has come already:
 * the router would have the page wait for it.
 */
export async function withData(context: EntryContext): Promise<() => EntryContext> {
  const { serverHandoffStream } = context;
  if (!serverHandoffStream) return () => context;
  const text = new TextDecoder();
  let data = '';
  for await (const chunk of serverHandoffStream) data += text.decode(chunk, { stream: true });
  const read = (result: { done: boolean; value: string }) => Object.assign(Promise.resolve(), { result });
  return () => ({
    ...context,
    serverHandoffStream: new ReadableStream(),
    renderMeta: {
      streamCache: { 0: read({ done: false, value: data }), 1: read({ done: true, value: '' }) },
    },
  });
}
