import { companyChanges } from '@chulbal/contract/companies/changes';
import { companyChecklist } from '@chulbal/contract/companies/checklist';
import type { CompanyNote, Registration, WrittenCompany } from '@chulbal/contract/companies/companies';
import { useEffect, useState } from 'react';
import { momentText } from '../../../lib/korean-time.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ConflictDialog } from '../../../ui/autosave/conflict-dialog.tsx';
import { Countdown } from '../../../ui/data/countdown.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Lane } from '../../../ui/lane/lane.tsx';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import { UserLogInAgain } from '../../shell/user-log-in-again.tsx';
import type { companies as texts } from '../companies.ko.ts';
import { CompanyChecks, type ToDo } from './company-checks.tsx';
import { CompanyDock } from './company-dock.tsx';
import styles from './company-editor.module.css';
import { nameOfPath, wordsOfText } from './conflict-words.ts';
import { journeyOf } from './journey.ts';
import { ChangeNote } from './parts/change-note.tsx';
import { CompanyFields } from './parts/company-fields.tsx';
import { NameConsent } from './parts/name-consent.tsx';
import { CompanyPreview } from './slides/company-preview.tsx';
import { SlideFields } from './slides/slide-fields.tsx';
import { SlideStrip } from './slides/slide-strip.tsx';
import { lettersOf, picturesHaveText } from './story-facts.ts';
import { useCompany } from './use-company.ts';

type Props = { registration: Registration; company: WrittenCompany; now: string };

