import type { ReactNode } from 'react';
import { FieldError } from '../form/field-error.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './question.module.css';

type Choice = { key: string; text: string; value: string | number; checked?: boolean };

type Props = {
  type: 'radio' | 'checkbox';
  name: string;
  choices: readonly Choice[];
  onChange?: () => void;
};

/** The answers to a question, each a lane that fills when it is chosen. */
export function ChoiceLanes({ type, name, choices, onChange }: Props) {
  return (
    <ul className={styles.answers}>
      {choices.map(({ key, text, value, checked }, place) => (
        <li key={key}>
          <label>
            <input type={type} name={name} value={value} defaultChecked={checked} onChange={onChange} />
            <b aria-hidden="true">{place + 1}</b>
            <span>{text}</span>
            <Icon name="check" />
          </label>
        </li>
      ))}
    </ul>
  );
}

/** Under the answers, where none was chosen; the fieldset is described by `missing`. */
export function MissingChoice({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.error}>
      <FieldError id="missing">{children}</FieldError>
    </div>
  );
}
