import type { ReactNode } from 'react';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import type { consoleFrame as texts } from './console-frame.ko.ts';
import styles from './page.module.css';

type Props = {
  /** The page's name: its heading, and in the title of the window. */
  title: string;
  /** Title of the window where the heading alone does not say it. */
  windowTitle?: string;
  /** Beside the name: a SeasonSwitch. */
  season?: ReactNode;
  /** After it: a state, a short action. */
  children?: ReactNode;
};

/** The head of a console page. First thing in the page; it lies in the bar on top, before search and clock. */
export function PageHead({ title, windowTitle, season, children }: Props) {
  const t = useTexts<typeof texts>('consoleFrame');
  return (
    <>
      <PageMeta title={`${windowTitle ?? title} · ${t('nav.area')}`} noIndex />
      <div className={styles.head}>
        <h1>{title}</h1>
        {season}
        {children}
      </div>
    </>
  );
}
