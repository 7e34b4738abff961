import { listPages, type PageRow } from '@chulbal/contract/pages/operators';
import { fullDayText } from '@chulbal/contract/time-texts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/pages-admin';
import type { pagesAdmin as texts } from './pages-admin.ko.ts';
import styles from './pages-admin.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  return { pages: await visitOf(context).api(listPages, {}) };
}

/** `/console/pages`: every page that is written in versions, and where it stands. */
export default function PagesAdmin({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('pagesAdmin');
  return (
    <>
      <PageHead title={t('title')} />
      <div className={styles.page}>
        <p className={styles.lede}>{t('lede')}</p>
        <ul className={styles.list}>
          {loaderData.pages.map((row) => (
            <li key={row.page}>
              <div className={styles.name}>
                <b>{t(`pages.${row.page}`)}</b>
                <small>{t(`notes.${row.page}`)}</small>
              </div>
              <span className={styles.tags}>
                {row.changed && <Tag hot>{t('changed')}</Tag>}
                {row.coming > 0 && <Tag>{t('coming', { count: row.coming })}</Tag>}
                {!row.hasEnglish && <Tag>{t('noEnglish')}</Tag>}
              </span>
              <InForce row={row} />
              <ButtonLink variant="line" to={`/console/pages/${row.page}`}>
                {t('edit')}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function InForce({ row }: { row: PageRow }) {
  const t = useTexts<typeof texts>('pagesAdmin');
  const language = useLanguage();
  return (
    <span className={styles.force}>
      {row.version ? t('version', { version: row.version }) : t('none')}
      {row.effectiveAt && (
        <small>
          {t('state.inForce')} · {fullDayText(row.effectiveAt, language)}
        </small>
      )}
    </span>
  );
}
