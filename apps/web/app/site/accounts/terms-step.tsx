import type { TermView } from '@chulbal/contract/accounts';
import { fullDayText } from '@chulbal/contract/time-texts';
import type { MouseEvent } from 'react';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { fieldId } from '../../ui/form/field-context.ts';
import { FieldError } from '../../ui/form/field-error.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { accounts as texts } from './accounts.ko.ts';
import styles from './sign.module.css';

type Props = {
  terms: readonly TermView[];
  agreed: readonly string[];
  /** How many required ones are not ticked; null until the page is live. */
  left: number | null;
  errors: Readonly<Record<string, string>>;
};

/** Separate ticks, none beforehand, each with what it is for (P-01). */
export function TermsStep({ terms, agreed, left, errors }: Props) {
  const t = useTexts<typeof texts>('accounts');
  const toTick = left ?? terms.filter(({ term, required }) => required && !agreed.includes(term)).length;
  return (
    <div className={styles.step}>
      <p className={styles.age}>
        {t('terms.age')} <TextLink to="/auth/guardian">{t('terms.askGuardian')}</TextLink>
      </p>
      {/* Its room stays when it has nothing left to do: the terms do not move under a finger. */}
      <Button
        variant="line"
        icon="check"
        className={styles.all}
        data-idle={toTick < 2 || undefined}
        onClick={tickRequired}
      >
        {t('terms.allRequired', { count: toTick })}
      </Button>
      <ul className={styles.list}>
        {terms.map((term) => (
          <TermItem
            key={term.term}
            term={term}
            ticked={agreed.includes(term.term)}
            error={errors[`consents.${term.term}`]}
          />
        ))}
      </ul>
      <div className={styles.go}>
        {/* Which of the two is seen follows the ticks by style alone. */}
        <Button type="submit" name="intent" value="next" variant="ghost" className={styles.missing}>
          {left === null ? t('terms.some') : t('terms.left', { count: left })}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="next"
          variant="primary"
          iconEnd="arrow-right"
          className={styles.ready}
        >
          {t('terms.next')}
        </Button>
      </div>
    </div>
  );
}

/** Ticks what is required and nothing else (P-01); each stays a tick of its own that can be taken back. */
function tickRequired(event: MouseEvent<HTMLElement>): void {
  const ticks = event.currentTarget.closest('form')?.querySelectorAll('input');
  for (const tick of ticks ?? []) if (tick.dataset.requiredTerm && !tick.checked) tick.click();
}

type ItemProps = { term: TermView; ticked: boolean; error: string | undefined };

function TermItem({ term, ticked, error }: ItemProps) {
  const t = useTexts<typeof texts>('accounts');
  const language = useLanguage();
  const name = `consents.${term.term}`;
  const id = fieldId(name);
  const keys = ['purpose', 'items', 'period', 'refusal'] as const;
  const facts = [
    ...keys.filter((key) => term[key]).map((key) => ({ key, term: t(`terms.${key}`), text: term[key] })),
    {
      key: 'version',
      term: t('terms.version'),
      text: t('terms.effective', { date: fullDayText(term.effectiveAt, language) }),
    },
  ];
  return (
    <li className={styles.term}>
      <Checkbox
        id={id}
        name={name}
        value={term.version}
        defaultChecked={ticked}
        label={term.title}
        required={term.required}
        optional={!term.required}
        data-required-term={term.required || undefined}
        strong
        invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <div className={styles.error}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <div className={styles.facts}>
        <DefinitionList facts={facts} />
      </div>
      <details className={styles.full}>
        <summary>
          {t('terms.full')}
          <VisuallyHidden> {term.title}</VisuallyHidden>
        </summary>
        <div className={styles.body}>{term.body}</div>
      </details>
    </li>
  );
}
