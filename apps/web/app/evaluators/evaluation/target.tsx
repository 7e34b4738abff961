import { getTarget, listTargets } from '@chulbal/contract/evaluation/evaluation';
import { redirect } from 'react-router';
import { numberIn, placeOf } from '../../lib/address-numbers.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { pointerOf } from '../shell/pointer.server.ts';
import { usePointer } from '../shell/pointer-data.ts';
import type { Route } from './+types/target';
import { Judge } from './detail/judge.tsx';
import { detailPath, listPath, useTargetName } from './detail/paths.ts';
import type { judging as texts } from './judging.ko.ts';
import { nextOf } from './list/queue.ts';
import type { TargetData } from './target-data.ts';

/** The page has a bar of its own: who is judged. */
export const handle = { ownBar: true, texts: ['saving'] };

/** Without a target in the address, goes to the one that is to be judged next, or to the list when none is left. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<TargetData> {
  const { api, attempt } = visitOf(context);
  const stage = placeOf(params);
  if (params.targetNo === undefined) {
    const next = nextOf(await api(listTargets, stage));
    throw redirect(next ? detailPath(stage, next.targetNo) : listPath(stage));
  }
  const targetNo = numberIn(params.targetNo);
  if (targetNo === null) throw redirect(listPath(stage));
  const found = await attempt(getTarget, { ...stage, targetNo });
  if (found.ok) return found.data;
  // not mine to judge any more, or never was: the list says what is
  if (['notQuerySubject', 'notInPeriod'].includes(found.error.name ?? '') && pointerOf(context).stage)
    throw redirect(listPath(stage));
  throw found.error;
}

/** `/pointer/detail/:trackNo/:stageNo/:targetNo`: documents and score sheet side by side. */
export default function Target({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('judging');
  const nameOf = useTargetName();
  const { evaluator } = usePointer();
  const { stage, target } = loaderData;
  const stageName = `${stage.trackName} ${stage.stageName}`;
  return (
    <>
      <PageMeta title={t('pageTitle', { name: nameOf(target), stage: stageName })} noIndex />
      <Judge key={`${evaluator.userId}/${target.targetNo}`} data={loaderData} />
    </>
  );
}
