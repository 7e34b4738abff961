import type { ChecklistEntry } from '@chulbal/contract/application-rules';
import { useTexts } from '../../../lib/use-texts.ts';
import { Link } from '../../../ui/action/link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { percentOf } from '../../../ui/data/bytes.ts';
import { fieldId } from '../../../ui/form/field-context.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { apply } from '../apply.ko.ts';
import { stepPath } from '../apply-data.ts';
import { useApply } from './apply-context.ts';
import { memberOf } from './field-place.ts';
import styles from './side-panel.module.css';

/** What the submission still needs, each with the way to its field; what is done stands below. */
export function Checklist() {
  const t = useTexts<typeof apply>('apply');
  const { entries } = useApply();
  const missing = entries.filter(({ done }) => !done);
  const sorted = [...missing, ...entries.filter(({ done }) => done)];
  return (
    <nav aria-label={t('checklist.label')}>
      <h2 className={styles.title}>
        {missing.length > 0 ? t('checklist.left', { count: missing.length }) : t('checklist.none')}
        <span>
          {entries.length - missing.length}/{entries.length}
        </span>
      </h2>
      <ul className={styles.list}>
        {sorted.map((entry) => (
          <li key={entry.id} className={classNames(styles.entry, !entry.done && styles.missing)}>
            {entry.first ? <Missing entry={entry} first={entry.first} /> : <Done entry={entry} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Done({ entry }: { entry: ChecklistEntry }) {
  const t = useTexts<typeof apply>('apply');
  return (
    <>
      <Icon name="check" />
      <span>
        {t(`checklist.${entry.id}`)}
        <VisuallyHidden> {t('checklist.done')}</VisuallyHidden>
      </span>
    </>
  );
}

type MissingProps = { entry: ChecklistEntry; first: NonNullable<ChecklistEntry['first']> };

function Missing({ entry, first }: MissingProps) {
  const t = useTexts<typeof apply>('apply');
  const { data, uploading, goTo, press } = useApply();
  const slot = first.path.startsWith('files.') ? first.path.slice('files.'.length) : null;
  const sending = uploading.find((item) => item.slot === slot && item.state === 'sending');
  const percent = sending ? percentOf(sending.loaded, sending.total) : null;
  return (
    <Link
      className={styles.link}
      to={`${stepPath(data, first.step, memberOf(first.path))}#${fieldId(first.path)}`}
      onClick={(event) => {
        event.preventDefault();
        press(first.step);
        goTo(first.step, first.path);
      }}
    >
      <span>{t(`checklist.${entry.id}`)}</span>
      {percent === null ? (
        <Icon name="arrow-right" size="sm" />
      ) : (
        <small>{t('checklist.sending', { percent })}</small>
      )}
    </Link>
  );
}
