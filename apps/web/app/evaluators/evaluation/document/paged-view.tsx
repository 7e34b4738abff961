import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import type { Hit, PagedDocument, PageSize } from '../../../ui/documents/paged-document.ts';
import { mostPages } from '../../../ui/documents/sheet-size.ts';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import type { judging as texts } from '../judging.ko.ts';
import styles from './document-pane.module.css';
import { FindBar, useSearch } from './find-bar.tsx';
import { PageSheet } from './page-sheet.tsx';
import { PageThumbs } from './page-thumbs.tsx';
import { PageTools } from './page-tools.tsx';

type Props = {
  shown: PagedDocument;
  name: string;
  /** Gives the bar of the documents' tabs with the tools in it. */
  bar: (tools: ReactNode) => ReactNode;
  /** What is to be known of the document, said above its first page. */
  notes: readonly string[];
};

const zooms: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
const a4: PageSize = { width: 794, height: 1123 };

/** A document of pages: previews at the left, pages under one another, tools, and searching. */
export function PagedView({ shown, name, bar, notes }: Props) {
  const t = useTexts<typeof texts>('judging');
  const scroller = useRef<HTMLElement>(null);
  const [at, setAt] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [width, setWidth] = useState(0);
  const [size, setSize] = useState(a4);
  const [finding, setFinding] = useState(false);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = useSearch(shown, finding ? query : '');
  const pages = Math.min(shown.pages, mostPages);
  const hit = found.hits[chosen] ?? null;

  useEffect(() => {
    shown.sizeOf(1).then(setSize, () => {});
  }, [shown]);

  // pages are drawn as wide as they stand, so they are drawn anew when the pane has come to rest at another width
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const seen = new ResizeObserver(() => {
      clearTimeout(soon);
      soon = setTimeout(() => setWidth(element.clientWidth), 120);
    });
    seen.observe(element);
    return () => {
      clearTimeout(soon);
      seen.disconnect();
    };
  }, []);

  const sheetOf = (page: number) => scroller.current?.querySelector<HTMLElement>(`[data-page="${page}"]`);

  function goTo(page: number) {
    const sheet = sheetOf(page);
    if (sheet) scroller.current?.scrollTo({ top: sheet.offsetTop - 14 });
    setAt(page);
  }

  function showHit(next: Hit) {
    const sheet = sheetOf(next.page);
    const element = scroller.current;
    if (!sheet || !element) return;
    const top = sheet.offsetTop + (next.boxes[0]?.top ?? 0) * sheet.offsetHeight;
    element.scrollTo({ top: top - element.clientHeight / 3 });
  }

  // the first hit from here on is shown as soon as there is one
  const asked = useRef('');
  useEffect(() => {
    if (found.hits.length === 0 || asked.current === query) return;
    asked.current = query;
    const first = Math.max(
      0,
      found.hits.findIndex(({ page }) => page >= at),
    );
    setChosen(first);
    const next = found.hits[first];
    if (next) showHit(next);
  });

  function turnHit(by: 1 | -1) {
    const { length } = found.hits;
    if (length === 0) return;
    const next = (chosen + by + length) % length;
    setChosen(next);
    const to = found.hits[next];
    if (to) showHit(to);
  }

  function noteScroll() {
    const element = scroller.current;
    if (!element) return;
    const middle = element.scrollTop + element.clientHeight / 3;
    const sheets = [...element.querySelectorAll<HTMLElement>('[data-page]')];
    const now = sheets.findLast(({ offsetTop }) => offsetTop <= middle);
    if (now) setAt(Number(now.dataset.page));
  }

  const step = (by: 1 | -1) => {
    const now = zooms.indexOf(zoom);
    setZoom(zooms[Math.min(zooms.length - 1, Math.max(0, now + by))] ?? 1);
  };
  const tools = (
    <PageTools
      at={at}
      pages={pages}
      zoom={zoom}
      onPage={goTo}
      onZoom={step}
      onFit={() => setZoom(1)}
      onFind={() => setFinding(!finding)}
      finding={finding}
    />
  );
  return (
    <>
      {bar(tools)}
      {finding && (
        <FindBar
          query={query}
          onQuery={setQuery}
          found={found}
          at={chosen}
          onTurn={turnHit}
          onClose={() => {
            setFinding(false);
            scroller.current?.focus();
          }}
        />
      )}
      <PageThumbs shown={shown} pages={pages} size={size} at={at} onPage={goTo} />
      <ScrollRegion
        className={styles.pages}
        label={t('pages', { name, pages: shown.pages })}
        ref={scroller}
        onScroll={noteScroll}
        data-pages
        style={{ '--zoom': zoom }}
      >
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <PageSheet
            key={page}
            shown={shown}
            page={page}
            size={size}
            width={width * zoom}
            hits={found.hits.filter((each) => each.page === page)}
            hit={hit}
          />
        ))}
        {shown.pages > pages && <p className={styles.note}>{t('documentsMore', { pages })}</p>}
      </ScrollRegion>
    </>
  );
}
