import { type CompanyChange, companyChanges, companyFields } from '@chulbal/contract/companies/changes';
import type { ReviewedCompany } from '@chulbal/contract/companies/operators';
import { composeSlide } from '@chulbal/contract/companies/slides';
import { useEffect, useRef, useState } from 'react';
import { useAct } from '../../../lib/command/use-command.ts';
import { instantOfLocal, momentText } from '../../../lib/korean-time.ts';
import { toast } from '../../../lib/toast.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Slide } from '../../../site/companies/slides/slide.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { MomentInput } from '../../../ui/form/moment-input.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { companiesCommand } from '../../shell/commands.ts';
import type { companiesAdmin as texts } from '../companies-admin.ko.ts';
import { HideCompany } from '../hide-company.tsx';
import { LetterPreview } from './letter-preview.tsx';
import styles from './review.module.css';
import { FILES, ReviewField } from './review-field.tsx';

type Props = {
  review: ReviewedCompany;
  closesAt: string;
  /** Addresses of the pages before and after it in the list. */
  beside: { before: string | null; after: string | null };
};

/** A version beside the one that is shown: what changed, what is asked of it, and the decision. */
export function CompanyReview({ review, closesAt, beside }: Props) {
  const t = useTexts<typeof texts>('companiesAdmin');
  const language = useLanguage();
  const { row, content, approved, version, state } = review;
  const [shown, setShown] = useState<'changes' | 'all' | 'page'>('changes');
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  const [fixUntil, setFixUntil] = useState('');
  const { busy, run } = useAct();
  const pane = useRef<HTMLElement>(null);
  // Where it stands under the list, whoever opens it is led there.
  useEffect(() => {
    const top = pane.current?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight / 2) pane.current?.scrollIntoView({ block: 'start' });
  }, []);
  const waits = state === 'submitted';
  const changes = companyChanges(approved, content);
  const all: CompanyChange[] = companyFields(content).map(
    ({ path, kind, text }) =>
      changes.find((change) => change.path === path) ?? { path, kind, before: text, after: text },
  );
  const asked = Object.entries(notes).map(([path, text]) => ({ path, text }));
  const icNo = row.icNo ?? 0;

  async function approve() {
    const done = await run(() => companiesCommand('approve', { pages: [{ icNo, version }] }));
    if (!done) return;
    setNotes({});
    toast.success(t('approved', { count: 1 }));
  }
  /** What the team would be asked; null after saying what is missing. */
  function request() {
    const until = instantOfLocal(fixUntil);
    if (asked.some(({ text }) => text.trim() === '')) toast.error(t('review.needsWords'));
    else if (!until) toast.error(t('review.needsDate'));
    else return { icNo, version, notes: asked, fixUntil: until };
    return null;
  }
  async function ask() {
    const input = request();
    if (!input) return;
    if (!(await run(() => companiesCommand('askChanges', input)))) return;
    setNotes({});
    setFixUntil('');
    toast.success(t('review.asked'));
  }

  return (
    <section ref={pane} className={styles.review} aria-label={row.teamName}>
      <header>
        <p>
          {t('review.version', { number: row.number, version })}
          {review.approvedAt &&
            ` · ${t('review.shown', { version: row.approvedVersion, at: momentText(review.approvedAt, language) })}`}
        </p>
        <h2>
          {row.teamName} <LaneNo lane={row.lane} size="sm" /> <small>{row.trackName}</small>
        </h2>
        <p className={styles.beside}>
          {beside.before && (
            <ButtonLink variant="line" size="sm" icon="chevron-left" to={beside.before} preventScrollReset>
              {t('review.back')}
            </ButtonLink>
          )}
          {beside.after && (
            <ButtonLink variant="line" size="sm" iconEnd="chevron-right" to={beside.after} preventScrollReset>
              {t('review.next')}
            </ButtonLink>
          )}
        </p>
        <Segments
          name="shown"
          value={shown}
          onChange={({ currentTarget }) => setShown(currentTarget.value as typeof shown)}
          choices={[
            { value: 'changes', text: t('review.changes', { count: changes.length }) },
            { value: 'all', text: t('review.all') },
            { value: 'page', text: t('review.page') },
          ]}
        />
      </header>
      {review.hiddenReason && (
        <p className={styles.hidden}>{t('review.hidden', { reason: review.hiddenReason })}</p>
      )}
      {review.reports.map(({ reportNo, text, reportedAt }) => (
        <p key={reportNo} className={styles.hidden}>
          {t('review.report', { at: momentText(reportedAt, language) })} {text}
          <Button
            variant="line"
            size="sm"
            busy={busy}
            onClick={() => void run(() => companiesCommand('settleReport', { reportNo }))}
          >
            {t('review.settle')}
          </Button>
        </p>
      ))}
      {shown === 'page' ? (
        <div className={styles.slides}>
          {content.slides.map((slide) => (
            <Slide
              key={slide.slideKey}
              slide={composeSlide(slide, language)}
              of={{ lane: row.lane, teamName: row.teamName, logo: content.logo }}
              count={content.slides.length}
              shape="wide"
              from={FILES}
            />
          ))}
        </div>
      ) : (
        <ul className={styles.fields}>
          {(shown === 'changes' ? changes : all).map((change) => (
            <ReviewField
              key={change.path}
              change={change}
              review={review}
              note={notes[change.path] ?? review.notes.find(({ path }) => path === change.path)?.text ?? null}
              before={review.asked.find(({ path }) => path === change.path)?.text ?? null}
              readOnly={!waits}
              onNote={(text) => {
                const { [change.path]: _, ...rest } = notes;
                setNotes(text === null ? rest : { ...rest, [change.path]: text });
              }}
            />
          ))}
        </ul>
      )}
      <footer>
        {waits && asked.length > 0 && (
          <Field label={t('review.fixUntil')} name="fixUntil">
            <MomentInput
              value={fixUntil}
              otherwise="18:00"
              onChange={setFixUntil}
              year={Number(closesAt.slice(0, 4))}
            />
          </Field>
        )}
        {waits && asked.length > 0 && <LetterPreview asked={request} />}
        <HideCompany icNo={icNo} hidden={row.hidden} />
        {waits && (
          <>
            {asked.length > 0 && (
              <Button variant="line" busy={busy} onClick={() => void approve()}>
                {t('review.approveAnyway')}
              </Button>
            )}
            <Button variant="primary" busy={busy} onClick={() => void (asked.length > 0 ? ask() : approve())}>
              {asked.length > 0 ? t('review.ask', { count: asked.length }) : t('review.approve')}
            </Button>
          </>
        )}
      </footer>
    </section>
  );
}
