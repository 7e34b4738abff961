import { peopleOf } from '@chulbal/contract/applications/rules';
import type { DocumentRule } from '@chulbal/contract/seasons/seasons';
import { useTexts } from '../../../lib/use-texts.ts';
import type { apply } from '../apply.ko.ts';
import { useApply } from '../form/apply-context.ts';
import styles from './documents.module.css';
import { SlotFiles } from './slot-files.tsx';
import { useNameOf } from './use-name-of.ts';

/** A document that every person of the team has to bring: one place of each, by name. */
export function EveryoneRows({ rule }: { rule: DocumentRule }) {
  const t = useTexts<typeof apply>('apply');
  const { data, form, files, uploads, uploading, removeFile, errorOf, touch } = useApply();
  const nameOf = useNameOf();
  const people = peopleOf(form);
  const inSlot = files.filter(({ slot }) => slot === rule.slot);
  const there = people.filter((person) => inSlot.some((file) => file.person === person)).length;
  // Uploaded before names were asked, or of somebody who is no longer in the team.
  const others = [...new Set(inSlot.map(({ person }) => person))].filter(
    (person) => !person || !people.includes(person),
  );
  const shared = { rule: { ...rule, maxFiles: 1 }, files, uploads, uploading, words: data.words };
  return (
    <section aria-labelledby={`everyone-${rule.slot}`}>
      <div className={styles.everyone}>
        <h3 id={`everyone-${rule.slot}`}>{rule.label}</h3>
        <span>
          <b>{there}</b> / {t('people', { count: people.length })}
        </span>
      </div>
      {people.map((person) => {
        const path = `files.${rule.slot}.${person}`;
        return (
          <SlotFiles
            key={person}
            {...shared}
            slot={rule.slot}
            person={person}
            label={nameOf(person)}
            required
            name={path}
            disabled={!data.open}
            error={errorOf(path)}
            onRemove={(file) => {
              touch(path);
              void removeFile(file);
            }}
          />
        );
      })}
      {others.map((person) => (
        <SlotFiles
          key={person ?? ''}
          {...shared}
          rule={{ ...rule, maxFiles: 0 }}
          slot={rule.slot}
          person={person}
          label={t(person ? 'file.ofNobody' : 'file.unnamed')}
          name={`files.${rule.slot}`}
          disabled={!data.open}
          onRemove={(file) => void removeFile(file)}
        />
      ))}
    </section>
  );
}
