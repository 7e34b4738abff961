import type { PastLine } from '@chulbal/contract/past-companies/operators';
import { MOST_PAST_BYTES } from '@chulbal/contract/past-companies/values';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTexts } from '../../../lib/use-texts.ts';
import { useWait } from '../../../lib/use-wait.ts';
import { storeContent } from '../../../ui/rich-editor/content-files.ts';
import { readAsBase64 } from '../../evaluators/list-reading.ts';
import { batchCommand } from '../../shell/commands.ts';
import type { pastAdmin as texts } from '../past-admin.ko.ts';
import { sortChosen } from './chosen-files.ts';

type Stored = { name: string; serverFileName: string };
type Reading = {
  state: 'idle' | 'reading' | 'storing' | 'read' | 'bringing';
  csv: File | null;
  pictures: Stored[];
  refused: { name: string; reason: string }[];
  lines: readonly PastLine[] | null;
  problem: string | null;
  /** How far the pictures are. */
  done: number;
  total: number;
};

const idle: Reading = {
  ...{ state: 'idle', csv: null, pictures: [], refused: [], lines: null, problem: null, done: 0, total: 0 },
};

/**
 * A list on its way in: files are sorted, every picture is stored by itself, the server looks at each line, and what is good
 * is brought in. More files can be chosen at any time; they join those that are there.
 */
export function usePastList() {
  const t = useTexts<typeof texts>('pastAdmin');
  const { revalidate } = useRevalidator();
  const [reading, setReading] = useState(idle);
  const { held, wait } = useWait();
  const say = (part: Partial<Reading>) => setReading((before) => ({ ...before, ...part }));

  async function choose(files: readonly File[]) {
    say({ state: 'reading', problem: null, lines: null });
    const chosen = await sortChosen(files);
    const refused = chosen.refused.map(({ name, why }) => ({ name, reason: t(`list.refusals.${why}`) }));
    const pictures: Stored[] = [...reading.pictures];
    for (const [done, picture] of chosen.pictures.entries()) {
      say({ state: 'storing', done: done + 1, total: chosen.pictures.length });
      try {
        const { serverFileName } = await storeContent(picture, 'picture', t('list.pictureFailed'), wait());
        pictures.push({ name: picture.name, serverFileName });
      } catch (reason) {
        refused.push({ name: picture.name, reason: reason instanceof Error ? reason.message : '' });
      }
    }
    const csv = chosen.csv ?? reading.csv;
    say({ state: 'read', csv, pictures, refused });
    if (csv) await look(csv, pictures);
    else say({ problem: t('list.noCsv') });
  }

  async function look(file: File, pictures: Stored[]) {
    const csv = await textOf(file);
    if (csv === null) return;
    const answer = await batchCommand('readList', { csv, pictures });
    if (answer.kind === 'done') say({ lines: answer.data, problem: null });
    else if (answer.kind === 'refused') say({ problem: answer.problem.fields.csv ?? answer.problem.message });
    else say({ problem: t('failed') });
  }

  async function textOf(file: File): Promise<string | null> {
    const bytes = file.size > MOST_PAST_BYTES ? 'tooBig' : await readAsBase64(file);
    if (typeof bytes !== 'string') return bytes.csv;
    say({ problem: t(`list.${bytes}`) });
    return null;
  }

  /** How many were brought in; null where they were not. */
  async function bring(): Promise<number | null> {
    const { csv: file, pictures } = reading;
    const csv = file && (await textOf(file));
    if (!file || !csv) return null;
    say({ state: 'bringing', problem: null });
    const answer = await batchCommand('bringIn', { csv, pictures, fileName: file.name.normalize('NFC') });
    if (answer.kind !== 'done') {
      say({ state: 'read', problem: answer.kind === 'refused' ? answer.problem.message : t('failed') });
      return null;
    }
    const { made, shownAgain, left } = answer.data;
    say({ state: 'read', lines: left });
    void revalidate();
    return made + shownAgain;
  }

  return { reading, held, choose, bring, restart: () => setReading(idle) };
}
