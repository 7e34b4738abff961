import { myCanvases } from '@chulbal/contract/toolkits/toolkits';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { PartSheets } from '../../../lib/first-paint/sheets.tsx';
import { PageMeta } from '../../../lib/page-meta.tsx';
import { useFirstUse } from '../../../lib/use-first-use.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import type { Route } from './+types/canvas';
import type { canvas as texts } from './canvas.ko.ts';
import { CanvasWorkbench } from './canvas-workbench.tsx';
import { deviceCanvases } from './canvases.ts';

// A visitor's own is what the page opens with; who comes for another waits for it.
const AccountCanvas = lazy(async () => ({ default: (await import('./account-canvas.tsx')).AccountCanvas }));
const loadExample = () => import('./example-page.tsx');
const ExamplePage = lazy(async () => ({ default: (await loadExample()).ExamplePage }));

/** The reader's canvases, where somebody is logged in; a visitor's are on their device only. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { attempt, who } = visitOf(context);
  const example = url.searchParams.has('example');
  const user = who();
  if (!user) return { example, account: null };
  const mine = await attempt(myCanvases);
  if (!mine.ok && mine.error.status === 401) return { example, account: null };
  if (!mine.ok) throw mine.error;
  return { example, account: { userId: user.userId, server: mine.data } };
}

/** The business model canvas (`/toolkit/bmc`), and its filled example (`?example`). */
export default function CanvasPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('canvas');
  useFirstUse(loadExample);
  const { example, account } = loaderData;
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} />
      {example ? (
        <Suspense>
          <PartSheets of="site/toolkits/canvas/example-page.tsx" />
          <ExamplePage />
        </Suspense>
      ) : account ? (
        <Suspense>
          <PartSheets of="site/toolkits/canvas/account-canvas.tsx" />
          <AccountCanvas key={account.userId} {...account} />
        </Suspense>
      ) : (
        <VisitorCanvas />
      )}
    </>
  );
}

/** A visitor's canvases, which are on this device and nowhere else. */
function VisitorCanvas() {
  const texts = useSyncExternalStore(deviceCanvases.subscribe, deviceCanvases.list, deviceCanvases.none);
  const [kept, setKept] = useState(true);
  return (
    <CanvasWorkbench
      visitor
      shelf={{
        texts,
        keeping: { kind: kept ? 'device' : 'nowhere' },
        write: (changed) => setKept(deviceCanvases.write(changed)),
      }}
    />
  );
}
