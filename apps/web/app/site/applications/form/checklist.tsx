import type { ChecklistEntry } from '@chulbal/contract/applications/checklist';
import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Link } from '../../../ui/action/link.tsx';
import { percentOf } from '../../../ui/data/bytes.ts';
import { fieldId } from '../../../ui/form/field-context.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { apply } from '../apply.ko.ts';
import { stepPath } from '../apply-data.ts';
import { useNameOf } from '../files/use-name-of.ts';
import { useApply } from './apply-context.ts';
import { memberOf } from './field-place.ts';
import styles from './phone-bar.module.css';

/** What the submission still needs, each with the way to its field; what is done stands below. */
export function Checklist() {
  const t = useTexts<typeof apply>('apply');
  const { entries } = useApply();
  const missing = entries.filter(({ done }) => !done).length;
  return (
    <nav aria-label={t('checklist.label')}>
      <h2 className={styles.title}>
        {missing > 0 ? t('checklist.left', { count: missing }) : t('checklist.none')}
        <span>
          {entries.length - missing}/{entries.length}
        </span>
      </h2>
      <MissingEntries />
      <div className={styles.wide}>
        <DoneEntries />
      </div>
    </nav>
  );
}

/** What is missing; `onGo` before the field is gone to. */
export function MissingEntries({ onGo }: { onGo?: () => void }) {
  const { entries } = useApply();
  const missing = entries.filter(({ done }) => !done);
  if (missing.length === 0) return null;
  return (
    <ul className={styles.list}>
      {missing.map((entry) => (
        <li key={`${entry.id}.${entry.person ?? ''}`} className={classNames(styles.entry, styles.missing)}>
          {entry.first && <Missing entry={entry} first={entry.first} onGo={onGo} />}
        </li>
      ))}
    </ul>
  );
}

export function DoneEntries() {
  const t = useTexts<typeof apply>('apply');
  const { entries } = useApply();
  const done = entries.filter((entry) => entry.done);
  if (done.length === 0) return null;
  return (
    <ul className={styles.list}>
      {done.map((entry) => (
        <li key={`${entry.id}.${entry.person ?? ''}`} className={styles.entry}>
          <Icon name="check" />
          <span>
            <EntryName entry={entry} />
            <VisuallyHidden> {t('checklist.done')}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}

function EntryName({ entry: { id, person } }: { entry: ChecklistEntry }) {
  const t = useTexts<typeof apply>('apply');
  const nameOf = useNameOf();
  return person ? t('checklist.certificateOf', { name: nameOf(person) }) : t(`checklist.${id}`);
}

type MissingProps = {
  entry: ChecklistEntry;
  first: NonNullable<ChecklistEntry['first']>;
  onGo: (() => void) | undefined;
};

function Missing({ entry, first, onGo }: MissingProps) {
  const t = useTexts<typeof apply>('apply');
  const { data, uploading, goTo, press } = useApply();
  const [, slot, person] = first.path.startsWith('files.') ? first.path.split('.') : [];
  const sending = uploading.find(
    (item) => item.slot === slot && item.person === person && item.state === 'sending',
  );
  const percent = sending ? percentOf(sending.loaded, sending.total) : null;
  return (
    <Link
      className={styles.link}
      to={`${stepPath(data, first.step, memberOf(first.path))}#${fieldId(first.path)}`}
      onClick={(event) => {
        event.preventDefault();
        onGo?.();
        press(first.step);
        goTo(first.step, first.path);
      }}
    >
      <span>
        <EntryName entry={entry} />
      </span>
      {percent === null ? (
        <Icon name="arrow-right" size="sm" />
      ) : (
        <small>{t('checklist.sending', { percent })}</small>
      )}
    </Link>
  );
}
