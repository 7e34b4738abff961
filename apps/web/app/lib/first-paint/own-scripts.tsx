import { Links, Scripts } from 'react-router';
import lateFaces from '../../styles/fonts/interface-2.css?inline';
import { replaceBrokenPictures } from './broken-pictures.ts';
import { noteEarlyEvents } from './early-events.ts';
import { useFirstPaint } from './first-paint.ts';
import { LATE_FONT, prepareLateFont } from './late-font.ts';
import { LATE_SCRIPTS, startLateScripts } from './late-scripts.ts';

/** Runs at once, and only there: React leaves it in the page as it came, and the browser's own code goes without it. */
function OwnScript({ text }: { text: string }) {
  const { nonce } = useFirstPaint();
  const content = { dangerouslySetInnerHTML: { __html: text }, suppressHydrationWarning: true };
  return <script nonce={nonce} {...content} />;
}

/** The same within a part, which a browser may also draw by itself: it is given none then, for it would not run. */
export function PartScript({ text }: { text: string }) {
  const { nonce } = useFirstPaint();
  const script = import.meta.env.SSR ? `<script nonce="${nonce}">${text}</script>` : '';
  const content = { dangerouslySetInnerHTML: { __html: script }, suppressHydrationWarning: true };
  return <div hidden {...content} />;
}

/** What stands where a picture could not be had. */
const NO_PICTURE = '/art/no-picture.svg';

/** In the head: notes what is done before the page works, and has the font's second file come late. */
export function FirstScripts() {
  const { sheets } = useFirstPaint();
  const scripts = import.meta.env.SSR
    ? [
        `(${noteEarlyEvents})()`,
        `(${replaceBrokenPictures})('${NO_PICTURE}')`,
        `(${prepareLateFont})('${LATE_FONT}')`,
      ]
    : [];
  const faces = {
    dangerouslySetInnerHTML: { __html: import.meta.env.SSR ? lateFaces : '' },
    suppressHydrationWarning: true,
  };
  // Who has been here has the font.
  const media = sheets === null ? undefined : 'not all';
  return (
    <>
      <style id={LATE_FONT} media={media} {...faces} />
      <noscript>
        <style {...faces} />
      </noscript>
      <OwnScript text={scripts.join(';')} />
    </>
  );
}

/** At the end of the body: the router's scripts, which begin once the page is painted, and modules to fetch along with them. */
export function LateScripts({ alongside }: { alongside: readonly string[] }) {
  const { sheets } = useFirstPaint();
  if (import.meta.env.DEV) return <Scripts />;
  return (
    <>
      <noscript id={LATE_SCRIPTS}>
        {/* Linked once the page works, and there before: a navigation that a page begins at once would wait for them. */}
        {sheets !== null && <Links />}
        {alongside.map((address) => (
          <link key={address} rel="modulepreload" href={address} />
        ))}
        <Scripts />
      </noscript>
      <OwnScript text={import.meta.env.SSR ? `(${startLateScripts})('${LATE_SCRIPTS}')` : ''} />
    </>
  );
}
