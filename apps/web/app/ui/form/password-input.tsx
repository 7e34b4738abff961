import { type ComponentProps, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/use-texts.ts';
import type { ui } from '../ui.ko.ts';
import { useFieldFacts } from './field-context.ts';
import styles from './input.module.css';

/** A password that can be shown. Give it `autoComplete` current-password or new-password. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const t = useTexts<typeof ui>('ui');
  const input = useFieldFacts(rest);
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.box}>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...input}
        type={shown ? 'text' : 'password'}
        className={classNames(styles.input, styles.withEnd, className)}
      />
      <button
        className={styles.inside}
        type="button"
        aria-pressed={shown}
        aria-label={t('password.showLabel')}
        onClick={() => setShown(!shown)}
      >
        {t(shown ? 'password.hide' : 'password.show')}
      </button>
    </div>
  );
}
