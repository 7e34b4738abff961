import type { MyProgram } from '@chulbal/contract/programs/programs';
import { programKindNames } from '@chulbal/contract/programs/values';
import { useRevalidator } from 'react-router';
import { spanText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Link } from '../../ui/action/link.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { calendarPath } from './calendar-path.ts';
import type { programCard as words } from './card/program-card.ko.ts';
import { CancelForm, OwnStatus } from './own-place.tsx';
import type { programs as texts } from './programs.ko.ts';
import styles from './programs.module.css';

/** One's own programmes on my page; null: they could not be loaded. */
export function MyPrograms({ programs }: { programs: readonly MyProgram[] | null }) {
  const t = useTexts<typeof texts>('programs');
  const again = useRevalidator();
  if (!programs) {
    return (
      <ErrorState
        plain
        title={t('mine.failed')}
        text={t('mine.failedText')}
        onRetry={() => void again.revalidate()}
        busy={again.state !== 'idle'}
      />
    );
  }
  if (programs.length === 0) {
    return (
      <EmptyState
        plain
        level={3}
        title={t('mine.none')}
        text={t('mine.noneText')}
        action={
          <ButtonLink variant="line" to="/support/programs">
            {t('mine.find')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ul className={styles.mine}>
      {programs.map((program) => (
        <OwnProgram key={program.boardId} program={program} />
      ))}
    </ul>
  );
}

function OwnProgram({ program }: { program: MyProgram }) {
  const t = useTexts<typeof texts>('programs');
  const say = useTexts<typeof words>('programCard');
  const language = useLanguage();
  const { boardId, programTitle: title, programType, joinLink, cancellable, shown } = program;
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.state}>
          <Tag>{programKindNames[programType][language]}</Tag>
          <OwnStatus {...program} />
        </p>
        <h3 className={styles.title}>
          {shown ? <Link to={`/support/programs/detail/${boardId}`}>{title}</Link> : title}
        </h3>
        <p className={styles.facts}>
          <span>{spanText(program.startsAt, program.endsAt, language)}</span>
          <span>{[program.place, program.online && say('online')].filter(Boolean).join(' · ')}</span>
        </p>
      </div>
      {(cancellable || joinLink) && (
        <div className={styles.actions}>
          {joinLink && (
            <ButtonLink variant="line" to={joinLink} rel="noreferrer" iconEnd="arrow-right">
              {t('mine.join')}
            </ButtonLink>
          )}
          {cancellable && shown && (
            <ButtonLink
              variant="line"
              to={calendarPath(boardId)}
              reloadDocument
              icon="calendar"
              aria-label={t('mine.calendarOf', { title })}
            >
              {t('mine.calendar')}
            </ButtonLink>
          )}
          {cancellable && <CancelForm program={program} toMyPage />}
        </div>
      )}
    </li>
  );
}
