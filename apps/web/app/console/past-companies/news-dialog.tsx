import type { TeamNews } from '@chulbal/contract/past-companies/operators';
import { useState } from 'react';
import { consoleCommands } from '../../lib/command/commands.ts';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Quote } from '../../ui/data/quote.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { focusField } from '../../ui/form/focus-field.ts';
import { Segments } from '../../ui/form/segments.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { NewsText } from './news-text.tsx';
import type { pastAdmin as texts } from './past-admin.ko.ts';

const pastCommand = consoleCommands('past');

type Decision = 'taken' | 'declined';

/** Decides what was told of a company; what was typed stays when the server refuses. */
export function NewsDialog({ news, onClose }: { news: TeamNews; onClose: () => void }) {
  const t = useTexts<typeof texts>('pastAdmin');
  const { busy, problem, run } = useCommand();
  const [decision, setDecision] = useState<Decision | null>(null);
  const [answer, setAnswer] = useState('');
  const [looked, setLooked] = useState(false);
  const { newsNo, teamName: team } = news;

  async function send() {
    setLooked(true);
    if (!decision) return focusField('decision');
    if (!(await run(() => pastCommand('decide', { newsNo, decision, answer })))) return;
    toast.success(t('dialog.done'));
    onClose();
  }
  return (
    <FormDialog
      wide
      title={t('dialog.title', { team })}
      body={news.correction && t('dialog.correction')}
      ok={t('dialog.save')}
      variant="ink"
      cancel={t('dialog.cancel')}
      cancelLook="ghost"
      busy={busy}
      problem={problem}
      shown={['answer']}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <Quote>
        <NewsText news={news} />
      </Quote>
      <FieldGroup
        label={t('dialog.decision')}
        name="decision"
        error={looked && !decision ? t('dialog.choose') : undefined}
        required
      >
        <Segments
          choices={(['taken', 'declined'] as const).map((value) => ({ value, text: t(`states.${value}`) }))}
          value={decision ?? ''}
          onChange={(event) => setDecision(event.target.value as Decision)}
        />
      </FieldGroup>
      <Field
        required
        label={t('dialog.answer')}
        name="answer"
        hint={t('dialog.hint')}
        error={problem?.fields.answer}
      >
        <TextArea rows={5} max={1000} value={answer} onChange={(event) => setAnswer(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
