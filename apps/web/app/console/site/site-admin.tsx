import { getSiteSettings, type SiteSettings, type WrittenSite } from '@chulbal/contract/site/site';
import { stampText } from '@chulbal/contract/time-texts';
import { useState } from 'react';
import { consoleCommands } from '../../lib/command/commands.ts';
import { useCommand } from '../../lib/command/use-command.ts';
import { useLeaveGuard } from '../../lib/leave-guards.ts';
import { useRootData } from '../../lib/root-data.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { BothLanguages } from '../../ui/both-languages/both-languages.tsx';
import { ContentFileField } from '../../ui/content-file/content-file-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { SaveFoot } from '../../ui/layout/save-foot.tsx';
import { DraftConflicts } from '../edit-conflicts/draft-conflicts.tsx';
import { DraftProblem } from '../edit-conflicts/draft-problem.tsx';
import { useDraft } from '../edit-conflicts/use-draft.ts';
import { wordsOf } from '../edit-conflicts/words-of.ts';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/site-admin';
import { Organisations } from './organisations.tsx';
import { pictureOf } from './picture-of.ts';
import type { siteAdmin as texts } from './site-admin.ko.ts';
import styles from './site-admin.module.css';

const siteCommand = consoleCommands('site');

export const handle: TextsHandle = {
  texts: ['saving', 'console-edit-conflicts', 'ui-both-languages', 'ui-content-file'],
};

export async function loader({ context }: Route.LoaderArgs) {
  return visitOf(context).api(getSiteSettings, {});
}

/** `/console/site`: what the site is called, where, by whom it is run and how they are reached. */
export default function SiteAdmin({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('siteAdmin');
  const language = useLanguage();
  const { origin } = useRootData();
  const { busy, problem, run } = useCommand();
  const [kept, setKept] = useState(loaderData);
  const saved = kept.editVersion > loaderData.editVersion ? kept : loaderData;
  const editing = useDraft<SiteSettings>(begunFrom(saved), undefined, problem);
  const { draft: settings, dirty: changed, change, editVersion } = editing;
  useLeaveGuard(() => changed, { closing: true });
  const wrong = (path: string) => problem?.fields[`settings.${path}`];

  async function save(given = settings) {
    const done = await run(() => siteCommand('save', { editVersion, settings: given }));
    if (!done) return;
    setKept(done.data);
    editing.goOn(begunFrom(done.data));
    toast.success(t('saved'));
  }
  const line = (key: 'businessNumber' | 'phone' | 'email' | 'slug', hint?: string) => (
    <Field id={key} label={t(key)} hint={hint} error={wrong(key)} required>
      <TextInput
        value={settings[key]}
        maxLength={254}
        onChange={(event) => change({ [key]: event.currentTarget.value })}
      />
    </Field>
  );
  const both = (key: 'brand' | 'league' | 'hours', maxLength: number, hint?: string) => (
    <BothLanguages
      label={t(key)}
      hint={hint}
      value={settings[key]}
      maxLength={maxLength}
      error={(language) => wrong(`${key}.${language}`)}
      onChange={(value) => change({ [key]: value })}
    />
  );
  return (
    <>
      <PageHead title={t('title')} />
      <form
        className={styles.page}
        onSubmit={(event) => {
          event.preventDefault();
          if (editing.conflicts.length > 0) editing.setChoosing(true);
          else void save();
        }}
      >
        <p className={styles.lede}>{t('lede')}</p>
        {problem && Object.keys(problem.fields).length > 0 && (
          <p className={styles.error} role="alert">
            {problem.message}
          </p>
        )}
        <DraftProblem problem={problem} isMet={editing.isMet} />
        <section className={styles.part} aria-labelledby="names">
          <h2 id="names">{t('names')}</h2>
          {both('brand', 30, t('brandHint'))}
          {both('league', 60)}
          {line('slug', t('slugHint', { address: `${origin}/about/${saved.settings.slug}` }))}
          {saved.formerSlugs.length > 0 && (
            <p className={styles.hint}>{t('former', { slugs: saved.formerSlugs.join(', ') })}</p>
          )}
          <ContentFileField
            label={t('logo')}
            hint={t('logoHint')}
            kind="picture"
            file={settings.logo}
            error={wrong('logo')}
            optional
            onChange={(file) => change({ logo: pictureOf(file) })}
          />
        </section>
        <Organisations
          organisations={settings.organisations}
          wrong={wrong}
          onChange={(organisations) => change({ organisations })}
        />
        <section className={styles.part} aria-labelledby="contact">
          <h2 id="contact">{t('contact')}</h2>
          <div className={styles.row}>
            {line('businessNumber')}
            {line('phone')}
          </div>
          {both('hours', 100)}
          {line('email')}
        </section>
        <section className={styles.part} aria-labelledby="search">
          <h2 id="search">{t('search')}</h2>
          <div className={styles.row}>
            {(['naver', 'google'] as const).map((engine) => (
              <Field
                key={engine}
                label={t(engine)}
                hint={t('codeHint')}
                error={wrong(`verification.${engine}`)}
                optional
              >
                <TextInput
                  value={settings.verification[engine]}
                  maxLength={100}
                  onChange={({ currentTarget: { value } }) =>
                    change({ verification: { ...settings.verification, [engine]: value } })
                  }
                />
              </Field>
            ))}
          </div>
        </section>
        <SaveFoot>
          <Button type="submit" variant="primary" disabled={busy || !changed}>
            {t('save')}
          </Button>
          {saved.savedAt && <span>{t('lastSaved', { at: stampText(saved.savedAt, language) })}</span>}
        </SaveFoot>
      </form>
      <DraftConflicts
        editing={editing}
        labelOf={(field) => t(field === 'verification' ? 'search' : field)}
        textOf={(_, value) => wordsOf(value)}
        onSave={(given) => void save(given)}
      />
    </>
  );
}

function begunFrom({ settings, editVersion }: WrittenSite) {
  return { draft: settings, editVersion };
}
