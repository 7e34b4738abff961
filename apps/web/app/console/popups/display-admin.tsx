import type { DisplayKind, WrittenPopup } from '@chulbal/contract/popups/popups';
import type { WrittenPoster } from '@chulbal/contract/popups/posters';
import type { ReactNode } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { confirm } from '../../lib/dialogs.ts';
import { momentText } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { OrderedPage, type Writing } from '../ordered-list/ordered-page.tsx';
import { displayCommand } from '../shell/commands.ts';
import styles from './display.module.css';
import { displayState } from './display-state.ts';
import type { displays as texts } from './displays.ko.ts';

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
export function DisplayAdmin<D extends WrittenPopup | WrittenPoster>(props: Props<D>) {
  const t = useTexts<typeof texts>('displays');
  const { kind, displays, now, factsOf, form } = props;
  const command = useCommand();
  const { busy, run } = command;

  async function remove({ displayNo, draft }: D) {
    const sure = await confirm({
      title: t('removeTitle', { title: draft.titleKo }),
      body: t('removeText'),
      ok: t('remove'),
      danger: true,
    });
    if (!sure || !(await run(() => displayCommand('delete', { kind, displayNo })))) return;
    toast.success(t('removed'));
  }
  return (
    <OrderedPage
      words={{
        ...{ title: t(`${kind}.title`), add: t(`${kind}.add`), order: t(`${kind}.order`) },
        ...{ empty: t(`${kind}.empty`), emptyText: t(`${kind}.emptyText`) },
      }}
      rows={displays.map((display) => ({
        key: display.displayNo,
        name: display.draft.titleKo,
        small: factsOf(display),
        picture: <Thumb display={display} />,
        standing: (
          <>
            {display.draft.titleEn === '' && <Tag>{t('noEnglish')}</Tag>}
            <Standing display={display} now={now} />
          </>
        ),
        show: (
          <Button
            variant="line"
            disabled={busy}
            onClick={() => void run(() => displayCommand('hide', toggled(kind, display)))}
          >
            {t(display.hidden ? 'show' : 'hide')}
          </Button>
        ),
        remove: (
          <IconButton
            icon="trash"
            label={t('removeOf', { title: display.draft.titleKo })}
            disabled={busy}
            onClick={() => void remove(display)}
          />
        ),
      }))}
      form={(displayNo, writing) =>
        form(
          displays.find((display) => display.displayNo === displayNo),
          writing,
        )
      }
      command={command}
      onOrder={async (displayNos) =>
        (await run(() => displayCommand('order', { kind, displayNos }))) !== null
      }
    />
  );
}

function Thumb({ display: { draft } }: { display: WrittenPopup | WrittenPoster }) {
  if (!draft.pictureKo) return <span className={styles.thumb} aria-hidden="true" />;
  const { serverFileName } = draft.pictureKo;
  return <img className={styles.thumb} src={`/console/transfer/content/${serverFileName}`} alt="" />;
}

/** Whether visitors see it, as a shape and words, with the day that changes it. */
function Standing({ display, now }: { display: WrittenPopup | WrittenPoster; now: number }) {
  const t = useTexts<typeof texts>('displays');
  const language = useLanguage();
  const { from, until } = display.draft;
  const state = displayState(display, now);
  const day = state === 'coming' ? from : state === 'shown' ? until : null;
  return (
    <span className={styles.standing}>
      <StateMark kind={kinds[state]}>{t(`states.${state}`)}</StateMark>
      {day && (
        <small>{t(state === 'coming' ? 'fromAt' : 'untilAt', { at: momentText(day, language) })}</small>
      )}
    </span>
  );
}

const kinds = { hidden: 'off', coming: 'wait', shown: 'ok', over: 'off' } as const;

function toggled(kind: DisplayKind, { displayNo, hidden }: WrittenPopup | WrittenPoster) {
  return { kind, displayNo, hidden: !hidden };
}
