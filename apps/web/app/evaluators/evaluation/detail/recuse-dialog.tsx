import type { RecusalKind } from '@chulbal/contract/evaluation/evaluation';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ModalFrame } from '../../../ui/feedback/modal-frame.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import type { judging as texts } from '../judging.ko.ts';
import styles from './recuse-dialog.module.css';

const kinds = ['family', 'teaching', 'business', 'other'] as const satisfies readonly RecusalKind[];

type Props = {
  open: boolean;
  name: string;
  busy: boolean;
  /** What the server said against it. */
  problem: string | null;
  onClose: () => void;
  onRecuse: (kind: RecusalKind, note: string) => void;
};

/** Gives a target back, with the kind of reason and what it is. */
export function RecuseDialog({ open, name, busy, problem, onClose, onRecuse }: Props) {
  const t = useTexts<typeof texts>('judging');
  const [kind, setKind] = useState<RecusalKind | null>(null);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const id = useId();
  const noKind = tried && kind === null;
  const noNote = tried && note.trim() === '';

  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (kind !== null && note.trim() !== '') onRecuse(kind, note);
  }

  return (
    <ModalFrame
      open={open}
      onClose={onClose}
      overlayCloses={false}
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      wide="narrow"
    >
      {open && (
        <form className={styles.form} onSubmit={send} noValidate>
          <h2 id={`${id}-title`}>{t('recuse.title', { name })}</h2>
          <p id={`${id}-text`}>{t('recuse.text')}</p>
          <fieldset aria-describedby={noKind ? `${id}-kind` : undefined}>
            <legend>{t('recuse.kind')}</legend>
            {kinds.map((each, at) => (
              <label key={each}>
                <input
                  type="radio"
                  name={`${id}-kind`}
                  value={each}
                  checked={kind === each}
                  aria-invalid={noKind || undefined}
                  data-focus-first={at === 0 ? true : undefined}
                  onChange={() => setKind(each)}
                />
                <span>{t(`recuse.kinds.${each}`)}</span>
                {each !== 'other' && <small>{t('recuse.pledge')}</small>}
              </label>
            ))}
            {noKind && <FieldError id={`${id}-kind`}>{t('recuse.choose')}</FieldError>}
          </fieldset>
          <Field
            label={t('recuse.note')}
            hint={t('recuse.noteHint')}
            error={noNote ? t('recuse.write') : undefined}
          >
            <TextArea
              rows={2}
              max={500}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          </Field>
          {problem && <FieldError>{problem}</FieldError>}
          <div className={styles.acts}>
            <Button onClick={onClose}>{t('recuse.back')}</Button>
            <Button type="submit" variant="primary" busy={busy}>
              {t('recuse.ok')}
            </Button>
          </div>
        </form>
      )}
    </ModalFrame>
  );
}
