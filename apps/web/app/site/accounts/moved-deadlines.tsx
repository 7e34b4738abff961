import type { MyMovedDeadline } from '@chulbal/contract/deadline-letters';
import { useFetcher } from 'react-router';
import { dayOfWeekText, dDay, momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { MoreLink } from '../../ui/action/more-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import type { accounts as texts } from './accounts.ko.ts';
import styles from './mypage.module.css';

/** `teamName` is empty where a draft has no name yet. */
export type Moved = MyMovedDeadline & { key: string; teamName: string };

type Props = {
  moved: readonly Moved[];
  /** The server's clock, ISO. */
  now: string;
};

/** Deadlines of mine that moved: what held and what holds now, why, and whom it touches. Each goes once it was read. */
export function MovedDeadlines({ moved, now }: Props) {
  const t = useTexts<typeof texts>('accounts');
  if (moved.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('moved.label')}>
      {moved.map((one) => (
        <MovedDeadline key={one.key} moved={one} now={now} />
      ))}
    </ul>
  );
}

function MovedDeadline({ moved, now }: { moved: Moved; now: string }) {
  const t = useTexts<typeof texts>('accounts');
  const language = useLanguage();
  const read = useFetcher();
  const { key, trackNo, stageNo, lane, kind, teamName, trackName, stageName, before, after, reason, alone } =
    moved;
  const earlier = after < before;
  const left = dDay(after, new Date(now), language);
  return (
    <li className={styles.card} data-earlier={earlier || undefined}>
      <p className={styles.movedHead}>
        <LaneNo lane={lane} />
        <b>{teamName || t('applications.unnamed')}</b>
        <span className={styles.state}>{t(earlier ? 'moved.earlier' : 'moved.later')}</span>
      </p>
      <Heading level={3} size="xl">
        {t(`moved.what.${kind}`, { track: trackName, stage: stageName })}
      </Heading>
      <p className={styles.change}>
        <span>
          <small>{t('moved.before')}</small>
          <s>{dayOfWeekText(before, language)}</s>
        </span>
        <Icon name="arrow-right" />
        <span>
          <small>{t('moved.after')}</small>
          <b>{momentText(after, language)}</b>
        </span>
        {left && <span className={styles.left}>{left}</span>}
      </p>
      <div className={styles.why}>
        {reason && <p>{reason}</p>}
        <p>
          {t(alone ? 'moved.alone' : 'moved.everyone', { track: trackName })} <b>{t('moved.kept')}</b>
        </p>
      </div>
      <read.Form method="post" action="/auth/mypage" className={styles.movedActs}>
        <Button type="submit" variant="ink" name="seen" value={key} busy={read.state !== 'idle'}>
          {t('moved.read')}
        </Button>
        {kind === 'material' ? (
          <ButtonLink to={`/contest/schedule?track=${trackNo}&submit=${stageNo}`}>
            {t('applications.material')}
          </ButtonLink>
        ) : (
          <MoreLink to={`/calendar/${trackNo}.ics`} reloadDocument size="sm" icon="calendar" arrow={false}>
            {t('moved.calendar')}
          </MoreLink>
        )}
      </read.Form>
    </li>
  );
}
