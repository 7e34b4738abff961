import { JsonLd } from '../../lib/json-ld.tsx';
import { useRootData } from '../../lib/root-data.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Link } from '../action/link.tsx';
import type { ui } from '../ui.ko.ts';
import styles from './breadcrumbs.module.css';

export type Crumb = { text: string; to?: string };

/** The way to this page: 처음 / 대회 / 일정 맵. The start page is put in front by itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTexts<typeof ui>('ui');
  const { origin } = useRootData();
  const all: Crumb[] = [{ text: t('home'), to: '/' }, ...crumbs];
  // Search engines ask for an address of every place but the last: a section has none of its own.
  const told = all.filter(({ to }, index) => to || index === all.length - 1);
  return (
    <nav aria-label={t('crumbs')}>
      <ol className={styles.list}>
        {all.map(({ text, to }, index) => (
          <li key={text} aria-current={index === all.length - 1 ? 'page' : undefined}>
            {to ? <Link to={to}>{text}</Link> : text}
          </li>
        ))}
      </ol>
      <JsonLd
        facts={{
          '@type': 'BreadcrumbList',
          itemListElement: told.map(({ text, to }, index) => ({
            ...{ '@type': 'ListItem', position: index + 1, name: text },
            ...(to ? { item: origin + to } : {}),
          })),
        }}
      />
    </nav>
  );
}
