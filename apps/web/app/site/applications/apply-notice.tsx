import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { momentText } from '../../lib/korean-time.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useRootData } from '../../lib/root-data.ts';
import { toast } from '../../lib/toast.ts';
import { useFreshPage } from '../../lib/use-fresh-page.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TrackName } from '../../ui/lane/track-name.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import styles from './applications.module.css';
import type { apply } from './apply.ko.ts';
import { type ApplyNotice, stepPath } from './apply-data.ts';
import { command } from './commands.ts';

/** Why nothing can be written here: not open yet, over, or an application elsewhere. */
export function ApplyNoticePage({ notice }: { notice: ApplyNotice }) {
  const t = useTexts<typeof apply>('apply');
  const language = useLanguage();
  useFreshPage();
  const { track, stage, deadline, message, misfit, other, own, withdrawn } = notice;
  const title =
    notice.notice === 'misfit'
      ? t('notice.misfit', { track: track.name, target: track.target })
      : t(`notice.${notice.notice}`, { team: withdrawn?.teamName ?? '' });
  const text = {
    preparing: t('notice.preparingText', { moment: momentText(deadline.opensAt, language) }),
    closed: t('notice.closedText', { moment: momentText(deadline.closesAt, language) }),
    refused: message,
    withdrawn: withdrawn
      ? t(`notice.withdrawnBy.${withdrawn.told.by}`, { moment: momentText(withdrawn.told.at, language) })
      : '',
    misfit: misfit ? t(`notice.misfitWhy.${misfit.why}`, { name: misfit.name, age: misfit.age }) : '',
  }[notice.notice];
  return (
    <Wrap className={styles.page}>
      <PageMeta title={title} noIndex />
      <PageHead
        kicker={<TrackName lane={track.lane} name={t('place', { track: track.name, stage: stage.name })} />}
        title={title}
      />
      <EmptyState
        title={text}
        text={
          (own && t('notice.own', { track: own.name })) ??
          {
            refused: other ? undefined : t('notice.refusedText'),
            withdrawn: t('notice.withdrawnText', { reason: withdrawn?.told.reason ?? '' }),
          }[notice.notice as string] ??
          (other && t('notice.other', { track: other.name }))
        }
        action={<Ways notice={notice} />}
      />
    </Wrap>
  );
}

function Ways({ notice }: { notice: ApplyNotice }) {
  const t = useTexts<typeof apply>('apply');
  const { withdrawn, misfit } = notice;
  if (misfit) return <MisfitWays notice={notice} />;
  if (!withdrawn) return <ShutWays notice={notice} />;
  return (
    <>
      <ButtonLink variant="ink" to={`/apply/receipt/${withdrawn.teamNo}`}>
        {t('submitted.receipt')}
      </ButtonLink>
      <ButtonLink to="/auth/mypage">{t('notice.myPage')}</ButtonLink>
    </>
  );
}

function ShutWays({ notice: { track, stage, notice, other, own, alert } }: { notice: ApplyNotice }) {
  const t = useTexts<typeof apply>('apply');
  const { user } = useRootData();
  const first = own ?? other;
  return (
    <>
      {alert !== undefined && <AlertButton trackNo={track.trackNo} name={track.name} on={alert} />}
      {first && (
        <ButtonLink variant={alert === undefined ? 'ink' : 'line'} to={first.to}>
          {t(own ? 'notice.seeOwn' : 'notice.applyOther', { track: first.name })}
        </ButtonLink>
      )}
      <ButtonLink
        variant={first || alert !== undefined ? 'line' : 'ink'}
        to={`/contest/apply-info?track=${track.trackNo}`}
      >
        {t('notice.info')}
      </ButtonLink>
      {user ? (
        <ButtonLink to="/auth/mypage">{t('notice.myPage')}</ButtonLink>
      ) : (
        <ButtonLink to={`/auth/login?next=/apply/${track.trackNo}/${stage.stageNo}`}>
          {t(notice === 'preparing' ? 'notice.logInTold' : 'notice.logIn')}
        </ButtonLink>
      )}
    </>
  );
}

/** The open way first; then what may be wrong here, and the way on for whoever is sure. */
function MisfitWays({ notice: { track, stage, other, misfit } }: { notice: ApplyNotice }) {
  const t = useTexts<typeof apply>('apply');
  return (
    <>
      {other ? (
        <ButtonLink variant="ink" to={other.to}>
          {t('notice.applyOther', { track: other.name })}
        </ButtonLink>
      ) : (
        <ButtonLink variant="ink" to="/contest/apply">
          {t('notice.choose')}
        </ButtonLink>
      )}
      <ButtonLink to="/auth/user-edit">{t('notice.change')}</ButtonLink>
      {misfit?.why !== 'nationality' && (
        <ButtonLink variant="ghost" to={stepPath({ track, stage }, 'team')}>
          {t('notice.sure')}
        </ButtonLink>
      )}
    </>
  );
}

type AlertButtonProps = { trackNo: number; name: string /** Whether they will be told. */; on: boolean };

/** Asks for one letter when a track opens, or takes that back. */
function AlertButton({ trackNo, name, on }: AlertButtonProps) {
  const t = useTexts<typeof apply>('apply');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  async function turn() {
    setBusy(true);
    const answer = await command('alert', { trackNo, on: !on });
    setBusy(false);
    if (answer.kind === 'refused') toast.error(answer.problem.message);
    if (answer.kind !== 'done') return;
    toast.success(t(on ? 'alert.off' : 'alert.on', { track: name }));
    await revalidate();
  }
  return (
    <Button
      variant={on ? 'line' : 'ink'}
      icon={on ? 'check' : undefined}
      busy={busy}
      onClick={() => void turn()}
    >
      {t(on ? 'alert.stop' : 'alert.ask')}
    </Button>
  );
}
