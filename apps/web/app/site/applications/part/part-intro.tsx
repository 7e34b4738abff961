import type { PartView } from '@chulbal/contract/applications/member-parts';
import { partSteps } from '@chulbal/contract/applications/values';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { CodeStep } from '../../../ui/layout/code-step.tsx';
import { useReply } from '../../../ui/sign-in/form-reply.ts';
import { PreviewHint } from '../../../ui/sign-in/preview-hint.tsx';
import { useFormErrors } from '../../../ui/sign-in/use-form-errors.ts';
import { MemberBib } from './member-bib.tsx';
import type { part as texts } from './part.ko.ts';
import styles from './part.module.css';
import type { PartReply } from './part.server.ts';
import { PartFrame } from './part-frame.tsx';

type Props = { view: PartView; now: string; preview: boolean; first: PartReply | undefined };

/** Before anything was sent; the same one at every drawing, for an answer that is new moves the focus. */
const unanswered: PartReply = { errors: {}, proof: null };

/** What a link shows before its holder has proven who they are: who asks for what, and where the code goes. */
export function PartIntro({ view, now, preview, first }: Props) {
  const t = useTexts<typeof texts>('part');
  const language = useLanguage();
  const fetcher = useFetcher<PartReply>();
  const reply = useReply(first ?? unanswered, fetcher.data);
  const { errors, onChange } = useFormErrors(reply);
  const busy = fetcher.state === 'idle' ? null : String(fetcher.formData?.get('intent') ?? '');
  const { memberName: name, leaderName, trackName, lane, contact, channel, open, deadline } = view;
  const team = view.teamName || t('noTeamName');
  const leg = reply.proof ? 'code' : 'read';
  const shown = useRef(leg);
  useEffect(() => {
    if (shown.current === leg) return;
    shown.current = leg;
    window.scrollTo(0, 0);
    document.getElementById('part')?.focus({ preventScroll: true });
  }, [leg]);
  const message = reply.message && (
    <div role="alert">
      <FieldError>{reply.message}</FieldError>
    </div>
  );
  return (
    <fetcher.Form method="post" action="/apply/part" noValidate onChange={onChange}>
      {reply.proof ? (
        <PartFrame heading={t('code.heading')}>
          <p className={styles.lead}>{t(`code.${channel}`, { contact })}</p>
          <CodeStep
            {...{ proof: reply.proof, now, busy, error: errors.code }}
            words={{ label: t('code.label'), check: t('code.check'), again: t('code.again') }}
          >
            {message}
            {preview && <PreviewHint />}
          </CodeStep>
        </PartFrame>
      ) : (
        <PartFrame heading={t('intro.heading', { name })}>
          <p className={styles.lead}>{t('intro.text', { leader: leaderName || t('theLeader'), team })}</p>
          <MemberBib
            lane={lane}
            band={t('band', { lane, track: trackName, team })}
            name={name}
            note={t('intro.empty')}
            solid={false}
          />
          <ol className={styles.asked}>
            {partSteps.map((step) => (
              <li key={step}>
                <b>{t(`steps.${step}`)}</b>
                <span>{t(`intro.${step}`)}</span>
              </li>
            ))}
          </ol>
          <p className={styles.note}>{t('intro.privacy')}</p>
          <p className={styles.note}>
            {t(`intro.${channel}`, { contact })}{' '}
            {t(open ? 'intro.until' : 'intro.over', { moment: momentText(deadline.closesAt, language) })}
          </p>
          {message}
          <Button
            type="submit"
            name="intent"
            value="send"
            variant="primary"
            size="lg"
            block
            busy={busy === 'send'}
          >
            {t(open ? 'intro.go' : 'intro.look')}
          </Button>
          <ButtonLink to="/auth/login?next=/apply/part" block>
            {t('intro.logIn')}
          </ButtonLink>
          <p className={styles.note}>{t('intro.notMine')}</p>
        </PartFrame>
      )}
    </fetcher.Form>
  );
}
