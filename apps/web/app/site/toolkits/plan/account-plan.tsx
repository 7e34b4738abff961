import type { OutputOf } from '@chulbal/contract/endpoint';
import type { Plan } from '@chulbal/contract/toolkits/business-plan';
import { countPlan, planLimits, readPlan } from '@chulbal/contract/toolkits/business-plan';
import type { myPlans } from '@chulbal/contract/toolkits/toolkits';
import { useEffect, useMemo, useState } from 'react';
import { useAutosave } from '../../../lib/autosave/use-autosave.ts';
import { useDeviceCopy } from '../../../lib/autosave/use-device-copy.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { ConflictDialog } from '../../../ui/autosave/conflict-dialog.tsx';
import { UserLogInAgain } from '../../shell/user-log-in-again.tsx';
import { keepingOf, ShelfEngine } from '../shelf/shelf-engine.ts';
import { shownPapers } from '../shelf/shelf-state.ts';
import { useTakeOver } from '../shelf/use-take-over.ts';
import { accountPictures, withStoredPictures } from './account-pictures.ts';
import { sweepDevicePictures } from './device-pictures.ts';
import { PicturesContext } from './pictures.ts';
import type { plan as texts } from './plan.ko.ts';
import { PlanWorkbench } from './plan-workbench.tsx';
import { devicePlans, savePlanCommand } from './plans.ts';

type Props = { userId: number; server: OutputOf<typeof myPlans> };

/** The plans of who is logged in: in the account, and what is unsaved on the device as well. */
export function AccountPlan({ userId, server }: Props) {
  const t = useTexts<typeof texts>('plan');
  const [engine] = useState(
    () => new ShelfEngine(savePlanCommand, { ...server, papers: server.plans as Record<string, Plan> }),
  );
  const view = useAutosave(engine, { logOut: '/auth/logout' });
  useDeviceCopy(engine, { place: { userId, what: 'plans' }, keyAddress: '/apply/device-key', ready: true });
  const over = useTakeOver(engine, {
    device: devicePlans,
    read: readPlan,
    most: planLimits.plans,
    prepare: withStoredPictures,
  });
  useEffect(() => {
    if (over) void sweepDevicePictures().catch(() => {});
  }, [over]);
  const [open, setOpen] = useState(false);
  const { acknowledged, changed } = view.content;
  const shown = useMemo(() => shownPapers({ acknowledged, changed }), [acknowledged, changed]);
  const news =
    over && (over.left > 0 ? t('notTaken', { count: over.left }) : t('taken', { count: over.taken }));
  const textOf = (_: string, text: string) => {
    const plan = readPlan(text);
    return t('conflict.summary', {
      name: plan?.name || t('unnamed'),
      count: plan ? countPlan(plan).letters : 0,
    });
  };
  return (
    <PicturesContext value={accountPictures}>
      <UserLogInAgain userId={userId} />
      <PlanWorkbench
        visitor={false}
        news={news}
        shelf={{ texts: shown, keeping: keepingOf(view), write: (written) => engine.change(written) }}
      />
      <ConflictDialog
        open={open}
        onOpen={setOpen}
        conflicts={view.content.conflicts}
        labelOf={(id) => readPlan(shown[id] ?? '')?.name || t('unnamed')}
        textOf={textOf}
        onSettle={(choices) => void engine.settle(choices)}
      />
    </PicturesContext>
  );
}
