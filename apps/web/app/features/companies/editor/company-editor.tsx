import type { CompanyNote, Registration, WrittenCompany } from '@chulbal/contract/companies';
import { companyChanges } from '@chulbal/contract/company-changes';
import { companyChecklist } from '@chulbal/contract/company-checklist';
import { useState } from 'react';
import { ConflictDialog } from '../../../lib/autosave/conflict-dialog.tsx';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Countdown } from '../../../ui/data/countdown.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Lane } from '../../../ui/lane/lane.tsx';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { CompanyDock } from './company-dock.tsx';
import type { companyEditor as texts } from './company-editor.ko.ts';
import styles from './company-editor.module.css';
import { journeyOf } from './journey.ts';
import { ChangeNote } from './parts/change-note.tsx';
import { CompanyFields } from './parts/company-fields.tsx';
import { NameConsent } from './parts/name-consent.tsx';
import { CompanyPreview } from './slides/company-preview.tsx';
import { SlideFields } from './slides/slide-fields.tsx';
import { SlideStrip } from './slides/slide-strip.tsx';
import { useCompany } from './use-company.ts';

type Props = { registration: Registration; company: WrittenCompany; now: string };

/** The page of a team as it is written: journey, slides in their order, fields, what visitors will see, what is missing. */
export function CompanyEditor({ registration, company, now }: Props) {
  const t = useTexts<typeof texts>('companyEditor');
  const language = useLanguage();
  const edited = useCompany(registration, company);
  const { draft, view, taken } = edited;
  const { baseInfo, until, companyTypes } = registration;
  const [slideKey, setSlideKey] = useState(draft.slides[0]?.slideKey ?? '');
  const [english, setEnglish] = useState(false);
  const [choosing, setChoosing] = useState(false);
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
    picturesTold: true,
  });
  const slide = draft.slides.find((one) => one.slideKey === slideKey) ?? draft.slides[0];
  const noteOf = (path: string) => notes.filter((note) => note.path === path);
  const hang = (path: string) =>
    noteOf(path).map((note: CompanyNote) => (
      <ChangeNote key={note.text} note={note} at={last?.reviewedAt ?? null} done={changed.has(path)} />
    ));

  return (
    <div className={styles.page}>
      <header className={styles.head}>
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
          numbered
          legs={journeyOf(registration, company, now).map(({ key, state, at, moment }) => ({
            ...{ key, state, label: t(`journey.${key}`) },
            ...(at !== undefined && { at }),
            ...(moment && { note: momentText(moment, language) }),
          }))}
        />
      </header>

      {company.hiddenReason && (
        <p className={styles.alert} role="note">
          <Icon name="warning" /> {t('hidden', { reason: company.hiddenReason })}
        </p>
      )}
      {notes.length > 0 && (
        <p className={styles.alert} role="note">
          <Icon name={open.length > 0 ? 'warning' : 'check'} />
          <b>{open.length > 0 ? t('asked.open', { count: open.length }) : t('asked.done')}</b>
          <span>{company.state === 'approved' ? null : t('asked.text')}</span>
          {open[0] && <a href={`#${anchorOf(open[0].path)}`}>{t('asked.go')}</a>}
        </p>
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
          <legend className={styles.legend}>{t('fields')}</legend>
          <Segments
            name="language"
            value={english ? 'en' : 'ko'}
            onChange={({ currentTarget }) => setEnglish(currentTarget.value === 'en')}
            choices={[
              { value: 'ko', text: t('korean') },
              { value: 'en', text: t('english') },
            ]}
          />
          {slide && (
            <section id={anchorOf(`slides.${slide.slideKey}`)}>
              <h2>
                {t('slide.one', { at: slide.slideIndex, name: slide.slideTabName || t('slide.unnamed') })}
              </h2>
              <p className={styles.help}>{t('slide.how')}</p>
              {hang(`slides.${slide.slideKey}`)}
              <SlideFields
                icNo={company.icNo}
                slides={draft.slides}
                slide={slide}
                english={english}
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
            hang={hang}
          />
        </fieldset>
        <aside className={styles.side} aria-label={t('preview.name')}>
          <CompanyPreview draft={draft} of={of} at={slide?.slideIndex ?? 1} />
          <section>
            <div className={styles.sectionHead}>
              <h2>{company.versions.length > 0 ? t('checks.again') : t('checks.title')}</h2>
              <p>
                {checks.filter(({ done }) => done).length} / {checks.length}
              </p>
            </div>
            <ul className={styles.checks}>
              {[...checks]
                .sort((a, b) => Number(a.done) - Number(b.done))
                .map(({ what, path, done }) => (
                  <li key={what} data-done={done || undefined}>
                    <Icon name={done ? 'check' : 'warning'} size="sm" />
                    {done ? (
                      t(`checks.${what === 'title' ? 'companyTitle' : what}`)
                    ) : (
                      <a
                        href={`#${anchorOf(path)}`}
                        onClick={() => path.startsWith('slides.') && setSlideKey(path.slice(7))}
                      >
                        {t(`checks.${what === 'title' ? 'companyTitle' : what}`)}
                      </a>
                    )}
                  </li>
                ))}
            </ul>
          </section>
          <NameConsent company={company} />
        </aside>
      </div>

      <CompanyDock
        edited={edited}
        company={company}
        igNo={baseInfo.igNo}
        isLeader={registration.isLeader}
        readOnly={readOnly}
        ready={checks.every(({ done }) => done)}
        onChoose={() => setChoosing(true)}
      />
      <ConflictDialog
        open={choosing}
        onOpen={setChoosing}
        conflicts={view.content.conflicts}
        words={{
          title: t('conflict.title'),
          text: t('conflict.text'),
          mine: t('conflict.mine'),
          theirs: t('conflict.theirs'),
          empty: t('conflict.empty'),
          save: t('conflict.save'),
        }}
        labelOf={(path) => (path.startsWith('slides.') ? t('slide.title') : path)}
        textOf={(_, text) => text}
        onSettle={(choices) => void edited.settle(choices)}
      />
    </div>
  );
}

/** Where a field stands on the page. */
function anchorOf(path: string): string {
  return `at-${path.replaceAll('.', '-')}`;
}

/** Letters that people read of a rich text; the server counts them again. */
function lettersOf(html: string): number {
  return [
    ...html
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ].length;
}
