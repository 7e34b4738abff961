import type { MyProgram, ProgramDetail } from '@chulbal/contract/programs/programs';
import { Form, useNavigation, useSubmit } from 'react-router';
import type { Problem } from '../../lib/api-error.ts';
import { confirm } from '../../lib/dialogs.ts';
import { momentText, spanText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { calendarPath } from './calendar-path.ts';
import { ProgramStatus } from './card/program-status.tsx';
import { CancelForm, OwnStatus } from './own-place.tsx';
import styles from './program-facts.module.css';
import type { programs as words } from './programs.ko.ts';

type Props = {
  program: ProgramDetail;
  /** The reader's own application; null for who has none or is not logged in. */
  mine: MyProgram | null;
  loggedIn: boolean;
  problem: Problem | null;
};

/** Where the programme stands for the reader, and the one thing they can do about it. Without script a plain form. */
export function ApplyPanel({ program, mine, loggedIn, problem }: Props) {
  const said = problem && (problem.fields.boardId ?? problem.message);
  const active = mine && mine.participation !== 'cancelled' ? mine : null;
  return (
    <div className={styles.panel}>
      {said && <ErrorSummary errors={{}} message={said} />}
      {active ? (
        <Own mine={active} program={program} />
      ) : (
        <Open program={program} again={mine !== null} loggedIn={loggedIn} />
      )}
    </div>
  );
}

function Own({ mine, program }: { mine: MyProgram; program: ProgramDetail }) {
  const t = useTexts<typeof words>('programs');
  const language = useLanguage();
  const { participation, joinLink, cancellable } = mine;
  const note =
    participation === 'cancelled' ? null : t(participation, { moment: momentText(mine.startsAt, language) });
  const isOver = program.state === 'ended';
  return (
    <>
      <div className={styles.words}>
        <OwnStatus {...mine} />
        {!isOver && <p>{note}</p>}
        {isOver && <p>{t(participation === 'attended' ? 'attended' : 'ended')}</p>}
      </div>
      <div className={styles.actions}>
        {joinLink && !isOver && (
          <ButtonLink variant="primary" to={joinLink} rel="noreferrer" iconEnd="arrow-right">
            {t('mine.join')}
          </ButtonLink>
        )}
        {!isOver && (
          <ButtonLink variant="line" to={calendarPath(mine.boardId)} reloadDocument icon="calendar">
            {t('mine.calendar')}
          </ButtonLink>
        )}
        {cancellable && <CancelForm program={mine} />}
      </div>
    </>
  );
}

type OpenProps = { program: ProgramDetail; again: boolean; loggedIn: boolean };

function Open({ program, again, loggedIn }: OpenProps) {
  const t = useTexts<typeof words>('programs');
  const language = useLanguage();
  const { state, boardId } = program;
  const canApply = state === 'open' || state === 'waiting';
  const moment = momentText(state === 'upcoming' ? program.opensAt : program.closesAt, language);
  const notes = { upcoming: 'notYet', open: 'until', waiting: 'waiting' } as const;
  const note = state === 'full' || state === 'closed' || state === 'ended' ? state : notes[state];
  return (
    <>
      <div className={styles.words}>
        <ProgramStatus state={state} />
        <p>{t(note, { moment })}</p>
      </div>
      <div className={styles.actions}>
        {canApply && !loggedIn && (
          <ButtonLink variant="primary" to={`/auth/login?next=/support/programs/detail/${boardId}`}>
            {t(state === 'waiting' ? 'loginWaiting' : 'login')}
          </ButtonLink>
        )}
        {canApply && loggedIn && <ApplyForm program={program} again={again} />}
        {state !== 'ended' && state !== 'closed' && (
          <ButtonLink variant="line" to={calendarPath(boardId)} reloadDocument icon="calendar">
            <CalendarWord />
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function CalendarWord() {
  return useTexts<typeof words>('programs')('mine.calendar');
}

/** Asks before it applies; without script the press is the answer. */
function ApplyForm({ program, again }: { program: ProgramDetail; again: boolean }) {
  const t = useTexts<typeof words>('programs');
  const language = useLanguage();
  const submit = useSubmit();
  const busy = useNavigation().state !== 'idle';
  const { state, programTitle: title } = program;
  const isWaiting = state === 'waiting';
  return (
    <Form
      method="post"
      preventScrollReset
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const agreed = await confirm({
          title: t(isWaiting ? 'sureWaiting' : 'sure'),
          body: t(isWaiting ? 'sureWaitingText' : 'sureText', {
            title,
            when: spanText(program.startsAt, program.endsAt, language),
          }),
          ok: t(isWaiting ? 'applyWaiting' : 'apply'),
          focus: 'ok',
        });
        if (agreed) await submit(form, { preventScrollReset: true });
      }}
    >
      <input type="hidden" name="intent" value="apply" />
      <Button type="submit" variant="primary" busy={busy}>
        {t(isWaiting ? 'applyWaiting' : again ? 'again' : 'apply')}
      </Button>
    </Form>
  );
}
