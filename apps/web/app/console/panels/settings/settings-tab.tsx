import type { JudgingLetterKind } from '@chulbal/contract/evaluation/judging-letters';
import type { SheetNeeds } from '@chulbal/contract/evaluation/sheet-needs';
import { unmetBy } from '@chulbal/contract/evaluation/sheet-needs.rules';
import { judgingLetterKinds } from '@chulbal/contract/evaluation/values';
import type { StageSettings } from '@chulbal/contract/panels/panels';
import { type FormEvent, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useCommand } from '../../../lib/command/use-command.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { RadioGroup } from '../../../ui/form/radio-group.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { panelCommand } from '../../shell/commands.ts';
import type { panels as texts } from '../panels.ko.ts';
import tab from '../stage.module.css';
import type { Place } from '../use-plan-editor.ts';
import { LetterPreview } from './letter-preview.tsx';
import styles from './letters.module.css';

type Props = { place: Place; settings: StageSettings; needs: SheetNeeds; may: boolean };

const switches = ['blindNames', 'blindSchools', 'showsCounts', 'halfPoints'] as const;

/** How a stage is judged: saved as a whole. */
export function SettingsTab({ place, settings, needs, may }: Props) {
  const t = useTexts<typeof texts>('panels');
  const [now, setNow] = useState(settings);
  const [size, setSize] = useState(String(settings.panelSize));
  const [wrong, setWrong] = useState<string | undefined>();
  const { busy, problem, run } = useCommand();
  const changed = size !== String(settings.panelSize) || JSON.stringify(now) !== JSON.stringify(settings);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const panelSize = Number(size);
    const good = Number.isInteger(panelSize) && panelSize >= 1 && panelSize <= 15;
    setWrong(good ? undefined : t('settings.sizeWrong'));
    if (!good || busy) return;
    const next = { ...now, panelSize };
    if (!(await run(() => panelCommand('saveSettings', { ...place, ...next })))) return;
    setNow(next);
    toast.success(t('settings.done'));
  }
  return (
    <div className={tab.tabPage}>
      <form className={tab.form} onSubmit={save} noValidate>
        <div>
          <h2>{t('settings.title')}</h2>
          <p className={tab.lede}>{t('settings.lede')}</p>
        </div>
        {problem && !problem.fields.panelSize && <ErrorSummary errors={{}} message={problem.message} />}
        <Field
          label={t('settings.size')}
          name="panelSize"
          hint={t('settings.sizeHint')}
          error={wrong ?? problem?.fields.panelSize}
        >
          <TextInput
            numeric
            inputMode="numeric"
            autoComplete="off"
            className={tab.short}
            value={size}
            readOnly={!may}
            onChange={(event) => setSize(event.target.value)}
          />
        </Field>
        <SizeUnmet place={place} size={size} needs={needs} />
        <ul className={tab.switches}>
          {switches.map((name) => (
            <li key={name} className={tab.switch}>
              <span>
                <b id={`switch-${name}`}>{t(`settings.${name}`)}</b>
                <small id={`switch-${name}-hint`}>{t(`settings.${name}Hint`)}</small>
              </span>
              <Switch
                aria-labelledby={`switch-${name}`}
                aria-describedby={`switch-${name}-hint`}
                checked={now[name]}
                disabled={!may}
                onChange={(event) => setNow({ ...now, [name]: event.target.checked })}
              />
            </li>
          ))}
        </ul>
        <FieldGroup label={t('settings.level')} name="conflictLevel" hint={t('settings.levelHint')}>
          <RadioGroup
            column
            value={now.conflictLevel}
            disabled={!may}
            onChange={(event) =>
              setNow({ ...now, conflictLevel: event.target.value === 'department' ? 'department' : 'school' })
            }
            choices={(['school', 'department'] as const).map((value) => ({
              value,
              text: t(`settings.levels.${value}`),
              note: t(`settings.levelNotes.${value}`),
            }))}
          />
        </FieldGroup>
        <LetterSwitches
          place={place}
          sent={now.letters}
          may={may}
          onChange={(letters) => setNow({ ...now, letters })}
        />
        {may && (
          <div className={tab.actions}>
            <Button type="submit" variant="primary" busy={busy} aria-disabled={!changed}>
              {t('settings.save')}
            </Button>
            {changed && <span className={tab.quiet}>{t('settings.unsaved')}</span>}
          </div>
        )}
      </form>
    </div>
  );
}

type SizeUnmetProps = { place: Place; size: string; needs: SheetNeeds };

/** What panels of the size that stands in the field could never give the result, with the way to its rules. */
function SizeUnmet({ place: { trackNo, stageNo }, size, needs }: SizeUnmetProps) {
  const t = useTexts<typeof texts>('panels');
  const panelSize = Number(size);
  if (!Number.isInteger(panelSize) || panelSize < 1) return null;
  const unmet = unmetBy(panelSize, needs);
  if (unmet.length === 0) return null;
  return (
    <div role="status">
      {unmet.map((what) => (
        <FieldError key={what}>
          {what === 'minSheets'
            ? t('settings.unmet.minSheets', { size: panelSize, needs: needs.minSheets })
            : t('settings.unmet.trim', { size: panelSize, needs: needs.trimFrom ?? 0 })}
        </FieldError>
      ))}
      <TextLink to={`/console/results/${trackNo}/${stageNo}#result-rules`}>
        {t('settings.unmet.rules')}
      </TextLink>
    </div>
  );
}

type LetterSwitchesProps = {
  place: Place;
  sent: readonly JudgingLetterKind[];
  may: boolean;
  onChange: (sent: JudgingLetterKind[]) => void;
};

/** What evaluators are told of by themselves: each kind with its switch and the letter as it leaves. */
function LetterSwitches({ place, sent, may, onChange }: LetterSwitchesProps) {
  const t = useTexts<typeof texts>('panels');
  const set = (kind: JudgingLetterKind, on: boolean) =>
    onChange(judgingLetterKinds.filter((one) => (one === kind ? on : sent.includes(one))));
  return (
    <section className={styles.group} aria-labelledby="letters-title">
      <h3 id="letters-title">{t('settings.lettersTitle')}</h3>
      <p className={tab.lede}>{t('settings.lettersLede')}</p>
      <ul className={tab.switches}>
        {judgingLetterKinds.map((kind) => (
          <li key={kind} className={classNames(tab.switch, styles.row)}>
            <div>
              <span>
                <b id={`letter-${kind}`}>{t(`settings.letters.${kind}`)}</b>
                <small id={`letter-${kind}-hint`}>{t(`settings.letterHints.${kind}`)}</small>
              </span>
              <LetterPreview place={place} kind={kind} />
            </div>
            <Switch
              aria-labelledby={`letter-${kind}`}
              aria-describedby={`letter-${kind}-hint`}
              checked={sent.includes(kind)}
              disabled={!may}
              onChange={(event) => set(kind, event.target.checked)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
