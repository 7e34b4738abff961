import type { TermView } from '@chulbal/contract/accounts';
import type { GuardianChoice } from '@chulbal/contract/guardians/guardians';
import { fullDayText } from '@chulbal/contract/time-texts';
import { useEffect, useId } from 'react';
import { useFetcher } from 'react-router';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { useReply } from '../../ui/sign-in/form-reply.ts';
import type { GuardianReply } from './guardian.server.ts';
import type { guardians as texts } from './guardians.ko.ts';
import styles from './guardians.module.css';

/** What a guardian may also consent to: each a tick of its own, none beforehand, with what it is for (P-01). */
export function ChoiceTicks({ terms, ticked }: { terms: readonly TermView[]; ticked: string | undefined }) {
  const t = useTexts<typeof texts>('guardians');
  const before = new Set((ticked ?? '').split(' '));
  return (
    <section className={styles.choices} aria-labelledby="choices-title">
      <h2 id="choices-title">{t('choices.title')}</h2>
      <p className={styles.note}>{t('choices.lead')}</p>
      <ul>
        {terms.map((term) => (
          <li key={term.term}>
            <Checkbox
              name={`choice.${term.term}`}
              value={term.version}
              strong
              optional
              label={term.title}
              defaultChecked={before.has(term.term)}
            />
            <About text={term} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same later: switches that take effect at once; without script a button sends each. */
export function ChoiceSwitches({ choices }: { choices: readonly GuardianChoice[] }) {
  const t = useTexts<typeof texts>('guardians');
  return (
    <section className={styles.choices} aria-labelledby="choices-title">
      <h2 id="choices-title">{t('choices.title')}</h2>
      <p className={styles.note}>{t('choices.later')}</p>
      <ul>
        {choices.map((choice) => (
          <ChoiceSwitch key={choice.text.term} choice={choice} />
        ))}
      </ul>
    </section>
  );
}

const unanswered: GuardianReply = { errors: {}, values: {}, proof: null };

function ChoiceSwitch({ choice: { text, agreed, at } }: { choice: GuardianChoice }) {
  const t = useTexts<typeof texts>('guardians');
  const language = useLanguage();
  const id = useId();
  const fetcher = useFetcher<GuardianReply>();
  const reply = useReply(unanswered, fetcher.data);
  useEffect(() => {
    if (reply.message) toast.error(reply.message);
  }, [reply]);
  const asked = fetcher.formData?.get('agreed');
  const shown = fetcher.formData ? asked === 'on' : agreed;
  const since = at
    ? t(shown ? 'choices.agreed' : 'choices.refused', { at: fullDayText(at, language) })
    : t('choices.unasked');
  return (
    <li>
      <div className={styles.switch}>
        <p>
          <b id={id}>{text.title}</b>
          <small role="status">{since}</small>
        </p>
        <Switch
          key={String(agreed)}
          aria-labelledby={id}
          checked={shown}
          onChange={(event) => {
            const form = new FormData();
            form.set('intent', 'choose');
            form.set('term', text.term);
            if (event.currentTarget.checked) form.set('agreed', 'on');
            void fetcher.submit(form, { method: 'post', action: '/guardian/consent' });
          }}
        />
        <noscript>
          <Button type="submit" size="sm" name="choose" value={`${text.term} ${agreed ? 'off' : 'on'}`}>
            {t(agreed ? 'choices.off' : 'choices.on')}
          </Button>
        </noscript>
      </div>
      {fetcher.data?.message && (
        <div role="alert">
          <FieldError>{fetcher.data.message}</FieldError>
        </div>
      )}
      <About text={text} />
    </li>
  );
}

function About({ text }: { text: TermView }) {
  const t = useTexts<typeof texts>('guardians');
  const language = useLanguage();
  const keys = ['purpose', 'items', 'period', 'refusal'] as const;
  return (
    <>
      <DefinitionList facts={keys.map((key) => ({ key, term: t(`choices.${key}`), text: text[key] }))} />
      <details className={styles.full}>
        <summary>
          {t('choices.full', { version: fullDayText(text.effectiveAt, language) })}
          <VisuallyHidden> {text.title}</VisuallyHidden>
        </summary>
        <div>{text.body}</div>
      </details>
    </>
  );
}
