import { durationText } from '../../lib/duration-text.ts';
import { secondsBetween, useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './account-form.module.css';
import type { Wait } from './form-reply.ts';
import type { signIn as texts } from './sign-in.ko.ts';

type Props = { message: string | undefined; wait?: Wait | undefined };

/** What a form is refused for that belongs to no field. */
export function FormMessage({ message, wait }: Props) {
  if (wait) return <WaitNotice {...wait} />;
  return message ? <ErrorSummary errors={{}} message={message} /> : null;
}

/** Too many tries: how long to wait. Counts down for the eye, and is said once. */
function WaitNotice({ until, now }: Wait) {
  const t = useTexts<typeof texts>('signIn');
  const language = useLanguage();
  const left = useSecondsLeft(until, now) ?? 0;
  const said = (seconds: number) => t('tooMany', { time: durationText(seconds, language) });
  return (
    <p className={styles.wait} role="alert">
      <Icon name="clock" />
      <VisuallyHidden>{said(secondsBetween(now, until))}</VisuallyHidden>
      <span aria-hidden="true">{left > 0 ? said(left) : t('waitOver')}</span>
    </p>
  );
}
