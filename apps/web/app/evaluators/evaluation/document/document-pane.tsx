import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import type { judging as texts } from '../judging.ko.ts';
import type { SheetPlace } from '../sheet/save-call.ts';
import type { TargetData } from '../target-data.ts';
import styles from './document-pane.module.css';
import { fetchJudged } from './fetch-judged.ts';
import formViewStyles from './form-view.module.css';
import { OpenDocument } from './open-document.tsx';

/** What keys elsewhere on the page may ask of the document that is shown. */
export type PaneHandle = { turn: (by: 1 | -1) => void; find: () => void; focus: () => void };

const formTab = 'form';

type Props = { data: TargetData; place: SheetPlace; handle: RefObject<PaneHandle | null> };

/** What there is to judge: the documents as tabs, each shown in place, and what the team wrote in its form. */
export function DocumentPane({ data, place, handle }: Props) {
  const t = useTexts<typeof texts>('judging');
  const { documents, stage } = data;
  const [chosen, setChosen] = useState(documents[0]?.serverFileName ?? formTab);
  const loaded = useRef(new Map<string, Promise<Blob>>());
  const pane = useRef<HTMLElement>(null);
  const tabs = [
    ...documents.map(({ serverFileName, label }) => ({ key: serverFileName, text: label })),
    { key: formTab, text: t('form') },
  ];
  const file = documents.find(({ serverFileName }) => serverFileName === chosen);

  useImperativeHandle(handle, () => {
    const region = () => pane.current?.querySelector<HTMLElement>('section[tabindex="0"]');
    return {
      turn: (by) => region()?.scrollBy({ top: by * (region()?.clientHeight ?? 0) * 0.9 }),
      find() {
        const field = pane.current?.querySelector<HTMLElement>('input[type="search"]');
        if (field) field.focus();
        else pane.current?.querySelector<HTMLElement>('[data-find]')?.click();
      },
      // While it comes, or where it cannot be shown here, its tab is what there is.
      focus: () =>
        (region() ?? pane.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'))?.focus(),
    };
  }, []);

  /** Bytes are fetched once for each document of the page: every reading is on record. */
  const load = () => {
    const known = loaded.current.get(chosen) ?? fetchJudged(place, chosen);
    loaded.current.set(chosen, known);
    known.catch(() => loaded.current.delete(chosen));
    return known;
  };

  const bar = (tools: ReactNode) => (
    <DocumentTabs tabs={tabs} chosen={chosen} onChoose={setChosen} label={t('tabs')}>
      {tools}
    </DocumentTabs>
  );
  return (
    <section className={styles.pane} aria-label={t('label')} ref={pane} data-documents>
      {file ? (
        <OpenDocument
          key={chosen}
          file={file}
          place={place}
          load={load}
          blind={stage.blindNames || stage.blindSchools}
          bar={bar}
        />
      ) : (
        <>
          {bar(null)}
          <FormView data={data} />
        </>
      )}
    </section>
  );
}

type DocumentTabsProps = {
  tabs: readonly { key: string; text: string }[];
  chosen: string;
  onChoose: (key: string) => void;
  label: string;
  /** Tools of what is shown. */
  children: ReactNode;
};

/** The documents as tabs, arrows move between them; at the right the tools of the one that is shown. */
function DocumentTabs({ tabs, chosen, onChoose, label, children }: DocumentTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  function move(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const now = tabs.findIndex(({ key }) => key === chosen);
    const next = (now + by + tabs.length) % tabs.length;
    onChoose(tabs[next]?.key ?? chosen);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }
  return (
    <div className={styles.bar}>
      <div className={styles.tabs} role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ key, text }) => (
          <button
            key={key}
            type="button"
            role="tab"
            aria-selected={key === chosen}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChoose(key)}
          >
            {text}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}

type Data = Pick<TargetData, 'target' | 'technology' | 'texts' | 'people'>;

/** What the team wrote in its application, as a sheet to read. */
function FormView({ data }: { data: Data }) {
  const t = useTexts<typeof texts>('judging');
  const { target, technology, people } = data;
  const facts = [
    [t('itemPart'), target.itemPart],
    [t('technology'), technology],
    [t('region'), target.region ?? ''],
  ].filter(([, text]) => text !== '');
  return (
    <ScrollRegion className={formViewStyles.scroll} label={t('form')}>
      <article className={formViewStyles.sheet}>
        <h2>{target.itemName}</h2>
        <dl className={formViewStyles.facts}>
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {data.texts.map(({ field, text }) => (
          <section key={field}>
            <h3>{t(`field.${field}`)}</h3>
            <p className={formViewStyles.text}>{text || <i>{t('empty')}</i>}</p>
          </section>
        ))}
        {people.length > 0 && (
          <section>
            <h3>{t('people')}</h3>
            <ul className={formViewStyles.people}>
              {people
                .map((person, at) => ({ ...person, at }))
                .map(({ leader, name, school, major, at }) => (
                  <li key={at}>
                    <b>{t(leader ? 'leader' : 'member')}</b>
                    <span>{name ?? t('blindName')}</span>
                    <span>{school ?? t('blindSchool')}</span>
                    <span>{major}</span>
                  </li>
                ))}
            </ul>
          </section>
        )}
      </article>
    </ScrollRegion>
  );
}
