import type { previewCompanyChanges } from '@chulbal/contract/companies/operators';
import type { InputOf, OutputOf } from '@chulbal/contract/endpoint';
import { useState } from 'react';
import { useAct } from '../../../lib/command/use-command.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Modal } from '../../../ui/feedback/modal.tsx';
import { companiesCommand } from '../../shell/commands.ts';
import { SendToMe } from '../../trial-letters/send-to-me.tsx';
import type { companiesAdmin as texts } from '../companies-admin.ko.ts';
import styles from './review.module.css';

type Props = {
  /** What is asked as it stands; null after telling the operator what is missing. */
  asked: () => InputOf<typeof previewCompanyChanges> | null;
};

/** The letter as the team would get it now. */
export function LetterPreview({ asked }: Props) {
  const t = useTexts<typeof texts>('companiesAdmin');
  const [letter, setLetter] = useState<OutputOf<typeof previewCompanyChanges> | null>(null);
  const { busy, run } = useAct();
  async function show() {
    const input = asked();
    if (!input) return;
    const made = await run(() => companiesCommand('previewChanges', input));
    if (made) setLetter(made.data);
  }
  return (
    <>
      <Button variant="line" busy={busy} onClick={() => void show()}>
        {t('review.preview')}
      </Button>
      <Modal open={letter !== null} onClose={() => setLetter(null)} title={t('review.letter')} narrow>
        {letter && (
          <article className={styles.letter}>
            <p>{letter.to ? t('review.to', { name: letter.to }) : t('review.toNobody')}</p>
            <h3>{letter.subject}</h3>
            {letter.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p>
              <b>{letter.button}</b>
            </p>
            <p>
              <small>{letter.note}</small>
            </p>
            <SendToMe
              letter={{
                ...{ language: letter.language, subject: letter.subject, lines: letter.lines },
                ...{ button: letter.button, note: letter.note },
              }}
            />
          </article>
        )}
      </Modal>
    </>
  );
}
