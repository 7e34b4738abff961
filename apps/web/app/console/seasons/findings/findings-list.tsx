import { type Contradiction, contradictions } from '@chulbal/contract/seasons/contradictions';
import { fixOf, keyOf } from '@chulbal/contract/seasons/fixes';
import type { SeasonPlan } from '@chulbal/contract/seasons/plan';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useBuilder } from '../builder-context.ts';
import { BuilderIcon } from '../builder-icon.tsx';
import { nameOf } from '../name-of.ts';
import { trackAt } from '../plan/plan-edits.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { useTab } from '../use-tab.ts';
import { fieldOf } from './field-of.ts';
import { fixWords, whatOf, wordsOf } from './finding-words.ts';
import styles from './findings.module.css';
import { useFindingTools } from './use-finding-tools.ts';

/** English texts that are missing are one row a track, however many they are. */
type Row = { key: string; found: Contradiction; others: Contradiction[] };

/** Everything that contradicts itself or asks for a second look, each with what can be done in one click. */
export function FindingsList() {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { plan: now, readOnly } = useBuilder();
  const plan = useDeferredValue(now);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => rowsOf(plan), [plan]);
  const shown = rows.filter(({ key }) => !kept.has(key));
  const blocks = shown.some(({ found }) => found.weight === 'blocks');

  return (
    <section className={styles.findings} aria-labelledby="findings" id="to-fix">
      <div className={styles.head}>
        <h2 id="findings" tabIndex={-1}>
          {t('findingTitle')}
        </h2>
        <p>{blocks ? t('lede') : t('none')}</p>
      </div>
      {shown.length > 0 && (
        <ul>
          {shown.map((row) => (
            <Finding
              key={row.key}
              plan={plan}
              row={row}
              readOnly={readOnly}
              onKeep={() => setKept(new Set([...kept, row.key]))}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type FindingProps = { plan: SeasonPlan; row: Row; readOnly: boolean; onKeep: () => void };

function Finding({ plan, row, readOnly, onKeep }: FindingProps) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const language = useLanguage();
  const { editor, say } = useBuilder();
  const tools = useFindingTools();
  const goTo = useGoTo();
  const { found, others } = row;
  const track = trackAt(plan, found.lane ?? 0);
  const fix = useMemo(() => (readOnly ? null : fixOf(plan, found)), [plan, found, readOnly]);
  const many = others.length > 0;
  const { title, detail } = many
    ? { title: t('missingEnglish', { count: others.length + 1 }), detail: listOf([found, ...others]) }
    : wordsOf(plan, found, tools);

  function listOf(all: Contradiction[]): string {
    const first = all.slice(0, 4).map((one) => whatOf(plan, one, tools));
    const list = first.join(', ');
    return all.length > first.length ? t('more', { list, count: all.length - first.length }) : list;
  }
  function act() {
    if (!fix) return goTo(found);
    editor.edit(null, () => fix.plan);
    say(fixWords(plan, fix.step, tools));
  }
  const words = fix ? fixWords(plan, fix.step, tools) : t(actWord(found));

  return (
    <li>
      <span className={styles[found.weight]} title={t(found.weight)}>
        {found.weight === 'blocks' ? <BuilderIcon name="stop" /> : <Icon name="warning" size="sm" />}
        <VisuallyHidden>{t(found.weight)}</VisuallyHidden>
      </span>
      <span className={styles.track}>
        {track ? (
          <>
            <LaneNo lane={track.lane} size="sm" />
            <span>{nameOf(track.name, language)}</span>
          </>
        ) : (
          t('season')
        )}
      </span>
      <button type="button" className={styles.words} onClick={() => goTo(found)}>
        <b>{title}</b>
        {detail && <small>{detail}</small>}
      </button>
      <span className={styles.acts}>
        {found.kind === 'holidayInReview' && (
          <Button size="sm" onClick={onKeep}>
            {t('keep')}
          </Button>
        )}
        {!readOnly && found.kind !== 'holidayInReview' && (
          <Button size="sm" onClick={act}>
            {words}
          </Button>
        )}
      </span>
    </li>
  );
}

/** What pressing does where only a person can decide. */
function actWord({ kind }: Contradiction): 'upload' | 'write' | 'go' {
  if (kind === 'guardianFormMissing') return 'upload';
  return kind === 'englishMissing' ? 'write' : 'go';
}

function rowsOf(plan: SeasonPlan): Row[] {
  const rows: Row[] = [];
  const english = new Map<number | null, Row>();
  const all = contradictions(plan);
  const sorted = [
    ...all.filter(({ weight }) => weight === 'blocks'),
    ...all.filter(({ weight }) => weight === 'warns'),
  ];
  for (const found of sorted) {
    const gathered = found.kind === 'englishMissing' ? english.get(found.lane) : undefined;
    if (gathered) {
      gathered.others.push(found);
      continue;
    }
    const row = { key: keyOf(found), found, others: [] };
    if (found.kind === 'englishMissing') english.set(found.lane, row);
    rows.push(row);
  }
  return rows;
}

/** Opens the place of a contradiction, with focus on the field that is to be changed. */
function useGoTo(): (found: Contradiction) => void {
  const { choose, focusAt } = useBuilder();
  const [, setTab] = useTab();
  return (found) => {
    const { tab, field } = fieldOf(found);
    if (found.lane !== null) choose({ lane: found.lane, stageNo: found.stageNo }, field);
    else {
      setTab(tab);
      focusAt(field);
    }
  };
}
