import type { Profile, TermView } from '@chulbal/contract/accounts';
import { fullDayText } from '@chulbal/contract/time-texts';
import { useEffect, useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Problem } from '../../lib/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './consent-list.module.css';
import type { myData as texts } from './my-data.ko.ts';

type Consent = Profile['consents'][number];

/** What the action of my page answers. */
export type ConsentReply = { consent: { term: string; agreed: boolean } } | { problem: Problem };

type Props = { consents: readonly Consent[]; terms: readonly TermView[] };

/** Every consent that was asked for: the required ones to be read, the optional ones with a switch (P-12). */
export function ConsentList({ consents, terms }: Props) {
  const bodyOf = (term: string) => terms.find((one) => one.term === term)?.body;
  return (
    <ul className={styles.list}>
      {consents.map((consent) => (
        <ConsentItem key={consent.term} consent={consent} body={bodyOf(consent.term)} />
      ))}
    </ul>
  );
}

function ConsentItem({ consent, body }: { consent: Consent; body: string | undefined }) {
  const t = useTexts<typeof texts>('myData');
  const language = useLanguage();
  const { title, version, required, agreed, at, byGuardian } = consent;
  const id = useId();
  const since = t(agreed ? 'consents.agreed' : 'consents.refused', {
    version,
    date: fullDayText(at, language),
  });
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <p>
          <b id={id}>{title}</b>
          <small>{required ? `${since} · ${t('consents.required')}` : since}</small>
          {byGuardian && <small>{t('consents.byGuardian')}</small>}
        </p>
        {!required && (agreed || !byGuardian) && <ConsentSwitch consent={consent} labelledBy={id} />}
      </div>
      {body && (
        <details className={styles.full}>
          <summary>
            {t('consents.full')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </summary>
          <div className={styles.body}>{body}</div>
        </details>
      )}
    </li>
  );
}

/** Takes effect at once; without script a button sends it. */
function ConsentSwitch({ consent, labelledBy }: { consent: Consent; labelledBy: string }) {
  const t = useTexts<typeof texts>('myData');
  const { term, title } = consent;
  const fetcher = useFetcher<ConsentReply>();
  const told = useRef<ConsentReply | undefined>(undefined);
  const reply = fetcher.data;
  useEffect(() => {
    if (!reply || told.current === reply) return;
    told.current = reply;
    if ('problem' in reply) toast.error(reply.problem.message);
    else toast.success(t(reply.consent.agreed ? 'consents.on' : 'consents.off', { title }));
  }, [reply, t, title]);
  const asked = fetcher.formData?.get('agreed');
  const agreed = fetcher.formData ? asked === 'on' : consent.agreed;
  return (
    <fetcher.Form method="post" action="/auth/mypage" className={styles.switch}>
      <input type="hidden" name="term" value={term} />
      <Switch
        key={String(consent.agreed)}
        name="agreed"
        aria-labelledby={labelledBy}
        checked={agreed}
        onChange={(event) => {
          const form = new FormData();
          form.set('term', term);
          if (event.currentTarget.checked) form.set('agreed', 'on');
          void fetcher.submit(form, { method: 'post', action: '/auth/mypage' });
        }}
      />
      <noscript>
        <Button type="submit" size="sm">
          {t('consents.save')}
        </Button>
      </noscript>
    </fetcher.Form>
  );
}
