import { hasQuotas } from '@chulbal/contract/results/shapes.rules';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCommand } from '../../../lib/command/use-command.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { focusField } from '../../../ui/form/focus-field.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { ReasonDialog } from '../../../ui/form-dialog/reason-dialog.tsx';
import { resultCommand } from '../../shell/commands.ts';
import type { consoleFrame } from '../../shell/console-frame.ko.ts';
import { useResult } from '../result-context.ts';
import type { results as texts } from '../results.ko.ts';
import styles from './dialogs.module.css';
import { Facts, useRuleNames } from './facts.tsx';

/** Asks a second operator to finalise: why, who, and the version typed out. */
export function FinaliseDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof texts>('results');
  const roleName = useTexts<typeof consoleFrame>('consoleFrame');
  const nameOf = useRuleNames();
  const { data, view, changed, name } = useResult();
  const { busy, problem, run } = useCommand();
  const { revalidate } = useRevalidator();
  const [confirmer, setConfirmer] = useState('');
  const [typed, setTyped] = useState('');
  const [looked, setLooked] = useState(false);
  const { trackNo, stageNo } = data.stage;
  // what was looked at when the dialog opened is what is asked for; after a refusal, what is there since
  const now = { version: data.stage.version + 1, sha256: data.sha256 };
  const [{ version, sha256 }, setSeen] = useState(now);
  if (problem?.name === 'editedElsewhere' && now.sha256 !== sha256) setSeen(now);
  const right = typed.trim().toLowerCase() === `v${version}`;

  function ready() {
    setLooked(true);
    if (!right) focusField('typed');
    return right && data.confirmers.length > 0;
  }
  async function send(reason: string) {
    const confirmerId = confirmer ? Number(confirmer) : null;
    const input = { trackNo, stageNo, version, sha256, confirmerId, reason };
    if (!(await run(() => resultCommand('request', input)))) return void revalidate();
    toast.success(t('dialogFinalise.done'));
    onClose();
  }
  const decided = view.teams.filter(
    (team) => team.tie && team.tie.by !== 'undecided' && isAtLine(team, view.teams),
  );
  const filled = view.regions.filter(({ national }) => national > 0);
  return (
    <ReasonDialog
      title={t('dialogFinalise.title', { version })}
      body={t('dialogFinalise.body')}
      submit={t('dialogFinalise.submit')}
      primary
      busy={busy}
      problem={problem}
      reasonLabel={t('dialogFinalise.reason')}
      ready={ready}
      onSubmit={send}
      onClose={onClose}
      after={
        <div className={styles.pair}>
          <Field label={t('dialogFinalise.confirmer')} name="confirmer" error={problem?.fields.confirmerId}>
            <Select
              value={confirmer}
              onChange={(event) => setConfirmer(event.target.value)}
              placeholder={t('dialogFinalise.anyone')}
              options={data.confirmers.map(({ operatorId, name: who, role }) => ({
                value: String(operatorId),
                text: `${who} (${roleName(role)})`,
              }))}
            />
          </Field>
          <Field
            required
            label={t('dialogFinalise.typed', { version })}
            name="typed"
            error={looked && !right ? t('dialogFinalise.typedWrong', { version }) : undefined}
          >
            <TextInput
              autoComplete="off"
              autoCapitalize="none"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </div>
      }
    >
      {data.confirmers.length === 0 && (
        <p className={styles.bad} role="alert">
          {t('dialogFinalise.nobody')}
        </p>
      )}
      {problem?.name === 'editedElsewhere' && <p className={styles.bad}>{t('dialogFinalise.changed')}</p>}
      <Facts
        facts={[
          [
            t('dialogFinalise.selected'),
            t('dialogFinalise.selectedText', {
              count: view.selected,
              in: view.moves.in,
              out: view.moves.out,
            }),
          ],
          [t('dialogFinalise.rules'), changed.map(nameOf).join(', ') || t('dialogFinalise.rulesNone')],
          [
            t('dialogFinalise.tied'),
            decided.map(({ rank }) => t('dialogFinalise.tiedAt', { place: rank ?? 0 })).join(', ') ||
              t('dialogFinalise.tiedNone'),
          ],
          ...(hasQuotas(view.rules)
            ? [
                [
                  t('dialogFinalise.filled'),
                  filled
                    .map((region) =>
                      t('dialogFinalise.filledText', { name: name(region.name), count: region.national }),
                    )
                    .join(', ') || t('dialogFinalise.filledNone'),
                ] as const,
              ]
            : []),
          [t('dialogFinalise.frozen'), t('dialogFinalise.frozenText', { hash: sha256.slice(0, 12) })],
        ]}
      />
    </ReasonDialog>
  );
}

type Tied = { teamNo: number; region: string | null; decision: string; tie: { against: number } | null };

/** Whether a tie decided the line: of two in one region, one is selected and the other is not. */
function isAtLine(team: Tied, teams: readonly Tied[]): boolean {
  const other = teams.find(({ teamNo }) => teamNo === team.tie?.against);
  return team.decision === 'selected' && other?.region === team.region && other.decision !== 'selected';
}
