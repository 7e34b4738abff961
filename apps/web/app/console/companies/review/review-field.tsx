import { type CompanyChange, textPieces } from '@chulbal/contract/companies/changes';
import type { CompanyContent } from '@chulbal/contract/companies/content';
import type { ReviewedCompany } from '@chulbal/contract/companies/operators';
import { composeSlide } from '@chulbal/contract/companies/slides';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Slide } from '../../../site/companies/slides/slide.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import type { companiesAdmin as texts } from '../companies-admin.ko.ts';
import styles from './review.module.css';

type Props = {
  change: CompanyChange;
  review: ReviewedCompany;
  /** What is asked of it; null: it is fine. */
  note: string | null;
  /** What was asked of it in the version before. */
  before: string | null;
  readOnly: boolean;
  onNote: (text: string | null) => void;
};

/** A field as it was and as it is, words that came and went marked, and what the team is asked. */
export function ReviewField({ change, review, note, before, readOnly, onNote }: Props) {
  const t = useTexts<typeof texts>('companiesAdmin');
  const { path, kind } = change;
  const own = (['source', 'others', 'face', 'alt'] as const).map((which) => t(`phrases.${which}`));
  const phrases = [...new Set([...own, ...review.phrases])];
  const isChanged = change.before !== change.after;
  const [group = '', which = ''] = path.split('.');
  const label =
    group === 'slides'
      ? t('fields.slide', {
          tab: review.content.slides.find((slide) => slide.slideKey === which)?.slideTabName ?? '',
        })
      : group === 'figures'
        ? t('fields.figure', { at: Number(which) + 1 })
        : group === 'en'
          ? t('fields.english', { name: t(`fields.${which as 'companyTitle'}`) })
          : t(`fields.${group as 'companyTitle'}`);
  return (
    <li>
      <div className={styles.fieldHead}>
        <h3>{label}</h3>
        {isChanged && (
          <span className={styles.changed}>
            {change.before === null ? t('review.new') : t('review.changed')}
          </span>
        )}
        {!readOnly && (
          <Segments
            name={`verdict-${path}`}
            value={note === null ? 'fine' : 'ask'}
            onChange={({ currentTarget }) => onNote(currentTarget.value === 'ask' ? (note ?? '') : null)}
            choices={[
              { value: 'fine', text: t('review.fine') },
              { value: 'ask', text: t('review.mend') },
            ]}
          />
        )}
      </div>
      {before && <p className={styles.before}>{t('review.before', { text: before })}</p>}
      {kind === 'slide' ? (
        <Slides slideKey={which} review={review} />
      ) : kind === 'picture' ? (
        <p className={styles.pictures}>
          {isChanged && change.before && <img src={`${FILES}${change.before}`} alt={t('review.was')} />}
          {change.after && <img src={`${FILES}${change.after}`} alt={t('review.is')} />}
        </p>
      ) : (
        <Words change={path === 'companyType' ? typeNames(change, review.companyTypes) : change} />
      )}
      {note !== null && (
        <div className={styles.note}>
          <label htmlFor={`note-${path}`}>{t('review.note')}</label>
          <textarea
            id={`note-${path}`}
            rows={2}
            value={note}
            readOnly={readOnly}
            maxLength={500}
            onChange={({ currentTarget }) => onNote(currentTarget.value)}
          />
          {!readOnly && (
            <p className={styles.phrases}>
              {phrases.map((phrase) => (
                <Button
                  key={phrase}
                  variant="line"
                  size="sm"
                  onClick={() => onNote([note.trim(), phrase].filter(Boolean).join(' '))}
                >
                  {phrase}
                </Button>
              ))}
            </p>
          )}
        </div>
      )}
    </li>
  );
}

/** The kind of a company as it is called, not by its code. */
function typeNames(change: CompanyChange, types: ReviewedCompany['companyTypes']): CompanyChange {
  const nameOf = (code: string | null) => types.find((type) => type.code === code)?.label ?? code;
  return { ...change, before: nameOf(change.before), after: nameOf(change.after) };
}

function Words({ change: { before, after } }: { change: CompanyChange }) {
  const t = useTexts<typeof texts>('companiesAdmin');
  const read = (text: string | null) => plain(text ?? '');
  const pieces = textPieces(read(before), read(after));
  const piecesOf = (leftOut: 'added' | 'removed') =>
    [...pieces.filter(({ kind }) => kind !== leftOut).entries()].map(([at, { kind, text }]) => {
      if (kind === 'same') return <span key={at}>{text}</span>;
      return kind === 'added' ? <ins key={at}>{text}</ins> : <del key={at}>{text}</del>;
    });
  if (before === after || before === null) return <p className={styles.words}>{read(after)}</p>;
  return (
    <dl className={styles.compared}>
      <dt>− {t('review.was')}</dt>
      <dd>{piecesOf('added')}</dd>
      <dt>+ {t('review.is')}</dt>
      <dd>{after === null ? t('review.gone') : piecesOf('removed')}</dd>
    </dl>
  );
}

/** Rich text as the words that people read, paragraph by paragraph. */
function plain(html: string): string {
  return html
    .replace(/<\/(p|h[2-4]|li)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}

function Slides({ slideKey, review }: { slideKey: string; review: ReviewedCompany }) {
  const t = useTexts<typeof texts>('companiesAdmin');
  const language = useLanguage();
  const { row, content, approved } = review;
  const shown = (from: CompanyContent | null, caption: string) => {
    const slide = from?.slides.find((one) => one.slideKey === slideKey);
    if (!from || !slide) return null;
    return (
      <figure>
        <Slide
          slide={composeSlide(slide, language)}
          of={{ lane: row.lane, teamName: row.teamName, logo: from.logo }}
          count={from.slides.length}
          shape="wide"
          from={FILES}
        />
        <figcaption>{caption}</figcaption>
      </figure>
    );
  };
  return (
    <div className={styles.pair}>
      {shown(approved, t('review.was'))}
      {shown(content, t('review.is'))}
    </div>
  );
}

/** Where operators read files of pages that nobody else may read yet. */
export const FILES = '/console/transfer/company/';
