import type { EligibilityDecision, previewEligibility } from '@chulbal/contract/eligibility';
import type { OutputOf } from '@chulbal/contract/endpoint';
import { useEffect, useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { eligibilityCommand } from '../shell/commands.ts';
import type { eligibility as texts } from './eligibility.ko.ts';
import styles from './eligibility.module.css';

type Preview = OutputOf<typeof previewEligibility>;

const shown = ['mailko', 'smsko', 'mailen'] as const;
/** After the last key the letter is asked for again. */
const PAUSE_MS = 400;

/** The letter as it would leave now; it follows what is typed. */
export function DecisionLetter({
  teamNo,
  decision,
  reason,
  until,
}: {
  teamNo: number;
  decision: EligibilityDecision | '';
  reason: string;
  until: string | null;
}) {
  const t = useTexts<typeof texts>('eligibility');
  const [preview, setPreview] = useState<Preview | null>(null);
  const [which, setWhich] = useState<(typeof shown)[number]>('mailko');
  useEffect(() => {
    if (decision === '') return;
    let current = true;
    const timer = setTimeout(async () => {
      const answer = await eligibilityCommand(
        'previewEligibility',
        { teamNo, decision, reason, until },
        { background: true },
      );
      if (current && answer.kind === 'done') setPreview(answer.data);
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [teamNo, decision, reason, until]);
  const letter = preview?.letters.find(({ channel, language }) => `${channel}${language}` === which);
  return (
    <section aria-label={t('letter')}>
      <FieldGroup label={t('letter')} name="letter">
        <Segments
          choices={shown.map((one) => ({ value: one, text: t(`letters.${one}`) }))}
          value={which}
          onChange={({ target }) => setWhich(shown.find((one) => one === target.value) ?? 'mailko')}
        />
      </FieldGroup>
      {decision !== '' && preview && letter ? (
        <div className={styles.letter}>
          <dl>
            <dt>{t('to')}</dt>
            <dd>{preview.to.join(', ')}</dd>
            {letter.channel === 'mail' && (
              <>
                <dt>{t('subject')}</dt>
                <dd>{letter.subject}</dd>
              </>
            )}
          </dl>
          {letter.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {letter.button && <p className={styles.fake}>{letter.button}</p>}
        </div>
      ) : (
        <p className={styles.quiet}>{t('letterFirst')}</p>
      )}
    </section>
  );
}
