import type {
  AnnouncementShows,
  AnnouncementTemplates,
  AnnouncementView,
} from '@chulbal/contract/announcements/announcements';
import type { Outcome } from '@chulbal/contract/results/words';
import { type FormEvent, useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { instantOfLocal, localText } from '../../lib/korean-time.ts';
import { useLeaveGuard } from '../../lib/leave-guards.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { focusField } from '../../ui/form/focus-field.ts';
import { MomentInput } from '../../ui/form/moment-input.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { announcementCommand } from '../shell/commands.ts';
import type { announcement as texts } from './announcement.ko.ts';
import styles from './announcement.module.css';
import { AnnouncementPreview } from './announcement-preview.tsx';

type Language = 'ko' | 'en';

type Props = {
  stage: {
    trackNo: number;
    stageNo: number;
    resultVersion: number;
    announcesAt: string | null;
    usualTemplates: AnnouncementTemplates;
    now: number;
  };
  /** The announcement before, whose words are taken over. */
  usual: AnnouncementView | null;
  isAgain: boolean;
  isNewer: boolean;
};

const DAY = 86_400_000;
const outcomes: readonly Outcome[] = ['passed', 'reserve', 'failed', 'withdrawn'];
const fieldsOf = {
  passed: ['teamName', 'number', 'trackName', 'stageName'],
  reserve: ['teamName', 'number', 'trackName', 'stageName', 'reservePlace'],
  failed: ['teamName', 'number', 'trackName', 'stageName'],
  withdrawn: ['teamName', 'number', 'trackName', 'stageName'],
} as const;

/** Writes an announcement: when, what teams see, and what each is sent; beside it the messages team by team. */
export function AnnouncementForm({ stage, usual, isAgain, isNewer }: Props) {
  const t = useTexts<typeof texts>('announcement');
  const { busy, problem, run } = useCommand();
  const planned = Math.max(stage.now, stage.announcesAt ? Date.parse(stage.announcesAt) : 0);
  const [releaseAt, setReleaseAt] = useState(localText(new Date(planned)));
  const [appealUntil, setAppealUntil] = useState(localText(new Date(planned + 7 * DAY)));
  const [verifyUntil, setVerifyUntil] = useState(localText(new Date(planned + 7 * DAY)));
  const [shows, setShows] = useState<AnnouncementShows>(
    usual?.shows ?? { averages: true, comments: 'edited' },
  );
  const [templates, setTemplates] = useState<AnnouncementTemplates>(usual?.templates ?? stage.usualTemplates);
  const [looked, setLooked] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>('passed');
  const [language, setLanguage] = useState<Language>('ko');
  const content = JSON.stringify([releaseAt, appealUntil, verifyUntil, shows, templates]);
  const [first] = useState(content);
  useLeaveGuard(() => content !== first, { closing: true });
  const fields = problem?.fields ?? {};
  const template = templates[outcome][language];
  const path = `templates.${outcome}.${language}`;
  // Beside the field where it is in view; else the tabs say where to look.
  const elsewhere = Object.keys(fields).filter(
    (one) => one.startsWith('templates.') && !one.startsWith(path),
  );

  function write(part: 'subject' | 'body', text: string) {
    setTemplates((all) => ({
      ...all,
      [outcome]: { ...all[outcome], [language]: { ...all[outcome][language], [part]: text } },
    }));
  }
  async function send(event: FormEvent) {
    event.preventDefault();
    setLooked(true);
    const at = instantOfLocal(releaseAt);
    if (!at) return focusField('releaseAt');
    const { trackNo, stageNo, resultVersion } = stage;
    const done = await run(() =>
      announcementCommand('request', {
        trackNo,
        stageNo,
        resultVersion,
        releaseAt: at,
        appealUntil: instantOfLocal(appealUntil),
        verifyUntil: instantOfLocal(verifyUntil),
        templates,
        shows,
      }),
    );
    if (done) toast.success(t('requested'));
  }
  const wrong = (name: string) => (fields[name] ? t('wrongField') : undefined);
  return (
    <div className={styles.compose}>
      <form className={styles.form} onSubmit={send} noValidate>
        <h2 className={styles.part}>{t('compose')}</h2>
        {isNewer && <p className={styles.note}>{t('outdated')}</p>}
        {isAgain && <p className={styles.note}>{t('again')}</p>}
        {problem && (Object.keys(fields).length === 0 || elsewhere.length > 0) && (
          <ErrorSummary errors={{}} message={elsewhere.length > 0 ? placesOf(elsewhere) : problem.message} />
        )}
        <fieldset className={styles.times}>
          <legend>{t('times')}</legend>
          <Field
            label={t('releaseAt')}
            name="releaseAt"
            hint={t('releaseHint')}
            error={fields.releaseAt ?? (looked && !releaseAt ? t('releaseNeeded') : undefined)}
            required
          >
            <MomentInput value={releaseAt} onChange={setReleaseAt} />
          </Field>
          <Field
            label={t('appealUntil')}
            name="appealUntil"
            hint={t('appealHint')}
            error={fields.appealUntil}
          >
            <MomentInput value={appealUntil} onChange={setAppealUntil} />
          </Field>
          <Field
            label={t('verifyUntil')}
            name="verifyUntil"
            hint={t('verifyHint')}
            error={fields.verifyUntil}
          >
            <MomentInput value={verifyUntil} onChange={setVerifyUntil} />
          </Field>
        </fieldset>
        <fieldset className={styles.shows}>
          <legend>{t('shows')}</legend>
          <Checkbox
            label={t('averages')}
            checked={shows.averages}
            onChange={(event) => setShows({ ...shows, averages: event.target.checked })}
          />
          <FieldGroup label={t('comments')} name="comments">
            <Segments
              choices={(['none', 'edited', 'all'] as const).map((value) => ({
                value,
                text: t(`commentsOf.${value}`),
              }))}
              value={shows.comments}
              onChange={(event) =>
                setShows({ ...shows, comments: event.target.value as AnnouncementShows['comments'] })
              }
            />
          </FieldGroup>
        </fieldset>
        <fieldset className={styles.shows}>
          <legend>{t('messages')}</legend>
          <div className={styles.which}>
            <FieldGroup label={t('letterOf')} name="outcome">
              <Segments
                choices={outcomes.map((value) => ({ value, text: t(`outcome.${value}`) }))}
                value={outcome}
                onChange={(event) => setOutcome(event.target.value as Outcome)}
              />
            </FieldGroup>
            <FieldGroup label={t('letterLanguage')} name="language">
              <Segments
                choices={(['ko', 'en'] as const).map((value) => ({ value, text: t(`language.${value}`) }))}
                value={language}
                onChange={(event) => setLanguage(event.target.value as Language)}
              />
            </FieldGroup>
          </div>
          <Field label={t('subject')} name="subject" error={wrong(`${path}.subject`)} required>
            <TextInput
              maxLength={100}
              value={template.subject}
              onChange={(event) => write('subject', event.target.value)}
            />
          </Field>
          <Field label={t('body')} name="body" hint={t('bodyHint')} error={wrong(`${path}.body`)} required>
            <TextArea
              rows={7}
              max={2000}
              value={template.body}
              onChange={(event) => write('body', event.target.value)}
            />
          </Field>
          <p className={styles.fieldNames}>
            {t('fields')}
            {fieldsOf[outcome].map((name) => (
              <button key={name} type="button" onClick={() => write('body', `${template.body}{{${name}}}`)}>
                <code>{`{{${name}}}`}</code> {t(`fieldNames.${name}`)}
              </button>
            ))}
          </p>
        </fieldset>
        <Button type="submit" variant="primary" busy={busy}>
          {t('request')}
        </Button>
      </form>
      <AnnouncementPreview stage={stage} templates={templates} outcome={outcome} />
    </div>
  );

  function placesOf(paths: readonly string[]): string {
    const [, one, where] = paths[0]?.split('.') ?? [];
    return `${t(`outcome.${one as Outcome}`)} · ${t(`language.${where as Language}`)}: ${t('wrongField')}`;
  }
}
