import { blocking, contradictions } from '@chulbal/contract/seasons/contradictions';
import type { DraftedSeasonView } from '@chulbal/contract/seasons/operators';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLeaveGuard } from '../../lib/leave-guards.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { SavedState } from '../../ui/autosave/saved-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { SeasonSwitch } from '../shell/season-switch.tsx';
import { useOperator } from '../shell/use-operator.ts';
import { type Builder, BuilderContext, useBuilder } from './builder-context.ts';
import { BuilderIcon } from './builder-icon.tsx';
import { fieldOf } from './findings/field-of.ts';
import { LanesTab } from './lanes/lanes-tab.tsx';
import { BonusesTab } from './lists/bonuses-tab.tsx';
import { ChoicesTab } from './lists/choices-tab.tsx';
import { RegionsTab } from './lists/regions-tab.tsx';
import { SchoolsTab } from './lists/schools-tab.tsx';
import { VersionsTab } from './lists/versions-tab.tsx';
import type { Place } from './plan/plan-edits.ts';
import { FinishDialog } from './publish/finish-dialog.tsx';
import { PublishButton } from './publish/publish-button.tsx';
import { SaveActs, SeasonConflict } from './save/save-acts.tsx';
import { useSeasonSaved } from './save/use-season-saved.ts';
import type { seasonBuilder as texts } from './season-builder.ko.ts';
import type { SeasonEditor } from './season-editor.ts';
import styles from './season-page.module.css';
import { uploadForm } from './uploads.ts';
import { useFocusRequest } from './use-focus-request.ts';
import { useSeasonEditor } from './use-season-editor.ts';
import { tabNames, useTab } from './use-tab.ts';

type Props = { season: DraftedSeasonView; years: readonly number[]; now: number };

/** One season: its parts as tabs over one plan, which is saved by itself and published from here. */
export function SeasonPage({ season, years, now }: Props) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { can } = useOperator();
  const { editor, view } = useSeasonEditor(season);
  const [tab] = useTab();
  const [chosen, setChosen] = useState<Place | null>(null);
  const [said, setSaid] = useState('');
  const [finishing, setFinishing] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const saved = useSeasonSaved(view);
  const plan = view.history.present;
  const { year } = plan;
  const readOnly = !can('editSeason');
  const found = useMemo(() => contradictions(plan), [plan]);
  const focusAt = useFocusRequest(plan, chosen);
  const say = useCallback((text: string) => setSaid((before) => (before === text ? `${text} ` : text)), []);
  useUndoKeys(editor, readOnly, say);
  useLeaveGuard(() => !editor.isSaved, { save: () => editor.save(), closing: true });

  const builder: Builder = {
    editor,
    view,
    plan,
    found,
    readOnly,
    chosen,
    choose: (place, focus) => {
      setChosen(place);
      if (focus) focusAt(focus);
    },
    focusAt,
    askToFinish: can('publishSeason') ? () => setFinishing(true) : null,
    uploadForm,
    say,
  };
  const saving = { saved, onConflicts: () => setChoosing(true), wake: () => editor.wake() };
  const tabs = {
    lanes: <LanesTab now={now} />,
    regions: <RegionsTab />,
    choices: <ChoicesTab />,
    bonuses: <BonusesTab />,
    schools: <SchoolsTab />,
    versions: <VersionsTab />,
  };

  return (
    <BuilderContext value={builder}>
      <PageHead
        title={t(`tabs.${tab}`)}
        windowTitle={t('window', { year })}
        season={<SeasonSwitch year={year} years={years} to={(other) => `/console/seasons/${other}`} />}
      >
        <SeasonStatus />
      </PageHead>
      <div className={styles.page} data-tab={tab}>
        <div className={styles.strip}>
          <SeasonTabs />
          <div className={styles.saving}>
            <SeasonInForce />
            {saved.quiet && !readOnly && <SavedState {...saving} />}
            <PublishButton />
          </div>
        </div>
        {!saved.quiet && (
          <SavedState {...saving} band>
            <SaveActs />
          </SavedState>
        )}
        {tabs[tab]}
      </div>
      <SeasonConflict open={choosing} onOpen={setChoosing} />
      <FinishDialog open={finishing} onClose={() => setFinishing(false)} />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </BuilderContext>
  );
}

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y), also in fields: what is typed is part of the plan. */
function useUndoKeys(editor: SeasonEditor, readOnly: boolean, say: (text: string) => void): void {
  const t = useTexts<typeof texts>('seasonBuilder');
  useEffect(() => {
    if (readOnly) return;
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('dialog')) return;
      const key = event.key.toLowerCase();
      const redo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey);
      if (!redo && key !== 'z') return;
      event.preventDefault();
      if (redo) editor.redo();
      else editor.undo();
      say(redo ? t('tools.redone') : t('tools.undone'));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [editor, readOnly, say, t]);
}

/** The parts of a season. A mark stands at those where something keeps it from being published. */
function SeasonTabs() {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { found } = useBuilder();
  const [tab, setTab] = useTab();
  const wrong = blocking(found).map((one) => (one.lane === null ? fieldOf(one).tab : 'lanes'));
  return (
    <nav aria-label={t('tabs.label')} className={styles.tabs}>
      {tabNames.map((name) => {
        const count = wrong.filter((one) => one === name).length;
        return (
          <button
            key={name}
            type="button"
            aria-current={name === tab ? 'page' : undefined}
            onClick={() => setTab(name)}
          >
            {t(`tabs.${name}`)}
            {count > 0 && name !== 'lanes' && (
              <>
                <i className={styles.dot} />
                <VisuallyHidden>{t('state.blocks', { count })}</VisuallyHidden>
              </>
            )}
          </button>
        );
      })}
    </nav>
  );
}

/** Beside the page's name: how much is to be fixed. */
function SeasonStatus() {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { found } = useBuilder();
  const blocks = found.filter(({ weight }) => weight === 'blocks').length;
  const warns = found.length - blocks;
  return (
    <p className={styles.status}>
      {blocks > 0 && (
        <span className={styles.bad}>
          <BuilderIcon name="stop" />
          <b>{t('state.blocks', { count: blocks })}</b>
        </span>
      )}
      {warns > 0 && (
        <span className={styles.warn}>
          <Icon name="warning" size="sm" />
          <b>{t('state.warns', { count: warns })}</b>
        </span>
      )}
    </p>
  );
}

/** What of the season is in force, and whether the plan has gone on since. */
function SeasonInForce() {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { view, readOnly } = useBuilder();
  const { status, rulesVersion, changed } = view.season;
  return (
    <p className={styles.inForce}>
      {status === 'draft' && t('state.draft')}
      {status === 'published' && t('state.published', { version: rulesVersion })}
      {status === 'finished' && t('state.finished')}
      {changed && status !== 'draft' && ` · ${t('state.changed')}`}
      {readOnly && ` · ${t('state.readOnly')}`}
    </p>
  );
}
