import type { DisplayKind, WrittenPopup } from '@chulbal/contract/popups';
import type { WrittenPoster } from '@chulbal/contract/posters';
import { type ReactNode, useState } from 'react';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { confirm } from '../../../ui/feedback/dialogs.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Status } from '../../../ui/lane/status.tsx';
import { OrderedRows } from '../../console/ordered-rows.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { useCommand } from '../../console/use-command.ts';
import { useUnsaved } from '../../console/use-unsaved.ts';
import { displayCommand } from './commands.ts';
import type { displayDesk as texts } from './display-desk.ko.ts';
import styles from './display-desk.module.css';
import { displayState } from './display-state.ts';

/** What a form tells: that there is something to lose, that it is to be closed, that all of it was saved. */
export type Writing = { onDirty: (dirty: boolean) => void; onClose: () => void; onSaved: () => void };

type Props<D> = {
  kind: DisplayKind;
  displays: readonly D[];
  /** Milliseconds. */
  now: number;
  /** In one line what it is beside its title. */
  factsOf: (display: D) => string;
  /** The form of one, or of a new one. */
  form: (display: D | undefined, writing: Writing) => ReactNode;
};

/** Popups or posters in their order, one of them open for editing. */
export function DisplayDesk<D extends WrittenPopup | WrittenPoster>(props: Props<D>) {
  const t = useTexts<typeof texts>('displayDesk');
  const { kind, displays, now, factsOf, form } = props;
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const { busy, problem, run } = useCommand();
  const unsaved = useUnsaved(t('leave'));

  function turnTo(next: typeof open) {
    unsaved.keep(false);
    setOpen(next);
  }
  const askedTurnTo = (next: typeof open) => {
    if (unsaved.mayLeave()) turnTo(next);
  };
  const writing: Writing = {
    onDirty: unsaved.keep,
    onClose: () => askedTurnTo(null),
    onSaved: () => turnTo(null),
  };

  async function remove({ displayNo, draft }: D) {
    const sure = await confirm({
      title: t('removeTitle', { title: draft.titleKo }),
      body: t('removeText'),
      ok: t('remove'),
      danger: true,
    });
    if (!sure || !(await run(() => displayCommand('delete', { kind, displayNo })))) return;
    if (open === displayNo) turnTo(null);
    toast.success(t('removed'));
  }
  const add = (
    <Button variant="primary" icon="plus" onClick={() => askedTurnTo('new')}>
      {t(`${kind}.add`)}
    </Button>
  );
  return (
    <>
      <PageHead title={t(`${kind}.title`)} />
      <div className={styles.page}>
        {displays.length > 0 && (
          <div className={styles.top}>
            <p>{t(`${kind}.order`)}</p>
            {add}
          </div>
        )}
        {problem && (
          <p className={styles.error} role="alert">
            {problem.message}
          </p>
        )}
        {open === 'new' && form(undefined, writing)}
        {displays.length === 0 && open === null && (
          <EmptyState title={t(`${kind}.empty`)} text={t(`${kind}.emptyText`)} action={add} />
        )}
        <OrderedRows
          rows={displays.map((display) => ({
            key: display.displayNo,
            name: display.draft.titleKo,
            row: (
              <>
                <Thumb display={display} />
                <span className={styles.name}>
                  <b>{display.draft.titleKo}</b>
                  <small>{factsOf(display)}</small>
                </span>
                {display.draft.titleEn === '' && <Tag>{t('noEnglish')}</Tag>}
                <Standing display={display} now={now} />
                <span className={styles.doors}>
                  <Button
                    variant="line"
                    disabled={busy}
                    onClick={() => void run(() => displayCommand('hide', toggled(kind, display)))}
                  >
                    {t(display.hidden ? 'show' : 'hide')}
                  </Button>
                  <Button
                    variant="line"
                    aria-expanded={open === display.displayNo}
                    onClick={() => askedTurnTo(open === display.displayNo ? null : display.displayNo)}
                  >
                    {t('edit')}
                  </Button>
                  <IconButton
                    icon="trash"
                    label={t('removeOf', { title: display.draft.titleKo })}
                    disabled={busy}
                    onClick={() => void remove(display)}
                  />
                </span>
              </>
            ),
            below: open === display.displayNo && form(display, writing),
          }))}
          busy={busy}
          fixed={open !== null}
          onOrder={async (displayNos) =>
            (await run(() => displayCommand('order', { kind, displayNos }))) !== null
          }
        />
      </div>
    </>
  );
}

function Thumb({ display: { draft } }: { display: WrittenPopup | WrittenPoster }) {
  if (!draft.pictureKo) return <span className={styles.thumb} aria-hidden="true" />;
  const { serverFileName } = draft.pictureKo;
  return <img className={styles.thumb} src={`/console/transfer/content/${serverFileName}`} alt="" />;
}

/** Whether visitors see it, as a shape and words, with the day that changes it. */
function Standing({ display, now }: { display: WrittenPopup | WrittenPoster; now: number }) {
  const t = useTexts<typeof texts>('displayDesk');
  const language = useLanguage();
  const { from, until } = display.draft;
  const state = displayState(display, now);
  const day = state === 'coming' ? from : state === 'shown' ? until : null;
  return (
    <span className={styles.standing}>
      <Status kind={kinds[state]}>{t(`states.${state}`)}</Status>
      {day && (
        <small>{t(state === 'coming' ? 'fromAt' : 'untilAt', { at: momentText(day, language) })}</small>
      )}
    </span>
  );
}

const kinds = { hidden: 'draft', coming: 'upcoming', shown: 'open', over: 'closed' } as const;

function toggled(kind: DisplayKind, { displayNo, hidden }: WrittenPopup | WrittenPoster) {
  return { kind, displayNo, hidden: !hidden };
}
