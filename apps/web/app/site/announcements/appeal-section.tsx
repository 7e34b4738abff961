import type { MyResultView } from '@chulbal/contract/announcements/announcements';
import { useEffect, useRef, useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { tabNotes } from '../../lib/browser-storage.ts';
import { momentText } from '../../lib/korean-time.ts';
import { useRootData } from '../../lib/root-data.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import type { announcements as texts } from './announcements.ko.ts';
import styles from './team-result.module.css';
import type { TeamResultReply } from './team-result-route.ts';

type Appeal = NonNullable<MyResultView['appeal']>;

type Props = {
  appeal: Appeal;
  isLeader: boolean;
  /** Where the form is sent. */
  action: string;
  fetcher: FetcherWithComponents<TeamResultReply>;
};

/** The team's objection: its form while it can be made, afterwards what was written and answered. */
export function AppealSection({ appeal, isLeader, action, fetcher }: Props) {
  const t = useTexts<typeof texts>('announcements');
  const language = useLanguage();
  const { user } = useRootData();
  // What was written and not sent: whoever closes the result, or whose phone drops the page, finds it again.
  const note = `appeal:${user?.userId}:${action}`;
  const [text, setText] = useState(() => tabNotes.getItem(note) ?? '');
  const [isWriting, setIsWriting] = useState(text !== '');
  const [isCorrected, setIsCorrected] = useState(false);
  const sent = useRef(false);
  const { made, until } = appeal;
  const reply = fetcher.data;
  useEffect(() => {
    if (!reply?.ok || !sent.current) return;
    sent.current = false;
    tabNotes.removeItem(note);
    setText('');
    setIsWriting(false);
    toast.success(t('appeal.sent'));
  }, [reply, t, note]);
  // what is wrong with a text is said until it is another
  const problem = reply && 'problem' in reply && !isCorrected ? reply.problem : null;
  function write(written: string) {
    setText(written);
    setIsCorrected(true);
    if (written.trim()) tabNotes.setItem(note, written);
    else tabNotes.removeItem(note);
  }
  return (
    <section>
      <h3 className={styles.part}>{t('appeal.title')}</h3>
      {made.map((one) => (
        <div className={styles.appeal} key={one.madeAt}>
          <p className={styles.when}>
            {t('appeal.mine', { at: momentText(one.madeAt, language) })}{' '}
            <b>{t(`appeal.state.${one.state}`)}</b>
          </p>
          <p className={styles.said}>{one.text}</p>
          {one.answer && (
            <>
              <h4>{t('appeal.answer')}</h4>
              <p className={styles.said}>{one.answer}</p>
            </>
          )}
        </div>
      ))}
      {until && appeal.open && !isWriting && (
        <div className={styles.open}>
          <p>{t(made.length > 0 ? 'appeal.again' : 'appeal.until', { at: momentText(until, language) })}</p>
          <Button variant="line" size="sm" onClick={() => setIsWriting(true)}>
            {t('appeal.open')}
          </Button>
        </div>
      )}
      {appeal.open && isWriting && (
        <fetcher.Form
          method="post"
          action={action}
          noValidate
          className={styles.form}
          onSubmit={() => {
            sent.current = true;
            setIsCorrected(false);
          }}
        >
          <Field
            label={t('appeal.text')}
            name="text"
            hint={t('appeal.hint')}
            error={problem && (problem.fields.text ?? problem.message)}
            required
          >
            <TextArea rows={6} max={2000} value={text} onChange={(event) => write(event.target.value)} />
          </Field>
          <div className={styles.buttons}>
            <Button variant="line" onClick={() => setIsWriting(false)}>
              {t('appeal.cancel')}
            </Button>
            <Button type="submit" variant="ink" busy={fetcher.state !== 'idle'}>
              {t('appeal.send')}
            </Button>
          </div>
        </fetcher.Form>
      )}
      {made.length === 0 && !appeal.open && <p>{t(isLeader ? 'appeal.over' : 'appeal.leaderOnly')}</p>}
    </section>
  );
}
