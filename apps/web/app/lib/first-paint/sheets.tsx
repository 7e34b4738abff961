import { useEffect, useState } from 'react';
import { preinit } from 'react-dom';
import { Links } from 'react-router';
import { useFirstPaint } from './first-paint.ts';

const BROUGHT = 'page-sheets';

/**
 * The sheets of the page's routes. Who sees a page first gets it with their text, because each would cost one more connection
 * before the first paint; once the page works they are linked too, for the pages that are gone to from here.
 */
export function PageSheets() {
  const { sheets } = useFirstPaint();
  const [brought] = useState(() =>
    import.meta.env.SSR ? sheets !== null : document.getElementById(BROUGHT) !== null,
  );
  const [linked, setLinked] = useState(!brought);
  useEffect(() => setLinked(true), []);
  // React leaves the text that the page came with.
  const content = { dangerouslySetInnerHTML: { __html: sheets ?? '' }, suppressHydrationWarning: true };
  return (
    <>
      {brought && <style id={BROUGHT} {...content} />}
      {linked && <Links />}
    </>
  );
}

/**
 * Stands beside a part that is imported when it is needed: the page that the server makes has the sheets of what is in it.
 * The router links what its routes import, and knows of no other. `of` is the part's file in `app`.
 */
export function PartSheets({ of }: { of: string }) {
  const { partSheets } = useFirstPaint();
  const sheets = partSheets(of);
  for (const { address, text } of sheets)
    if (text === null) preinit(address, { as: 'style', precedence: 'part' });
  return sheets.map(
    ({ address, text }) =>
      text !== null && (
        <style key={address} href={address} precedence="part">
          {text}
        </style>
      ),
  );
}
