import { seedDigits } from '@chulbal/contract/raffle/draw';
import type { RaffleOverview } from '@chulbal/contract/raffle/operators';
import { useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { momentText } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { eventsCommand } from '../shell/commands.ts';
import type { eventAdmin as texts } from './event-admin.ko.ts';
import styles from './event-admin.module.css';

/** The seed, typed by one operator and again by another who does not see it. */
export function SeedBox({ overview }: { overview: RaffleOverview }) {
  const t = useTexts<typeof texts>('eventAdmin');
  const language = useLanguage();
  const { busy, problem, run } = useCommand();
  const [seed, setSeed] = useState('');
  const { eventNo, seedDigits: digits } = overview;
  const first = overview.draw?.first ?? null;
  async function send() {
    const done = await run(() => eventsCommand('enterSeed', { eventNo, seed }));
    if (!done) return;
    setSeed('');
    const { outcome } = done.data;
    toast[outcome === 'different' ? 'error' : 'success'](t(`steps.${outcome}`), { area: 'workbench' });
  }
  const typed = seedDigits(seed).length;
  return (
    <div className={styles.seeds}>
      {first && (
        <div>
          <p>{t('steps.seedFirst', { name: first.by, at: momentText(first.at, language) })}</p>
          <p className={styles.dots} aria-hidden="true">
            {'●'.repeat(digits)}
          </p>
          <p className={styles.hint}>{t(first.mine ? 'steps.seedMine' : 'steps.seedHidden')}</p>
        </div>
      )}
      {!first?.mine && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Field
            label={t('steps.seedLabel', { digits })}
            name="seed"
            hint={`${typed}/${digits} · ${t('steps.seedHint')}`}
            error={problem ? (problem.fields.seed ?? problem.message) : undefined}
            required
          >
            <TextInput
              value={seed}
              numeric
              inputMode="numeric"
              autoComplete="off"
              maxLength={120}
              onChange={(event) => setSeed(event.currentTarget.value)}
            />
          </Field>
          <Button type="submit" variant="primary" busy={busy}>
            {t(first ? 'steps.seedConfirm' : 'steps.seedDo')}
          </Button>
        </form>
      )}
    </div>
  );
}
