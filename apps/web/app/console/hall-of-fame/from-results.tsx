import type { HofSource } from '@chulbal/contract/hall-of-fame/operators';
import { consoleCommands } from '../../lib/command/commands.ts';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import styles from './from-results.module.css';
import type { hofFields as texts } from './hof-fields.ko.ts';

const hofCommand = consoleCommands('hof');

/** Announced results of final stages, each with the press that makes drafts of its winners. */
export function FromResults({ sources }: { sources: readonly HofSource[] }) {
  const t = useTexts<typeof texts>('hofFields');
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources} aria-labelledby="from-results">
      <Heading size="xl" id="from-results">
        {t('results.title')}
      </Heading>
      <p>{t('results.text')}</p>
      <ul>
        {sources.map((source) => (
          <Source key={`${source.trackNo} ${source.stageNo}`} source={source} />
        ))}
      </ul>
    </section>
  );
}

function Source({ source }: { source: HofSource }) {
  const t = useTexts<typeof texts>('hofFields');
  const language = useLanguage();
  const { busy, problem, run } = useCommand();
  const { trackNo, stageNo, year, lane, trackName, stageName, winners, made } = source;
  const left = winners - made;
  const name = `${year} ${trackName[language]} ${stageName[language]}`;
  async function make() {
    const done = await run(() => hofCommand('make', { trackNo, stageNo }));
    if (done) toast.success(t('results.done', { count: done.data.made }));
  }
  return (
    <li>
      <LaneNo lane={lane} size="sm" />
      <span className={styles.about}>
        <b>{name}</b>
        <small>
          {left > 0 ? t('results.left', { winners, count: left }) : t('results.all', { count: winners })}
        </small>
      </span>
      {left > 0 && (
        <Button
          variant="line"
          size="sm"
          busy={busy}
          aria-label={t('results.makeOf', { name })}
          onClick={() => void make()}
        >
          {t('results.make')}
        </Button>
      )}
      {problem && <ErrorSummary errors={{}} message={problem.message} />}
    </li>
  );
}
