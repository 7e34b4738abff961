import type { EligibilityTeam } from '@chulbal/contract/eligibility';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCommand } from '../../lib/command/use-command.ts';
import { instantOfLocal, localText } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Field } from '../../ui/form/field.tsx';
import { focusField } from '../../ui/form/focus-field.ts';
import { MomentInput } from '../../ui/form/moment-input.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { eligibilityCommand } from '../shell/commands.ts';
import type { eligibility as texts } from './eligibility.ko.ts';

const DAY_MS = 86_400_000;

type Props = { teams: readonly EligibilityTeam[]; now: number; onClose: () => void };

/** More time for several teams at once: each is decided about by itself, and whoever has not answered gets a new link. */
export function MoreTimeDialog({ teams: given, now, onClose }: Props) {
  const t = useTexts<typeof texts>('eligibility');
  // What was listed when it was opened: the list gets shorter meanwhile.
  const [teams] = useState(given);
  const [until, setUntil] = useState(() => `${localText(new Date(now + DAY_MS)).slice(0, 10)}T18:00`);
  const [done, setDone] = useState(0);
  const [wanting, setWanting] = useState<Record<string, string>>({});
  const { run, busy, problem } = useCommand();
  const { revalidate } = useRevalidator();
  const passedOver = useRef(0);
  // Those who were given more time are not listed any more, though it was left before the last.
  function close() {
    if (done > 0) void revalidate();
    onClose();
  }

  async function send(reason: string) {
    const instant = instantOfLocal(until);
    const missing = {
      ...(instant && Date.parse(instant) > now ? {} : { allUntil: t('needed.until') }),
      ...([...reason].length < 2 ? { allReason: t('needed.reason') } : {}),
    };
    setWanting(missing);
    const [first] = Object.keys(missing);
    if (first) return focusField(first);
    const sent = await run(async () => {
      for (let count = done; ; count += 1) {
        setDone(count);
        const input = {
          teamNo: teams[count]?.teamNo ?? 0,
          decision: 'moreTime' as const,
          reason,
          until: instant,
        };
        const answer = await eligibilityCommand('decideEligibility', input);
        const settled = answer.kind === 'refused' && answer.problem.name === 'alreadyDecided';
        if (answer.kind !== 'done' && !settled) return answer;
        if (settled) passedOver.current += 1;
        if (count + 1 >= teams.length) return { kind: 'done' as const, data: null };
      }
    });
    if (!sent) return;
    const passed = passedOver.current;
    const said = t('extend.done', { count: teams.length - passed });
    toast.success(passed > 0 ? `${said} ${t('extend.passed', { count: passed })}` : said);
    onClose();
  }
  return (
    <FormDialog
      title={t('extend.title', { count: teams.length })}
      body={t('extend.text')}
      ok={t('extend.ok')}
      busy={busy}
      problem={problem}
      shown={['until', 'reason']}
      onClose={close}
      onSubmit={(form) => void send(String(form.get('allReason')).trim())}
    >
      {done > 0 && (
        <p role="status">
          <b>{t('extend.progress', { done, all: teams.length })}</b>
        </p>
      )}
      <Field
        required
        label={t('until')}
        name="allUntil"
        hint={t('untilHint')}
        error={problem?.fields.until ?? wanting.allUntil}
      >
        <MomentInput otherwise="18:00" value={until} onChange={setUntil} />
      </Field>
      <Field
        required
        label={t('reason')}
        name="allReason"
        hint={t('reasonHint')}
        error={problem?.fields.reason ?? wanting.allReason}
      >
        <TextArea max={500} rows={2} />
      </Field>
    </FormDialog>
  );
}
