import { classNames } from '../../lib/class-names.ts';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import type { ui } from '../ui.ko.ts';
import own from './code-field.module.css';
import { FormattedInput } from './formatted-input.tsx';
import styles from './input.module.css';
import type { TextInputProps } from './text-input.tsx';
import { digitsOf } from './typing.ts';

type Props = Omit<TextInputProps, 'type'> & {
  /** When the code runs out and what the server's clock said when the page was made, both ISO. */
  until?: string;
  now?: string;
};

/** The six digits of a message, with the time that is left. Inside a Field. */
export function CodeField({ until, now, ...rest }: Props) {
  const t = useTexts<typeof ui>('ui');
  const left = useSecondsLeft(until, now);
  return (
    <div className={styles.box}>
      <FormattedInput
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]{6}"
        placeholder="000000"
        {...rest}
        className={own.code}
        format={(text) => digitsOf(text, 6)}
      />
      {left !== null && (
        <span className={classNames(styles.inside, own.left, left === 0 && own.over)}>
          {left === 0 ? (
            t('code.over')
          ) : (
            <>
              <VisuallyHidden>{t('code.left')} </VisuallyHidden>
              {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
            </>
          )}
        </span>
      )}
    </div>
  );
}
