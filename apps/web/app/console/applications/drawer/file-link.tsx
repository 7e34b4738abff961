import type { ApplicationDetail } from '@chulbal/contract/applications/operators';
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
