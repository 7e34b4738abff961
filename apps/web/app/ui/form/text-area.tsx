import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import type { ui } from '../ui.ko.ts';
import { useFieldFacts } from './field-context.ts';
import styles from './input.module.css';
import own from './text-area.module.css';

type Props = ComponentProps<'textarea'> & {
  /** Characters allowed. Longer text can be typed and is refused as an error, so that nothing pasted is cut. */
  max?: number;
};

/** Several lines of text; with `max`, how much of the room is used: a lane under it, a count beside the label. */
export function TextArea({ max, className, onChange, ...rest }: Props) {
  const t = useTexts<typeof ui>('ui');
  const area = useFieldFacts(rest);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const count = [...String(rest.value ?? typed)].length;
  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value);
    onChange?.(event);
  }
  if (max === undefined) {
    return (
      <textarea {...area} onChange={change} className={classNames(styles.input, styles.area, className)} />
    );
  }
  const countId = area.id && `${area.id}-count`;
  return (
    <>
      <div
        className={classNames(own.area, count > max && own.full)}
        style={{ '--used': `${Math.min(100, (count / max) * 100)}%` }}
      >
        <textarea
          {...area}
          aria-describedby={[area['aria-describedby'], countId].filter(Boolean).join(' ') || undefined}
          onChange={change}
          className={classNames(styles.input, styles.area, className)}
        />
        <div className={own.line} aria-hidden="true" />
      </div>
      <span className={classNames(own.count, count > max && own.full)} id={countId} data-count>
        <span aria-hidden="true">
          <b>{count.toLocaleString()}</b> {t('countOf', { max: max.toLocaleString() })}
        </span>
        <VisuallyHidden>{t('count', { count, max })}</VisuallyHidden>
      </span>
    </>
  );
}
