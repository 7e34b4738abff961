import type { ApplicationDetail } from '@chulbal/contract/applications/operators';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { shownAs } from '../documents/shown-as.ts';
import { useSaveDocument } from '../documents/use-save-document.ts';
import type { teamDrawer as texts } from '../team-drawer.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import styles from './drawer.module.css';

/** A document of the application, or of material. */
export type TeamFile = Pick<ApplicationDetail['files'][number], 'serverFileName' | 'name' | 'label' | 'size'>;

/** A document by its name: shown in place where a browser can, downloaded otherwise; plain text without the right. */
export function FileLink({ file }: { file: TeamFile }) {
  const t = useTexts<typeof texts>('teamDrawer');
  const { state, can, go } = useTeamList();
  const save = useSaveDocument();
  const { name, serverFileName } = file;
  if (!can('readDocuments')) return <span>{name}</span>;
  const shows = shownAs(name) !== null;
  return (
    <button
      type="button"
      className={styles.file}
      aria-current={state.file === serverFileName || undefined}
      title={t(shows ? 'files.show' : 'files.save', { name })}
      onClick={() => (shows ? go({ team: state.team, file: serverFileName }) : void save(file))}
    >
      {name}
    </button>
  );
}

/** A part of the drawer under its title; `end` stands at the right of it. */
export function DrawerSection({
  title,
  end,
  children,
}: {
  title: string;
  end?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.title}>
        <h3 id={id}>{title}</h3>
        {end && <span className={styles.end}>{end}</span>}
      </div>
      {children}
    </section>
  );
}