/** The page of a team as it is written: journey, slides in their order, fields, what visitors will see, what is missing. */
export function CompanyEditor({ registration, company, now }: Props) {
  const t = useTexts<typeof texts>('companies');
  const language = useLanguage();
  const { user } = useRootData();
  const edited = useCompany(registration, company);
  const { draft, view, taken } = edited;
  const { baseInfo, until, companyTypes } = registration;
  const [slideKey, setSlideKey] = useState(draft.slides[0]?.slideKey ?? '');
  const [english, setEnglish] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted) focusOn(wanted);
    setWanted(null);
  }, [wanted]);
  const readOnly = until === null;
  const of = { lane: baseInfo.lane, teamName: draft.teamName || baseInfo.teamName, logo: draft.logo };
  const [last] = company.versions;
  const notes = last?.state === 'changesAsked' ? last.notes : [];
  const changed = new Set(last ? companyChanges(last.content, draft).map(({ path }) => path) : []);
  const open = notes.filter(({ path }) => !changed.has(path));
  const checks = companyChecklist(draft, {
    storyLetters: lettersOf(draft.companyContent),
    englishLetters: lettersOf(draft.en.companyContent),
    types: companyTypes.map(({ code }) => code),
    picturesHaveText: picturesHaveText(draft.companyContent) && picturesHaveText(draft.en.companyContent),
  });
  const slide = draft.slides.find((one) => one.slideKey === slideKey) ?? draft.slides[0];
  const noteOf = (path: string) => notes.filter((note) => note.path === path);
  const toDo: ToDo[] = [
    ...open.map(({ path, text }) => ({ path, kind: 'asked' as const, text })),
    ...checks
      .filter(({ done }) => !done)
      .map(({ what, path }) => ({ path, kind: 'missing' as const, text: t(`checks.${what}`) })),
  ];
  const done = checks.filter((check) => check.done).map(({ what }) => t(`checks.${what}`));
  function goTo(path: string) {
    if (path.startsWith('slides.')) setSlideKey(path.slice(7));
    setEnglish(path.startsWith('en.'));
    setWanted(path);
  }
  const hang = (path: string) =>
    noteOf(path).map((note: CompanyNote) => (
      <ChangeNote key={note.text} note={note} at={last?.reviewedAt ?? null} done={changed.has(path)} />
    ));

  return (
    <>
      <header className={styles.band}>
        <Wrap>
          <div className={styles.head}>
            <div>
              <p className={styles.kicker}>
                <LaneNo lane={baseInfo.lane} size="sm" /> {baseInfo.trackName} · {t('kicker')}
              </p>
              <h1>{t('title', { team: of.teamName })}</h1>
            </div>
            {until && (
              <p className={styles.until}>
                <small>{t('until', { at: momentText(until, language) })}</small>
                <Countdown until={until} now={now} />
              </p>
            )}
            <Lane
              lane={baseInfo.lane}
              label={t('journey.name')}
              legs={journeyOf(registration, company, now).map(({ key, state, at, moment }) => ({
                ...{ key, state, label: t(`journey.${key}`) },
                ...(at !== undefined && { at }),
                ...(moment && { note: momentText(moment, language) }),
              }))}
            />
          </div>
        </Wrap>
      </header>
      <Wrap>
        <div className={styles.page}>
          {company.hiddenReason && (
            <p className={styles.alert} role="note">
              <Icon name="warning" /> {t('hidden', { reason: company.hiddenReason })}
            </p>
          )}
          {notes.length > 0 && (
            <div className={styles.alert} role="note">
              <Icon name={open.length > 0 ? 'warning' : 'check'} />
              <b>{open.length > 0 ? t('asked.open', { count: open.length }) : t('asked.done')}</b>
              <span>
                {t(company.versions.some(({ state }) => state === 'approved') ? 'asked.stays' : 'asked.text')}
              </span>
              {open[0] && (
                <Button
                  variant="line"
                  size="sm"
                  iconEnd="arrow-right"
                  onClick={() => goTo(open[0]?.path ?? '')}
                >
                  {t('asked.go')}
                </Button>
              )}
            </div>
          )}
          {readOnly && (
            <p className={styles.alert} role="note">
              {t('readOnly')}
            </p>
          )}

          <section aria-labelledby="slides-title">
            <div className={styles.sectionHead}>
              <h2 id="slides-title">{t('slide.title')}</h2>
              <p>{t('slide.order')}</p>
            </div>
            <SlideStrip
              slides={draft.slides}
              of={of}
              chosen={slide?.slideKey ?? ''}
              asked={new Set(open.flatMap(({ path }) => (path.startsWith('slides.') ? [path.slice(7)] : [])))}
              readOnly={readOnly}
              onChoose={setSlideKey}
              onChange={edited.changeSlides}
            />
          </section>

          <div className={styles.grid}>
            <fieldset className={styles.form} disabled={readOnly}>
              <legend>
                <VisuallyHidden>{t('fields')}</VisuallyHidden>
              </legend>
              <div className={styles.language}>
                <Segments
                  name="language"
                  value={english ? 'en' : 'ko'}
                  onChange={({ currentTarget }) => setEnglish(currentTarget.value === 'en')}
                  choices={[
                    { value: 'ko', text: t('korean') },
                    { value: 'en', text: t('english') },
                  ]}
                />
                <p className={styles.help}>{t('englishHint')}</p>
              </div>
              {slide && (
                <section id={anchorOf(`slides.${slide.slideKey}`)}>
                  <div>
                    <h2 className={styles.slideName}>
                      <small>{slide.slideIndex}</small>
                      {t('slide.one', { name: slide.slideTabName || t('slide.unnamed') })}
                    </h2>
                    <p className={styles.help}>{t('slide.how')}</p>
                  </div>
                  <SlideFields
                    key={slide.slideKey}
                    icNo={company.icNo}
                    slides={draft.slides}
                    slide={slide}
                    english={english}
                    asked={hang(`slides.${slide.slideKey}`)}
                    onChange={edited.changeSlides}
                    onGone={() => setSlideKey('')}
                  />
                </section>
              )}
              <CompanyFields
                key={`${taken} ${english}`}
                icNo={company.icNo}
                types={companyTypes}
                edited={edited}
                english={english}
                readOnly={readOnly}
                hang={hang}
              />
            </fieldset>
            <aside className={styles.side} aria-label={t('editorPreview.name')}>
              <CompanyPreview draft={draft} of={of} at={slide?.slideIndex ?? 1} english={english} />
              <CompanyChecks again={company.versions.length > 0} toDo={toDo} done={done} onGo={goTo} />
              <NameConsent company={company} />
            </aside>
          </div>
        </div>
      </Wrap>

      {user && <UserLogInAgain userId={user.userId} />}
      <CompanyDock
        edited={edited}
        company={company}
        igNo={baseInfo.igNo}
        isLeader={registration.isLeader}
        readOnly={readOnly}
        firstMissing={checks.find((check) => !check.done)?.path ?? null}
        onGo={goTo}
        onChoose={() => setChoosing(true)}
      />
      <ConflictDialog
        open={choosing}
        onOpen={setChoosing}
        conflicts={view.content.conflicts}
        labelOf={(path) => nameOfPath(t, path, draft)}
        textOf={(path, text) => wordsOfText(path, text, draft)}
        onSettle={(choices) => void edited.settle(choices)}
      />
    </>
  );
}

/** Where a field stands on the page; `path` as in `companyFields`. */
function anchorOf(path: string): string {
  return `at-${path.replaceAll('.', '-')}`;
}

/** Brings a field into sight and puts the cursor into it. */
function focusOn(path: string): void {
  const place = document.getElementById(anchorOf(path));
  place?.scrollIntoView({ block: 'center' });
  place
    ?.querySelector<HTMLElement>(
      'input:not([type="file"]), textarea, select, [contenteditable="true"], button',
    )
    ?.focus({ preventScroll: true });
}
