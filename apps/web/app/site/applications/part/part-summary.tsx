import type { Member } from '@chulbal/contract/applications/fields';
import type { PartStep } from '@chulbal/contract/applications/values';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { apply } from '../apply.ko.ts';
import { useApply } from '../form/apply-context.ts';
import { useFieldText } from '../form/use-field-text.ts';
import styles from './part.module.css';

export type SummaryProps = {
  person: Member;
  steps: readonly PartStep[];
  missingIn: (step: PartStep) => readonly unknown[];
  /** Opens a step; without, nothing can be corrected any more. */
  onOpen?: ((step: PartStep) => void) | undefined;
};

const groups = {
  who: ['tmName', 'tmSex', 'tmBirth', 'tmCountry', 'tmPhone', 'tmEmail'],
  school: ['tmSchoolName', 'tmSchoolType', 'tmGrade', 'tmStudyType', 'tmMajor', 'tmMajority', 'tmRegion'],
} as const;

/** All that is held of a member, by step, with the way to correct it. */
export function PartSummary({ person, steps, missingIn, onOpen }: SummaryProps) {
  const t = useTexts<typeof apply>('apply');
  const { textOf } = useFieldText();
  const { files } = useApply();
  return (
    <dl className={styles.summary}>
      {steps
        .filter((step) => step !== 'sign')
        .map((step) => {
          const missing = missingIn(step).length;
          return (
            <div key={step}>
              <dt>
                <span>{t(`partSteps.${step}`)}</span>
                {onOpen && (
                  <Button
                    size="sm"
                    variant="ghost"
                    onClick={() => onOpen(step)}
                    aria-label={t('fixOf', { step: t(`partSteps.${step}`) })}
                  >
                    {t(missing > 0 ? 'fill' : 'fix')}
                  </Button>
                )}
              </dt>
              <dd>
                {step === 'papers'
                  ? files.map((file) => <span key={file.serverFileName}>{file.name}</span>)
                  : groups[step as keyof typeof groups].map((name) =>
                      person[name] ? (
                        <span key={name}>
                          <small>{t(`label.${name}`)}</small> {textOf(name, person[name])}
                        </span>
                      ) : null,
                    )}
                {missing > 0 && (
                  <span className={styles.missing}>
                    <Icon name="warning" size="sm" />
                    {t('partMissing', { count: missing })}
                  </span>
                )}
              </dd>
            </div>
          );
        })}
    </dl>
  );
}
