import { myPlans } from '@chulbal/contract/toolkits/toolkits';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { PartSheets } from '../../../lib/first-paint/sheets.tsx';
import { PageMeta } from '../../../lib/page-meta.tsx';
import { useFirstUse } from '../../../lib/use-first-use.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import type { toolkits as texts } from '../toolkits.ko.ts';
import type { Route } from './+types/plan';
import { devicePictures, sweepDevicePictures } from './device-pictures.ts';
import { PicturesContext } from './pictures.ts';
import { PlanWorkbench } from './plan-workbench.tsx';
import { devicePlans } from './plans.ts';

// A visitor's own is what the page opens with; who comes for another waits for it.
const AccountPlan = lazy(async () => ({ default: (await import('./account-plan.tsx')).AccountPlan }));
const loadExample = () => import('./example-page.tsx');
const ExamplePage = lazy(async () => ({ default: (await loadExample()).ExamplePage }));

/** The reader's plans, where somebody is logged in; a visitor's are on their device only. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { attempt, who } = visitOf(context);
  const example = url.searchParams.has('example');
  const user = who();
  if (!user) return { example, account: null };
  const mine = await attempt(myPlans);
  if (!mine.ok && mine.error.status === 401) return { example, account: null };
  if (!mine.ok) throw mine.error;
  return { example, account: { userId: user.userId, server: mine.data } };
}

/** Chapters are of the page: going from one to another asks the server for nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const same = currentUrl.pathname === nextUrl.pathname;
  const example = (url: URL) => url.searchParams.has('example');
  return same && example(currentUrl) === example(nextUrl) && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
}

/** Guided writing of a business plan (`/toolkit/business-plan`), and its filled example (`?example`). */
export default function PlanPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('toolkits');
  useFirstUse(loadExample);
  const { example, account } = loaderData;
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} />
      {example ? (
        <Suspense>
          <PartSheets of="site/toolkits/plan/example-page.tsx" />
          <ExamplePage />
        </Suspense>
      ) : account ? (
        <Suspense>
          <PartSheets of="site/toolkits/plan/account-plan.tsx" />
          <AccountPlan key={account.userId} {...account} />
        </Suspense>
      ) : (
        <VisitorPlan />
      )}
    </>
  );
}

/** A visitor's plans, which are on this device and nowhere else. */
function VisitorPlan() {
  const texts = useSyncExternalStore(devicePlans.subscribe, devicePlans.list, devicePlans.none);
  const [kept, setKept] = useState(true);
  useEffect(() => void sweepDevicePictures().catch(() => {}), []);
  return (
    <PicturesContext value={devicePictures}>
      <PlanWorkbench
        visitor
        shelf={{
          texts,
          keeping: { kind: kept ? 'device' : 'nowhere' },
          write: (changed) => setKept(devicePlans.write(changed)),
        }}
      />
    </PicturesContext>
  );
}
