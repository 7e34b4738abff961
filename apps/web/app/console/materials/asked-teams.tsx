import { type AskingStage, listAskedTeams, listAskingStages } from '@chulbal/contract/materials/operators';
import { spanText } from '../../lib/korean-time.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { TabLinks } from '../../ui/data/tab-links.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageBody } from '../shell/page-body.tsx';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/asked-teams';
import type { askedTeams as texts } from './asked-teams.ko.ts';
import styles from './asked-teams.module.css';
import { ExtendButton } from './extend-button.tsx';
import { TeamTable } from './team-table.tsx';

export const handle: TextsHandle = { texts: ['console-applications'] };

/** Without a choice the stage that takes material now, else the first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, now } = visitOf(context);
  const { stages } = await api(listAskingStages, {});
  const asked = url.searchParams.get('stage');
  const chosen =
    stages.find((one) => keyOf(one) === asked) ?? stages.find(({ state }) => state === 'open') ?? stages[0];
  if (!chosen) return { stages, shown: null, now: now.getTime() };
  const { trackNo, stageNo } = chosen;
  return { stages, shown: await api(listAskedTeams, { trackNo, stageNo }), now: now.getTime() };
}

function keyOf({ trackNo, stageNo }: Pick<AskingStage, 'trackNo' | 'stageNo'>): string {
  return `${trackNo}-${stageNo}`;
}

const marks = { upcoming: 'off', open: 'info', grace: 'info', closed: 'off' } as const;

/** `/console/materials`: stages that ask for material, and who has handed in. */
export default function AskedTeams({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('askedTeams');
  const language = useLanguage();
  const { stages, shown, now } = loaderData;
  if (!shown) {
    return (
      <>
        <PageHead title={t('title')} />
        <EmptyState title={t('none')} text={t('noneText')} />
      </>
    );
  }
  const { stage, teams } = shown;
  return (
    <>
      <PageHead title={t('title')} />
      <PageBody>
        <TabLinks
          label={t('stages')}
          tabs={stages.map((one) => ({
            key: keyOf(one),
            text: t('tab', { track: one.trackName, stage: one.stageName }),
            lane: one.lane,
            to: `?stage=${keyOf(one)}`,
            current: keyOf(one) === keyOf(stage),
          }))}
        />
        <DefinitionList
          facts={[
            { key: 'slots', term: t('slots'), text: stage.slots.join(', ') },
            {
              key: 'period',
              term: t('period'),
              text: (
                <span className={styles.period}>
                  {spanText(stage.deadline.opensAt, stage.deadline.closesAt, language)}
                  <StateMark kind={marks[stage.state]}>{t(`state.${stage.state}`)}</StateMark>
                  <ExtendButton key={keyOf(stage)} stage={stage} now={now} />
                </span>
              ),
            },
            {
              key: 'done',
              term: t('done'),
              text: t('count', { submitted: stage.submitted, subjects: stage.subjects }),
            },
          ]}
        />
        {!stage.known && <p className={styles.note}>{t('unknown')}</p>}
        {stage.known && teams.length === 0 && <p className={styles.note}>{t('nobody')}</p>}
        {teams.length > 0 && <TeamTable key={keyOf(stage)} stage={stage} teams={teams} now={now} />}
      </PageBody>
    </>
  );
}
