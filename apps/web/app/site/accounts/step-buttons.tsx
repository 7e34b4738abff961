import type { ReactNode } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import type { accounts as texts } from './accounts.ko.ts';
import styles from './sign.module.css';
import type { SignUpStep } from './sign-up-form.ts';

type Props = { backTo: SignUpStep; onBack: () => void; children: ReactNode };

/** Back at the left, on at the right. */
export function StepButtons({ backTo, onBack, children }: Props) {
  const t = useTexts<typeof texts>('accounts');
  return (
    <div className={styles.row}>
      <GoBack to={backTo} onGo={onBack}>
        {t('back')}
      </GoBack>
      {children}
    </div>
  );
}

type GoBackProps = { to: SignUpStep; onGo: () => void; quiet?: boolean; children: ReactNode };

/** Opens an earlier step: at once in a live page, by posting the form before. */
export function GoBack({ to, onGo, quiet, children }: GoBackProps) {
  return (
    <Button
      type="submit"
      name="intent"
      value={`go-${to}`}
      variant={quiet ? 'ghost' : 'line'}
      size={quiet ? 'sm' : 'md'}
      icon={quiet ? undefined : 'chevron-left'}
      className={quiet ? styles.quiet : undefined}
      onClick={(event) => {
        event.preventDefault();
        onGo();
      }}
    >
      {children}
    </Button>
  );
}
