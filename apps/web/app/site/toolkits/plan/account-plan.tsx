import type { OutputOf } from '@chulbal/contract/endpoint';
import {
  countPlan,
  type Plan,
  picturesOf,
  planLimits,
  readPlan,
  renamePictures,
  writePlan,
} from '@chulbal/contract/toolkits/business-plan';
import type { myPlans, uploadPlanPicture } from '@chulbal/contract/toolkits/toolkits';
import { useEffect, useMemo, useState } from 'react';
import { useAutosave } from '../../../lib/autosave/use-autosave.ts';
import { useDeviceCopy } from '../../../lib/autosave/use-device-copy.ts';
import { postFile, type Wait } from '../../../lib/post-file.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { ConflictDialog } from '../../../ui/autosave/conflict-dialog.tsx';
import { UserLogInAgain } from '../../shell/user-log-in-again.tsx';
import { keepingOf, ShelfEngine } from '../shelf/shelf-engine.ts';
import { shownPapers } from '../shelf/shelf-state.ts';
import { useTakeOver } from '../shelf/use-take-over.ts';
import type { toolkits as texts } from '../toolkits.ko.ts';
import { devicePictures, sweepDevicePictures } from './device-pictures.ts';
import {
  PictureProblem,
  type Pictures,
  PicturesContext,
  type StoredPicture,
  smallPicture,
} from './pictures.ts';
import { PlanWorkbench } from './plan-workbench.tsx';
import { devicePlans, savePlanCommand } from './plans.ts';

type Props = { userId: number; server: OutputOf<typeof myPlans> };

/** The plans of who is logged in: in the account, and what is unsaved on the device as well. */
export function AccountPlan({ userId, server }: Props) {
  const t = useTexts<typeof texts>('toolkits');
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

/** The pictures of who is logged in, private files of the account. */
const accountPictures: Pictures = {
  async add(file, wait) {
    const { blob } = await smallPicture(file);
    return upload(blob, wait);
  },
  async find(id) {
    const reply = await fetch(`/transfer/file/${id}`);
    return reply.ok ? reply.blob() : null;
  },
};

async function upload(blob: Blob, wait?: Wait): Promise<StoredPicture> {
  // Browsers that draw no WebP give PNG.
  const fileName = `picture.${blob.type === 'image/webp' ? 'webp' : 'png'}`;
  const query = new URLSearchParams({ fileName, size: String(blob.size) });
  const reply = await postFile(`/transfer/plan-picture?${query}`, blob, wait);
  const answer = (await reply?.json().catch(() => null)) as {
    message?: string;
    data: OutputOf<typeof uploadPlanPicture>;
  } | null;
  if (!reply?.ok || !answer) {
    if (answer?.message) throw new PictureProblem('said', answer.message);
    throw new PictureProblem('failed');
  }
  const { serverFileName, width, height } = answer.data;
  return { id: serverFileName, width, height };
}

/**
 * A plan of this device as the account keeps it, with its pictures stored there. Null where one could not be: the plan
 * stays on the device. A picture that the device has lost is left out.
 */
async function withStoredPictures(text: string): Promise<string | null> {
  const plan = readPlan(text);
  if (!plan) return null;
  const names = new Map<string, string>();
  try {
    for (const id of picturesOf(plan)) {
      const blob = await devicePictures.find(id).catch(() => null);
      if (blob) names.set(id, (await upload(blob)).id);
    }
  } catch {
    return null;
  }
  return writePlan(renamePictures(plan, names));
}
