import type { MyResultView } from '@chulbal/contract/announcements/announcements';
import { shownPoints } from '@chulbal/contract/results/points';
import { reserveWords } from '@chulbal/contract/results/words.rules';
import { type ReactNode, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { Chequered } from '../../ui/lane/chequered.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { announcements as texts } from './announcements.ko.ts';
import { AppealSection } from './appeal-section.tsx';
import styles from './team-result.module.css';
import type { TeamResultReply } from './team-result-route.ts';

type Props = {
  stage: { stageNo: number; name: string; announcesAt: string | null };
  /** The caller's submitted application in the track; null: there is none. */
  team: { teamNo: number; teamName: string; isLeader: boolean } | null;
  onClose: () => void;
};

/** What a team is told of a stage: under review, passed or not, with averages and comments as the stage allows. */
export function TeamResultModal({ stage, team, onClose }: Props) {
  const t = useTexts<typeof texts>('announcements');
  const fetcher = useFetcher<TeamResultReply>();
  const path = team && `/contest/result/${team.teamNo}/${stage.stageNo}`;
  const { load } = fetcher;
  useEffect(() => {
    if (path) void load(path);
  }, [path, load]);
  // A refused appeal leaves the result standing under the form.
  const [result, setResult] = useState<MyResultView | null>(null);
  const reply = fetcher.data;
  useEffect(() => {
    if (reply?.ok) setResult(reply.result);
  }, [reply]);
  return (
    <Modal
      open
      onClose={onClose}
      title={t('title', { stage: stage.name })}
      actions={
        <Button variant="ink" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {!team && <p>{t('none')}</p>}
      {team && !result && reply?.ok === false && <p role="alert">{t('failedToLoad')}</p>}
      {team && !result && reply?.ok !== false && <Loading />}
      {team && result && (
        <Result result={result} stage={stage} teamName={team.teamName}>
          {result.appeal && path && (
            <AppealSection appeal={result.appeal} isLeader={team.isLeader} action={path} fetcher={fetcher} />
          )}
        </Result>
      )}
    </Modal>
  );
}

function Loading() {
  const t = useTexts<typeof texts>('announcements');
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <SkeletonRows count={2} />
    </div>
  );
}

function Result({
  result,
  stage,
  teamName,
  children,
}: {
  result: MyResultView;
  stage: Props['stage'];
  teamName: string;
  children: ReactNode;
}) {
  const t = useTexts<typeof texts>('announcements');
  const language = useLanguage();
  if (result.state === 'reviewing') {
    return (
      <>
        <p className={styles.headline}>{t('reviewing')}</p>
        {stage.announcesAt && <p>{t('when', { at: momentText(stage.announcesAt, language) })}</p>}
        {children}
      </>
    );
  }
  const words = { team: teamName, stage: stage.name };
  return (
    <Stack gap={5}>
      {result.state === 'passed' && (
        <Chequered>
          <p className={styles.headline}>{t('passed')}</p>
          <p>{t('passedText', words)}</p>
        </Chequered>
      )}
      {(result.state === 'failed' || result.state === 'withdrawn') && (
        <div>
          <p className={styles.headline}>{t(result.state)}</p>
          <p>{t(`${result.state}Text`, words)}</p>
          {result.reserve && (
            <p className={styles.reserve}>
              {t('reserve', { place: reserveWords(result.reserve, language) })}
            </p>
          )}
        </div>
      )}
      {result.state === 'ineligible' && <p className={styles.headline}>{t('ineligible')}</p>}
      {result.announcedAt && (
        <p className={styles.when}>{t('announced', { at: momentText(result.announcedAt, language) })}</p>
      )}
      {result.averages && <Averages averages={result.averages} />}
      {result.comments.length > 0 && (
        <section>
          <h3 className={styles.part}>{t('comments')}</h3>
          <ol className={styles.comments}>
            {[...new Set(result.comments)].map((comment) => (
              <li key={comment}>{comment}</li>
            ))}
          </ol>
        </section>
      )}
      {children}
    </Stack>
  );
}

function Averages({ averages }: { averages: NonNullable<MyResultView['averages']> }) {
  const t = useTexts<typeof texts>('announcements');
  return (
    <section>
      <h3 className={styles.part}>{t('averages')}</h3>
      <dl className={styles.averages}>
        {averages.criteria.map(({ name, average, points }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span
                className={styles.bar}
                style={{ '--filled': `${Math.min(100, (Number(average) / points) * 100)}%` }}
                aria-hidden="true"
              />
              <b>{shownPoints(average)}</b> <span className={styles.of}>{t('of', { max: points })}</span>
            </dd>
          </div>
        ))}
        {averages.market && (
          <div>
            <dt>{t('market')}</dt>
            <dd>
              <span className={styles.of}>
                {t('marketOf', {
                  citizens: shownPoints(averages.market.citizens),
                  peers: shownPoints(averages.market.peers),
                })}
              </span>
              <b>+{shownPoints(averages.market.points)}</b>
            </dd>
          </div>
        )}
        {averages.final && (
          <div className={styles.final}>
            <dt>{t('final')}</dt>
            <dd>
              <b>{shownPoints(averages.final)}</b>
            </dd>
          </div>
        )}
      </dl>
      {averages.final && (
        <p className={styles.when}>{t(averages.market ? 'finalMarketNote' : 'finalNote')}</p>
      )}
    </section>
  );
}
