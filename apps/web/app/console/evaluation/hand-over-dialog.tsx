import type { OutputOf } from '@chulbal/contract/endpoint';
import type {
  HandOverOption,
  listHandOverOptions,
  ProgressEvaluator,
} from '@chulbal/contract/evaluation/progress';
import { useEffect, useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { momentText } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { LoadingLane } from '../../ui/lane/loading-lane.tsx';
import { judgingCommand } from '../shell/commands.ts';
import type { judgingProgress as texts } from './judging-progress.ko.ts';
import styles from './people.module.css';

type Options = OutputOf<typeof listHandOverOptions>;
type Place = { trackNo: number; stageNo: number };
type Props = { place: Place; from: ProgressEvaluator; onClose: () => void };

const keyOf = ({ to }: HandOverOption) => to.map(({ evaluatorId }) => evaluatorId).join(' ');

/** Hands over what somebody has left: alternates compared by conflicts, limit and when they would end. */
export function HandOverDialog({ place, from, onClose }: Props) {
  const t = useTexts<typeof texts>('judgingProgress');
  const [options, setOptions] = useState<Options | 'failed' | null>(null);
  const [key, setKey] = useState<string | null>(null);
  const [wanting, setWanting] = useState<string | undefined>();
  const { busy, problem, run } = useCommand();
  const { trackNo, stageNo } = place;
  const { evaluatorId, name } = from;
  useEffect(() => {
    void judgingCommand('handOverOptions', { trackNo, stageNo, evaluatorId }).then((answer) =>
      setOptions(answer.kind === 'done' ? answer.data : 'failed'),
    );
  }, [trackNo, stageNo, evaluatorId]);
  const known = options !== null && options !== 'failed' ? options : null;
  const chosen =
    known?.options.find((one) => keyOf(one) === key) ??
    // Two who share are named only where they do better than any of them alone.
    known?.options.find(({ to }) => to.length > 1) ??
    known?.options[0];

  async function send(form: FormData) {
    if (!chosen) return;
    const reason = String(form.get('reason') ?? '').trim();
    setWanting(reason ? undefined : t('hand.reasonNeeded'));
    if (!reason) return;
    const to = chosen.to.map((one) => one.evaluatorId);
    const done = await run(() => judgingCommand('handOver', { ...place, evaluatorId, to, reason }));
    if (!done) return;
    toast.success(t('hand.done', { count: done.data.moved }));
    onClose();
  }
  return (
    <FormDialog
      title={t('hand.title', { name, count: known?.left ?? from.assigned - from.submitted })}
      body={t('hand.lede')}
      ok={chosen && t('hand.ok', { count: chosen.teams })}
      busy={busy}
      problem={problem}
      shown={['reason']}
      onClose={onClose}
      onSubmit={(form) => void send(form)}
    >
      {options === null && <LoadingLane label={t('hand.loading')} />}
      {options === 'failed' && <ErrorSummary errors={{}} message={t('hand.failed')} />}
      {known?.options.length === 0 && <p>{t('hand.none')}</p>}
      {known && chosen && (
        <>
          <FieldGroup label={t('hand.who')} name="to">
            <RadioGroup
              column
              value={keyOf(chosen)}
              onChange={({ currentTarget }) => setKey(currentTarget.value)}
              choices={known.options.map((option) => ({
                value: keyOf(option),
                text: <OptionName option={option} known={known} />,
                note: <OptionFacts option={option} known={known} />,
              }))}
            />
          </FieldGroup>
          {chosen.teams < known.left && (
            <p className={styles.stays}>{t('hand.stays', { count: known.left - chosen.teams })}</p>
          )}
          <Field
            required
            label={t('hand.reason')}
            name="reason"
            hint={t('hand.reasonHint')}
            error={problem?.fields.reason ?? wanting}
          >
            <TextInput maxLength={200} data-focus-first />
          </Field>
        </>
      )}
    </FormDialog>
  );
}

type OptionProps = { option: HandOverOption; known: Options };

function OptionName({ option, known }: OptionProps) {
  const t = useTexts<typeof texts>('judgingProgress');
  const [first, second] = option.to;
  const one = known.alternates.find(({ evaluatorId }) => evaluatorId === first?.evaluatorId);
  const panel = one?.panel || t('panel', { no: one?.position ?? 0 });
  return (
    <span className={styles.option}>
      <b>{second ? t('hand.two') : t('hand.one', { name: first?.name ?? '', panel })}</b>
      <b>{t('hand.teams', { count: option.teams })}</b>
    </span>
  );
}

/** Who takes how many, what keeps teams from them, and when they would end. */
function OptionFacts({ option, known }: OptionProps) {
  const t = useTexts<typeof texts>('judgingProgress');
  const language = useLanguage();
  const { to, conflicts, beyondLimit, forecast, late } = option;
  const one =
    to.length === 1 ? known.alternates.find(({ evaluatorId }) => evaluatorId === to[0]?.evaluatorId) : null;
  const at = forecast.at ? momentText(forecast.at, language) : null;
  return (
    <span className={styles.facts}>
      {to.length > 1 && (
        <span>{to.map(({ name, teams }) => t('hand.share', { name, count: teams })).join(', ')}</span>
      )}
      <span>{conflicts > 0 ? t('hand.conflicts', { count: conflicts }) : t('hand.noConflicts')}</span>
      {beyondLimit > 0 && <span>{t('hand.limit', { count: beyondLimit })}</span>}
      {one && <span>{t('hand.room', { limit: one.loadLimit, load: one.load })}</span>}
      {one && (
        <span>
          {one.lastLoginAt
            ? t('hand.login', { at: momentText(one.lastLoginAt, language) })
            : t('hand.noLogin')}
        </span>
      )}
      {one?.perDay != null && <span>{t('hand.pace', { count: one.perDay })}</span>}
      <span data-late={late || undefined}>
        {at ? t(late ? 'hand.endsLate' : 'hand.ends', { at }) : t('hand.noPace')}
      </span>
    </span>
  );
}
