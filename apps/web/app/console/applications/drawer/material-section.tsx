import type { TeamMaterial } from '@chulbal/contract/materials/operators';
import { stampText } from '@chulbal/contract/time-texts';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Link } from '../../../ui/action/link.tsx';
import { formatBytes } from '../../../ui/data/bytes.ts';
import { Status } from '../../../ui/lane/status.tsx';
import type { teamDrawer as texts } from '../team-drawer.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import styles from './drawer.module.css';
import { DrawerSection, FileLink } from './section.tsx';

/** What later stages ask of the team, and the files that it handed in; nothing where none asks. */
export function MaterialSection({ materials }: { materials: readonly TeamMaterial[] }) {
  const t = useTexts<typeof texts>('teamDrawer');
  const { can } = useTeamList();
  const [first] = materials;
  if (!first) return null;
  return (
    <DrawerSection
      title={t('material.title')}
      end={
        <Link className={styles.link} to={`/console/materials?stage=${first.trackNo}-${first.stageNo}`}>
          {t('material.all')}
        </Link>
      }
    >
      <ul className={styles.rows}>
        {materials.map((material) => (
          <Stage key={material.stageNo} material={material} />
        ))}
      </ul>
      {materials.some(({ receipt }) => receipt) && (
        <p className={styles.note}>{t(can('readDocuments') ? 'files.logged' : 'files.noRight')}</p>
      )}
    </DrawerSection>
  );
}

function Stage({ material }: { material: TeamMaterial }) {
  const t = useTexts<typeof texts>('teamDrawer');
  const language = useLanguage();
  const { stageName, state, closesAt, receipt } = material;
  const standing = receipt ? 'submitted' : state === 'closed' ? 'closed' : 'missing';
  const marks = { submitted: 'submitted', closed: 'closed', missing: 'upcoming' } as const;
  return (
    <li>
      <span className={styles.main}>{stageName}</span>
      <span className={styles.side}>
        <Status kind={marks[standing]} inherit>
          {t(`material.${standing}`)}
        </Status>
        {receipt ? (
          <time dateTime={receipt.arrivedAt}>{stampText(receipt.arrivedAt, language)}</time>
        ) : (
          t('material.until', { at: momentText(closesAt, language) })
        )}
      </span>
      {receipt?.files.map((file) => (
        <span key={file.serverFileName} className={styles.line}>
          <FileLink file={file} /> {file.label} · {formatBytes(file.size)}
        </span>
      ))}
    </li>
  );
}
