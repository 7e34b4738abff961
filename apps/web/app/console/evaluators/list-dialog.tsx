import type { ListedEvaluator } from '@chulbal/contract/evaluators/evaluators';
import { evaluatorColumnKeys, neededColumns } from '@chulbal/contract/evaluators/values';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { buttonClass } from '../../ui/action/button-look.ts';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Progress } from '../../ui/data/progress.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { FileSlot } from '../../ui/form/file-slot/file-slot.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { evaluatorCommand } from '../shell/commands.ts';
import { type AffiliationAnswer, AffiliationQuestion, affiliationInput } from './affiliation-question.tsx';
import type { evaluators as texts } from './evaluators.ko.ts';
import styles from './evaluators.module.css';
import type { Expertise } from './expertise.ts';
import { ListLines } from './list-lines.tsx';
import { readAsBase64 } from './list-reading.ts';
import { type Sending, useSending } from './use-sending.ts';

type Props = { open: boolean; onClose: () => void; expertise: readonly Expertise[] };

/** A list in three steps: choose the file, look at every line, invite those that are good. */
export function ListDialog({ open, onClose, expertise }: Props) {
  const t = useTexts<typeof texts>('evaluators');
  const [reading, setReading] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [lines, setLines] = useState<readonly ListedEvaluator[] | null>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const { sending, send, forget } = useSending();
  const good = (lines ?? []).filter(({ evaluator }) => evaluator !== null).length;
  const busy = sending.state === 'sending';

  function restart() {
    setLines(null);
    setAnswers({});
    setProblem(null);
    forget();
  }
  function close() {
    if (busy) return;
    restart();
    onClose();
  }
  async function read(file: File) {
    restart();
    setReading(file);
    const bytes = await readAsBase64(file);
    if (typeof bytes === 'string') setProblem(t(bytes));
    else {
      const answer = await evaluatorCommand('readList', bytes);
      if (answer.kind === 'done') setLines(answer.data);
      else if (answer.kind === 'refused') {
        setProblem(answer.problem.fields.csv ?? answer.problem.message);
      } else setProblem(t(answer.kind === 'unreached' ? 'unreached' : 'notLoggedIn'));
    }
    setReading(null);
  }

  return (
    <Modal
      open={open}
      onClose={close}
      overlayCloses={false}
      title={t('listTitle')}
      actions={
        sending.state === 'done' ? (
          <Button variant="ink" onClick={close}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button variant="ghost" onClick={close} aria-disabled={busy || undefined}>
              {t('cancel')}
            </Button>
            {lines && sending.state === 'idle' && <Button onClick={restart}>{t('another')}</Button>}
            {lines && good > 0 && (
              <Button variant="ink" busy={busy} onClick={() => void send(answered(lines, answers))}>
                {sending.state === 'stopped' ? t('resume') : t('listInvite', { count: good })}
              </Button>
            )}
          </>
        )
      }
    >
      {!lines && (
        <>
          <ListGuide expertise={expertise} />
          <FileSlot
            layout="block"
            name="evaluatorList"
            label={t('file')}
            hint={t('fileHint')}
            accept=".csv"
            state={
              reading ? { kind: 'uploading', name: reading.name, loaded: 0, total: null } : { kind: 'empty' }
            }
            error={problem ?? undefined}
            onPick={(file) => void read(file)}
          />
        </>
      )}
      <HowFar sending={sending} />
      {lines && sending.state === 'idle' && (
        <>
          <AffiliationQuestions lines={lines} answers={answers} onAnswers={setAnswers} />
          <ListLines lines={lines} />
        </>
      )}
    </Modal>
  );
}

/** How far the sending is, and who was left out. */
function HowFar({ sending: { state, sent, total, left } }: { sending: Sending }) {
  const t = useTexts<typeof texts>('evaluators');
  return (
    <div role="status" className={styles.far}>
      {state === 'sending' && (
        <>
          <p>{t('sending', { sent, total })}</p>
          <Progress percent={Math.round((sent / total) * 100)} label={t('listTitle')} />
        </>
      )}
      {state === 'stopped' && <ErrorSummary errors={{}} message={t('stopped', { sent })} />}
      {state === 'done' && <p className={styles.done}>{t('listDone', { count: sent - left.length })}</p>}
      {left.length > 0 && (
        <div className={styles.left}>
          <b>{t('left', { count: left.length })}</b>
          <ul>
            {left.map(({ line, name }) => (
              <li key={line}>
                {t('listColumns.line')} {line} · {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

type Answers = Readonly<Record<string, AffiliationAnswer>>;

type AffiliationQuestionsProps = {
  lines: readonly ListedEvaluator[];
  answers: Answers;
  onAnswers: (answers: Answers) => void;
};

/** The affiliations of a list that may be schools, each asked once however many lines have it. */
function AffiliationQuestions({ lines, answers, onAnswers }: AffiliationQuestionsProps) {
  const t = useTexts<typeof texts>('evaluators');
  const asked = Map.groupBy(
    lines.filter(({ evaluator, affiliationSchools }) => evaluator && affiliationSchools.length > 0),
    ({ written }) => written.affiliation ?? '',
  );
  if (asked.size === 0) return null;
  return (
    <section className={styles.belongs}>
      <h3>{t('listBelongs', { count: asked.size })}</h3>
      <p className={styles.note}>{t('belongsNote')}</p>
      <ul>
        {[...asked].map(([affiliation, same], place) => (
          <li key={affiliation}>
            <AffiliationQuestion
              name={`belongs-${place}`}
              affiliation={t('belongsTo', { affiliation, count: same.length })}
              schools={same[0]?.affiliationSchools ?? []}
              answer={answers[affiliation] ?? null}
              onAnswer={(answer) => onAnswers({ ...answers, [affiliation]: answer })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The lines with what was answered about their affiliations. */
function answered(lines: readonly ListedEvaluator[], answers: Answers): ListedEvaluator[] {
  return lines.map((line) =>
    line.evaluator
      ? {
          ...line,
          evaluator: { ...line.evaluator, ...affiliationInput(answers[line.evaluator.affiliation] ?? null) },
        }
      : line,
  );
}

/** How a list has to look, and an empty one to begin with. */
function ListGuide({ expertise }: { expertise: readonly Expertise[] }) {
  const t = useTexts<typeof texts>('evaluators');
  const language = useLanguage();
  const needs = (column: string) => neededColumns.some((one) => one === column);
  const named = (wanted: boolean) =>
    evaluatorColumnKeys
      .filter((column) => needs(column) === wanted)
      .map((column) => t(`names.${column}`))
      .join(', ');
  return (
    <div className={styles.guide}>
      <p>{t('lede')}</p>
      <DefinitionList
        ruled
        facts={[
          { key: 'needed', term: t('needed'), text: named(true) },
          { key: 'extra', term: t('extra'), text: named(false) },
          {
            key: 'fields',
            term: t('listFields'),
            text: (
              <>
                {expertise.map(({ label }) => label[language]).join('; ')}
                <small>{t('fieldsNote')}</small>
              </>
            ),
          },
        ]}
      />
      <a
        className={buttonClass({ size: 'sm' })}
        href="/console/evaluators/template"
        download={t('templateName')}
      >
        <Icon name="download" />
        {t('template')}
      </a>
    </div>
  );
}
