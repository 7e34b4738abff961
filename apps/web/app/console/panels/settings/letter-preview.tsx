import type { JudgingLetterKind } from '@chulbal/contract/evaluation/judging-letters';
import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { SendToMe } from '../../trial-letters/send-to-me.tsx';
import type { panels as texts } from '../panels.ko.ts';
import { StageDataState, useStageData } from '../stage-data-state.tsx';
import type { Place } from '../use-plan-editor.ts';
import styles from './letters.module.css';

/** A letter to evaluators as it will leave, asked for when it is opened. */
export function LetterPreview({ place, kind }: { place: Place; kind: JudgingLetterKind }) {
  const t = useTexts<typeof texts>('panels');
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('settings.letterShow')}</summary>
      {open && <Letter place={place} kind={kind} />}
    </details>
  );
}

function Letter({ place, kind }: { place: Place; kind: JudgingLetterKind }) {
  const letters = useStageData('letters', place);
  const letter = letters.data?.find((one) => one.kind === kind);
  if (!letter) return <StageDataState of={letters} />;
  return (
    <article className={styles.letter}>
      <h4>{letter.subject}</h4>
      {letter.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className={styles.button}>{letter.button}</p>
      {letter.note && <p className={styles.note}>{letter.note}</p>}
      <SendToMe
        letter={{
          ...{ language: 'ko', subject: letter.subject, lines: letter.lines, button: letter.button },
          note: letter.note ?? null,
        }}
      />
    </article>
  );
}
