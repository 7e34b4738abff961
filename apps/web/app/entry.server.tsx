import { randomBytes } from 'node:crypto';
import { type EntryContext, isRouteErrorResponse, RouterContextProvider, ServerRouter } from 'react-router';
import { allTexts } from './lib/all-texts.server.ts';
import { type FirstPaint, FirstPaintContext } from './lib/first-paint/first-paint.ts';
import { pageHtml } from './lib/page-html.server.ts';
import { ReferenceContext } from './lib/reference.ts';
import { LanguageContext, TextAddressesContext, TextSourceContext } from './lib/use-texts.ts';
import { type Visit, visitContext, visitOf } from './lib/visit.server.ts';

export const streamTimeout = 10_000;

/** Marks the scripts the framework writes; the web server swaps it for hashes. Never sent. */
export const nonceHeader = 'x-render-nonce';

/** The router's context for one visit; the web server calls it. */
export function contextOf(visit: Visit): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  return context;
}

const missing = () => Promise.reject(new Error('A text file is missing.'));
const textSource = { words: allTexts, load: missing, loadGroup: missing };

/** Renders a page whole, so that its scripts can be hashed and its cookies still set. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url');
  const visit = visitOf(context);
  let renderStatus = status;
  const html = await pageHtml(
    <FirstPaintContext value={firstPaintOf(nonce, routerContext, visit)}>
      <TextSourceContext value={textSource}>
        <TextAddressesContext value={visit.clientFiles.texts}>
          <LanguageContext value={visit.language}>
            <ReferenceContext value={() => visit.reference}>
              <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
            </ReferenceContext>
          </LanguageContext>
        </TextAddressesContext>
      </TextSourceContext>
    </FirstPaintContext>,
    (error) => {
      renderStatus = 500;
      if (!request.signal.aborted) visit.report(error);
    },
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(nonceHeader, nonce);
  return new Response(html, { status: renderStatus, headers });
}

/** A first visit gets its sheets as text; pages of others link them, as they lie in the cache. */
function firstPaintOf(
  nonce: string,
  { manifest, staticHandlerContext }: EntryContext,
  { clientFiles, firstVisit }: Visit,
): FirstPaint {
  const css = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  // The router marks some addresses with an empty hash.
  const linked = new Set(css.map((address) => address.replace(/#.*$/, '')));
  const { partSheets, readSheet } = clientFiles;
  return {
    nonce,
    sheets: firstVisit && linked.size > 0 ? [...linked].map(readSheet).join('') : null,
    partSheets: (file) =>
      (partSheets[file] ?? [])
        .filter((address) => !linked.has(address))
        .map((address) => ({ address, text: firstVisit ? readSheet(address) : null })),
  };
}

/** Refusals by an API and 404s are answers; only what we did not foresee is worth a line in the log. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) visitOf(context).report(error);
}
