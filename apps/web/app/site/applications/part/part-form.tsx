import type { OwnPart, PartView } from '@chulbal/contract/applications/member-parts';
import { type PartStep, partStepOf, partSteps } from '@chulbal/contract/applications/values';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { focusField } from '../../../ui/form/focus-field.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { apply as texts } from '../apply.ko.ts';
import type { ApplyData } from '../apply-data.ts';
import { SlotFiles } from '../files/slot-files.tsx';
import { ApplyContext } from '../form/apply-context.ts';
import { DraftConflicts } from '../form/draft-conflicts.tsx';
import { useSavedWords } from '../form/side-panel.tsx';
import { PersonFields } from '../steps/person-fields.tsx';
import styles from './part.module.css';
import { PartDone } from './part-done.tsx';
import { PartFrame, PartGone } from './part-frame.tsx';
import { PartOffers } from './part-offers.tsx';
import { PartSign } from './part-sign.tsx';
import { usePart } from './use-part.ts';

type Props = { view: PartView; part: OwnPart; data: ApplyData };

/** A member's own part: four short steps, or what is held of them once it is signed or the deadline is over. */
export function PartForm({ view, part, data }: Props) {
  const t = useTexts<typeof texts>('apply');
  const apply = usePart(part, data);
  const { revalidate } = useRevalidator();
  const papers = data.track.documents.filter(({ requirement }) => requirement === 'everyone');
  const steps = partSteps.filter((step) => step !== 'papers' || papers.length > 0);
  const [step, setStep] = useState<PartStep | 'done'>(part.signed || !view.open ? 'done' : 'who');
  const [choosing, setChoosing] = useState(false);
  const [signing, setSigning] = useState(false);
  const prefix = `members.${part.key}`;
  const person = apply.form.members.find(({ key }) => key === part.key);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    document.getElementById('apply')?.focus({ preventScroll: true });
  }, [step]);
  if (apply.view.content.withheld.includes(part.key)) return <PartGone why="guardian" />;
  if (!person) return <PartGone why="unknown" />;

  const stepOf = (path: string) => partStepOf(path.startsWith('files.') ? path : (path.split('.')[2] ?? ''));
  const missingIn = (one: PartStep) => apply.findings.filter(({ path }) => stepOf(path) === one);

  function next(from: PartStep) {
    const missing = missingIn(from);
    if (missing[0]) {
      apply.touch(...missing.map(({ path }) => path));
      focusField(missing[0].path);
      return;
    }
    const after = steps[steps.indexOf(from) + 1];
    if (after) setStep(after);
  }

  function open(one: PartStep) {
    apply.touch(...apply.findings.map(({ path }) => path));
    setStep(one);
  }

  async function signed() {
    setStep('done');
    await revalidate();
  }

  const team = view.teamName || t('noTeamName');
  const shared = { view, part, person, steps, missingIn, onOpen: open };
  if (step === 'done') {
    return (
      <ApplyContext value={apply}>
        <PartDone {...shared} />
      </ApplyContext>
    );
  }
  const at = steps.indexOf(step);
  const after = steps[at + 1];
  const back = steps[at - 1];
  return (
    <ApplyContext value={apply}>
      <PartFrame
        step={step}
        steps={steps}
        kicker={t('kicker', { at: at + 1, count: steps.length, team, name: person.tmName })}
        heading={t(`partHeading.${step}`)}
        foot={
          <PartFoot
            closesAt={view.deadline.closesAt}
            onConflicts={() => setChoosing(true)}
            back={
              back && (
                <Button variant="ghost" onClick={() => setStep(back)}>
                  {t('partBack')}
                </Button>
              )
            }
          >
            {after && (
              <Button variant="primary" size="lg" block iconEnd="arrow-right" onClick={() => next(step)}>
                {t('next', { step: t(`partSteps.${after}`) })}
              </Button>
            )}
          </PartFoot>
        }
      >
        <noscript>
          <p className={styles.note}>{t('partNoscript')}</p>
        </noscript>
        <form
          noValidate
          className={styles.form}
          // The rest is saved as it is written.
          data-unsent={(step === 'sign' && signing) || undefined}
          onSubmit={(event) => event.preventDefault()}
        >
          {step === 'who' && (
            <>
              <p className={styles.note}>{t('byLeader')}</p>
              <PersonFields prefix={prefix} person={person} own part="who" />
            </>
          )}
          {step === 'school' && <PersonFields prefix={prefix} person={person} own part="school" />}
          {step === 'papers' && (
            <>
              <p className={styles.note}>{t('papers')}</p>
              {papers.map((rule) => (
                <SlotFiles
                  key={rule.slot}
                  slot={rule.slot}
                  person={part.key}
                  rule={{ ...rule, maxFiles: 1 }}
                  label={rule.label}
                  required
                  layout="block"
                  name={`files.${rule.slot}.${part.key}`}
                  files={apply.files}
                  uploading={apply.uploading}
                  uploads={apply.uploads}
                  words={data.words}
                  disabled={!data.open}
                  error={apply.errorOf(`files.${rule.slot}.${part.key}`)}
                  ownFrom="/apply/part/file"
                  onRemove={(file) => void apply.removeFile(file)}
                />
              ))}
              {missingIn('papers').length > 0 && (
                <Button variant="ghost" onClick={() => setStep('sign')}>
                  {t('partLater')}
                </Button>
              )}
            </>
          )}
          {step === 'sign' && (
            <PartSign
              {...shared}
              leaderName={view.leaderName}
              onSigning={setSigning}
              onSigned={() => void signed()}
            />
          )}
        </form>
        <DraftConflicts open={choosing} onOpen={setChoosing} />
        <PartOffers offered={part.offered} />
      </PartFrame>
    </ApplyContext>
  );
}

type PartFootProps = { closesAt: string; onConflicts: () => void; back?: ReactNode; children?: ReactNode };

/** What never scrolls away: whether all is saved, until when there is time, and the one button. */
function PartFoot({ closesAt, onConflicts, back, children }: PartFootProps) {
  const t = useTexts<typeof texts>('apply');
  const language = useLanguage();
  const { state, words, icon, quiet } = useSavedWords();
  const over = state === 'signedOut';
  return (
    <>
      <div className={styles.facts}>
        <span data-state={state}>
          <Icon name={icon} size="sm" />
          {over ? t('proveAgain') : words}
        </span>
        <span>{t('partUntil', { moment: momentText(closesAt, language) })}</span>
      </div>
      <VisuallyHidden role="status">{quiet ? '' : over ? t('proveAgain') : words}</VisuallyHidden>
      {over ? (
        <Button variant="primary" size="lg" block onClick={() => location.reload()}>
          {t('prove')}
        </Button>
      ) : state === 'conflict' ? (
        <Button variant="primary" size="lg" block onClick={onConflicts}>
          {t('partChoose')}
        </Button>
      ) : (
        children
      )}
      {back}
    </>
  );
}
